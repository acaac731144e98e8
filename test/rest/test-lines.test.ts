import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { TRADES } from '../../src/test-lines/test-line-order.ts'
import type { Api } from '../support/api.ts'
import { openWorld, type World } from '../support/world.ts'

let world: World
let api: Api

beforeAll(async () => {
  world = await openWorld({ workJobs: false })
  api = (await world.account()).api
})
afterAll(() => world.close())

type ErrorBody = { error: { code: string; message: string } }

const ORDER = { business_name: 'Lopez Plumbing', trade: 'plumbing' }

async function order(body: unknown) {
  const answer = await api.post<ErrorBody>('/test-lines', body)
  return [answer.status, answer.body.error.code, answer.body.error.message]
}

describe('an order that is not valid', () => {
  const noZone = 'timezone: not an IANA time zone'
  test.each([
    [{ business_name: undefined }, 'business_name: is missing'],
    [{ business_name: ' ' }, 'business_name: is empty'],
    [{ business_name: 'x'.repeat(81) }, 'business_name: longer than 80 characters'],
    [{ business_name: 7 }, /^business_name: /],
    [{ trade: undefined }, /^trade: /],
    [{ trade: 'Plumbing' }, /^trade: /],
    [{ trade: 'constructor' }, /^trade: /],
    [{ area: 'x'.repeat(101) }, 'area: longer than 100 characters'],
    [{ hours: 'x'.repeat(401) }, 'hours: longer than 400 characters'],
    [{ hours: { Monday: 'closed' } }, /^hours: /],
    [{ services: 'drains' }, /^services: /],
    [{ services: ['drains', ''] }, 'services[1]: is empty'],
    [{ services: Array.from({ length: 13 }, () => 'drains') }, /^services: /],
    [{ timezone: 'Texas' }, noZone],
    [{ timezone: '+05:00' }, noZone],
    [{ timezone: 'America/Chicago; DROP' }, noZone],
    [{ timezone: '' }, 'timezone: is empty'],
    [{ time_zone: 'America/Chicago' }, 'time_zone: unknown field'],
  ])('%j', async (wishes, complaint) => {
    const message = typeof complaint === 'string' ? complaint : expect.stringMatching(complaint)
    expect(await order({ ...ORDER, ...wishes })).toEqual([400, 'invalid_request', message])
  })
})

describe('an order that is right', () => {
  const whole = {
    ...ORDER,
    area: 'Austin, TX',
    hours: 'weekdays eight to six, Saturdays till noon',
    services: Array.from({ length: 12 }, (_, at) => `service ${at}`),
    timezone: 'america/chicago',
  }
  test.each([whole, ...TRADES.map((trade) => ({ ...ORDER, trade }))])(
    'is told that the test number is not answered yet: %j',
    async (body) => {
      expect(await order(body)).toEqual([
        503,
        'test_lines_unavailable',
        'The test number is not answered yet. No code was given out; a line that is set up and paid answers calls today.',
      ])
      expect(await world.app.db.testLine.count()).toBe(0)
    },
  )
})

test('where test lines are switched off, that is what is said', async () => {
  const off = await openWorld({ workJobs: false, settings: { TEST_LINES: 'off' } })
  try {
    const { api: there } = await off.account()
    const { status, body } = await there.post<ErrorBody>('/test-lines', ORDER)
    expect({ status, body }).toEqual({
      status: 503,
      body: {
        error: {
          code: 'test_lines_unavailable',
          message: 'Test lines are switched off on this deployment. No code was given out.',
        },
      },
    })
    expect((await there.post('/test-lines', {})).status).toBe(400)
  } finally {
    await off.close()
  }
})
