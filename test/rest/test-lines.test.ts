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
    [{ time_zone: 'America/Chicago' }, 'time_zone: unknown field'],
  ])('%j', async (wishes, complaint) => {
    const message = typeof complaint === 'string' ? complaint : expect.stringMatching(complaint)
    expect(await order({ ...ORDER, ...wishes })).toEqual([400, 'invalid_request', message])
  })
})

type TestLine = {
  sandbox: boolean
  test_number: string
  test_number_e164: string
  test_code: string
  hear_url: string
  expires_at: string
  calls_allowed: number
  how: string
}

describe('an order that is right', () => {
  const whole = {
    ...ORDER,
    area: 'Austin, TX',
    hours: 'weekdays eight to six, Saturdays till noon',
    services: Array.from({ length: 12 }, (_, at) => `service ${at}`),
    timezone: 'america/chicago',
  }
  test.each([whole, ...TRADES.map((trade) => ({ ...ORDER, trade }))])(
    'gets a code of the shared number: %j',
    async (body) => {
      const { api: own, accountId } = await world.account()
      const before = Date.now()
      const { status, body: line } = await own.post<TestLine>('/test-lines', body)
      const after = Date.now()
      expect(status).toBe(201)
      const stored = await world.app.db.testLine.findFirstOrThrow({ where: { accountId } })
      const { e164 } = await world.app.db.sharedNumber.findFirstOrThrow()
      expect(line).toEqual({
        sandbox: true,
        test_number: e164.replace(/^\+1(...)(...)(....)$/, '($1) $2-$3'),
        test_number_e164: e164,
        test_code: stored.code,
        hear_url: expect.stringMatching(`^${world.url}/hear/${stored.code}-[\\w-]{12}$`),
        expires_at: stored.expiresAt.toISOString(),
        calls_allowed: 5,
        how: expect.stringContaining(`key in or say ${stored.code} when asked`),
      })
      const madeAt = Date.parse(line.expires_at) - 86_400_000
      expect(madeAt).toBeGreaterThanOrEqual(before)
      expect(madeAt).toBeLessThanOrEqual(after)
    },
  )
})

test('the number is bought once, however many ask at once, and carries its label at the carrier', async () => {
  const numbers = await world.app.carrier.findNumbers('Frontdesk test lines')
  expect(numbers).toHaveLength(1)
  const shared = await world.app.db.sharedNumber.findMany()
  expect(shared.map(({ e164, carrierId }) => ({ e164, id: carrierId }))).toEqual(numbers)
})

test('of fifty orders at once an account gets three; the rest are told when to come again', async () => {
  const { api: own, accountId } = await world.account()
  const before = Date.now()
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => own.post<TestLine & ErrorBody>('/test-lines', ORDER)),
  )
  const made = answers.filter(({ status }) => status === 201)
  const refused = answers.filter(({ status }) => status === 429)
  expect([made.length, refused.length]).toEqual([3, 47])
  expect(new Set(made.map(({ body }) => body.test_code)).size).toBe(3)
  expect(await world.app.db.testLine.count({ where: { accountId } })).toBe(3)
  const midnight = new Date().setUTCHours(24, 0, 0, 0)
  for (const { headers, body } of refused) {
    expect(body.error.code).toBe('test_line_limit')
    expect(body.error.message).toContain(`midnight UTC: ${new Date(midnight).toISOString()}`)
    const awaySeconds = Number(headers.get('retry-after'))
    expect(awaySeconds).toBeGreaterThanOrEqual((midnight - Date.now()) / 1_000)
    expect(awaySeconds).toBeLessThanOrEqual(Math.ceil((midnight - before) / 1_000))
  }
})

test('a repeated request gets the first answer and makes nothing', async () => {
  const { api: own, accountId } = await world.account()
  const headers = { 'idempotency-key': 'one' }
  const first = await own.post<TestLine>('/test-lines', ORDER, headers)
  const again = await own.post<TestLine>('/test-lines', ORDER, headers)
  expect(again.body).toEqual(first.body)
  // As after a crash before the response was stored: the work is repeated, with the same ids.
  await world.app.db.idempotencyRecord.updateMany({
    where: { accountId },
    data: { status: null, body: null, claimedAt: new Date(Date.now() - 120_000) },
  })
  expect((await own.post<TestLine>('/test-lines', ORDER, headers)).body).toEqual(first.body)
  expect(await world.app.db.testLine.count({ where: { accountId } })).toBe(1)
})

describe('what is not to be had', () => {
  const refusal = async (settings: Record<string, string>) => {
    const other = await openWorld({ workJobs: false, settings })
    try {
      const { api: there } = await other.account()
      const { status, body } = await there.post<ErrorBody>('/test-lines', ORDER)
      expect((await there.post('/test-lines', {})).status).toBe(400)
      expect(await other.app.db.testLine.count()).toBe(0)
      return [status, body.error.code, body.error.message]
    } finally {
      await other.close()
    }
  }

  test('where test lines are switched off, that is what is said', async () => {
    expect(await refusal({ TEST_LINES: 'off' })).toEqual([
      503,
      'test_lines_unavailable',
      'Test lines are switched off on this deployment. No code was given out.',
    ])
  })

  test('with a real carrier and no number of its own the operator is told what to set', async () => {
    const real = { TWILIO_ACCOUNT_SID: `AC${'1'.repeat(32)}`, TWILIO_AUTH_TOKEN: 'token' }
    expect(await refusal(real)).toEqual([
      503,
      'test_lines_unavailable',
      expect.stringContaining('its operator sets TEST_LINE_NUMBER'),
    ])
  })
})
