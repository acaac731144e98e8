import { afterAll, beforeAll, expect, test } from 'vitest'
import { parseXml } from '../../src/sandbox/twilio/xml.ts'
import { carrierOf } from '../support/carrier-requests.ts'
import { LINE_SETUP, openLiveLine } from '../support/live-line.ts'
import { phoneOf, STRANGER } from '../support/phone.ts'
import { openWorld, type World } from '../support/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const TEST_LINE = { business_name: 'Lopez Plumbing', trade: 'plumbing' }
const MEETING = { meeting_url: 'https://meet.google.com/abc-defg-hij' }

test.each([
  ['/lines', LINE_SETUP, ['business_name', 'city', 'description', 'extra']],
  ['/test-lines', TEST_LINE, ['business_name', 'area', 'hours']],
  ['/meetings', MEETING, ['title']],
])(
  '%s refuses text that no XML document can hold, and names the field',
  async (path, order, fields) => {
    const { api } = await world.account()
    for (const field of fields) {
      for (const [character, name] of [
        ['\u0001', 'U+0001'],
        ['\u001f', 'U+001F'],
        ['\ufffe', 'U+FFFE'],
      ]) {
        const { status, body } = await api.post(path, {
          ...order,
          [field]: `Lopez${character}Plumbing`,
        })
        expect({ status, body }).toEqual({
          status: 400,
          body: {
            error: {
              code: 'invalid_request',
              message: `${field}: has a control character: ${name}`,
            },
          },
        })
      }
    }
  },
)

test('one in a list is named by its place; tabs and line breaks are text', async () => {
  const { api } = await world.account()
  const refused = await api.post('/lines', { ...LINE_SETUP, services: ['Leaks', 'Drains\b'] })
  expect(refused.body).toMatchObject({
    error: { message: 'services[1]: has a control character: U+0008' },
  })
  const extra = 'No gas lines.\r\n\tAsk for Ana.'
  expect((await api.post('/lines', { ...LINE_SETUP, extra })).status).toBe(201)
})

test('a name that was stored before is said without it', async () => {
  const { number, lineId } = await openLiveLine(world)
  const businessName = 'Lopez\u0001 Plumbing\uffff & Sons'
  await world.app.db.line.updateMany({ where: { id: lineId }, data: { businessName } })
  const form = { CallSid: 'CAcontrol', From: STRANGER, To: number }
  const answer = await carrierOf(world.app).post('/voice/incoming', form)
  expect(JSON.stringify(parseXml(await answer.text()))).toContain('Lopez Plumbing & Sons')
  const { answered, transcript } = await phoneOf(world).call(number, [])
  expect([answered, transcript[0]?.text]).toEqual([
    true,
    expect.stringContaining('Lopez Plumbing & Sons'),
  ])
})
