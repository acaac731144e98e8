import twilio from 'twilio'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { reconcileCalls } from '../../src/calls/ask-about-quiet-calls.ts'
import { addSeconds } from '../../src/kernel/clock.ts'
import { carrierOf } from '../support/carrier-requests.ts'
import { untilQuiet } from '../support/line-books.ts'
import { recordsOf } from '../support/line-records.ts'
import { openLiveLine } from '../support/live-line.ts'
import { outsideOf } from '../support/outside.ts'
import { phoneOf, STRANGER } from '../support/phone.ts'
import { scriptedReceptionist } from '../support/scripted-receptionist.ts'
import { until } from '../support/until.ts'
import { openWorld, type World } from '../support/world.ts'

let world: World
let nowIsLaterBySeconds = 0
const clock = { now: () => addSeconds(new Date(), nowIsLaterBySeconds) }

beforeAll(async () => {
  const settings = { RATE_LIMIT_PER_MINUTE: '10000', LOG_LEVEL: 'silent' }
  world = await openWorld({ clock, settings })
  world.app.receptionist = scriptedReceptionist
})
afterAll(() => world.close())

const MESSAGE = [{ say: 'note please call me back' }]

test('a report delivered three times, two of them at once, is one charge, one message, one mail', async () => {
  const line = await openLiveLine(world)
  const records = recordsOf(world, line)
  await outsideOf(world.app.config).fault('twilio', 'duplicate')
  const { call_sid } = await phoneOf(world).call(line.number, MESSAGE, { duration_seconds: 61.2 })
  await expectFinishedOnce(line, call_sid, 62)
  expect(await records.balanceSeconds()).toBe(2_400 - 62)
})

test('different final reports of one call, all at once: the first counts', async () => {
  const line = await openLiveLine(world)
  const call = await phoneOf(world).dial(line.number)
  await call.act({ say: 'note please call me back' })
  await phoneOf(world).recordWhen(call.callSid, ({ transcript }) => transcript.length >= 3)
  const report = (CallStatus: string, index: number) =>
    carrierOf(world.app).post('/webhooks/twilio/status', {
      CallSid: call.callSid,
      CallStatus,
      CallDuration: String(40 + index),
    })
  const answers = await Promise.all(
    ['completed', 'failed', 'no-answer', 'busy', 'canceled'].map(report),
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  const { billedSeconds } = await recordsOf(world, line).ended(call.callSid)
  expect(billedSeconds).toBeGreaterThanOrEqual(40)
  await expectFinishedOnce(line, call.callSid, billedSeconds)
  await call.act({ hangup: true })
})

test('reports out of order, and others after the last, close each call once', async () => {
  const line = await openLiveLine(world)
  const carrier = carrierOf(world.app)
  const dial = (seconds: number) =>
    phoneOf(world).call(line.number, MESSAGE, { duration_seconds: seconds })
  await outsideOf(world.app.config).fault('twilio', 'out_of_order')
  const [held, overtaking] = [await dial(30), await dial(31)]
  await recordsOf(world, line).calls(2)
  for (const CallStatus of ['in-progress', 'ringing', 'queued', 'failed']) {
    const form = { CallSid: held.call_sid ?? '', CallStatus, CallDuration: '7' }
    expect((await carrier.post('/webhooks/twilio/status', form)).status).toBe(200)
  }
  await expectFinishedOnce(line, held.call_sid, 30, 2)
  await expectFinishedOnce(line, overtaking.call_sid, 31, 2)
})

test('the carrier asks twice how to answer one call: one call, one greeting', async () => {
  const line = await openLiveLine(world)
  const carrier = carrierOf(world.app)
  const form = { CallSid: 'CAtwice', From: STRANGER, To: line.number, CallStatus: 'ringing' }
  const answers = await Promise.all([1, 2, 3].map(() => carrier.post('/voice/incoming', form)))
  const twiml = await Promise.all(answers.map((answer) => answer.text()))
  expect(new Set(twiml).size).toBe(1)
  expect(await world.app.db.call.count({ where: { callSid: 'CAtwice' } })).toBe(1)
  expect(await recordsOf(world, line).turns('CAtwice')).toHaveLength(1)
})

test('a number that nobody has, or had, is not in service and costs nobody anything', async () => {
  const line = await openLiveLine(world)
  const { accountId } = line.owner
  await world.app.db.line.update({
    where: { accountId_id: { accountId, id: line.lineId } },
    data: { status: 'closed', closedAt: new Date() },
  })
  const { transcript, call_sid } = await phoneOf(world).call(line.number, MESSAGE)
  expect(transcript).toEqual([
    { who: 'line', text: 'The number you have dialed is not in service. Goodbye.' },
  ])
  const where = { externalId: `${call_sid}:completed` }
  await until(
    'the report is worked off',
    () => world.app.db.providerEvent.findFirst({ where }),
    (event) => Boolean(event?.processedAt),
  )
  expect(await world.app.db.call.count({ where: { accountId } })).toBe(0)
  expect(await recordsOf(world, line).balanceSeconds()).toBe(2_400)
})

test('a call whose report never came is finished by asking the carrier', async () => {
  const line = await openLiveLine(world)
  const { app } = world
  const [bought] = await outsideOf(app.config).numbers(line.lineId)
  await stopReporting(bought?.sid ?? '')
  const { call_sid } = await phoneOf(world).call(line.number, MESSAGE, { duration_seconds: 33 })
  await carrierOf(app).post('/voice/incoming', {
    CallSid: 'CAunknownToTheCarrier',
    From: STRANGER,
    To: line.number,
  })
  await reconcileCalls(app)
  expect(await open(call_sid)).toBe(true)

  nowIsLaterBySeconds = 901
  await reconcileCalls(app)
  nowIsLaterBySeconds = 0
  const call = await expectFinishedOnce(line, call_sid, 33)
  expect(call.endReason).toBe('reconciled')
  const unknown = await recordsOf(world, line).ended('CAunknownToTheCarrier')
  expect(unknown).toMatchObject({ billedSeconds: 0, freeReason: 'not_connected' })

  async function open(callSid: string | null) {
    const row = await app.db.call.findFirstOrThrow({ where: { callSid: callSid ?? '' } })
    return row.status === 'in_progress'
  }
})

test('a call that goes on is left alone', async () => {
  const line = await openLiveLine(world)
  const call = await phoneOf(world).dial(line.number)
  await phoneOf(world).recordWhen(call.callSid, ({ transcript }) => transcript.length > 0)
  nowIsLaterBySeconds = 901
  await reconcileCalls(world.app)
  nowIsLaterBySeconds = 0
  const row = await world.app.db.call.findFirstOrThrow({ where: { callSid: call.callSid } })
  expect(row.status).toBe('in_progress')
  await call.act({ hangup: true })
})

/** Stops the carrier from reporting this number's calls to us. */
async function stopReporting(numberSid: string) {
  const { accountSid, authToken, apiBase } = world.app.config.twilio
  const client = twilio(accountSid, authToken)
  client.api.baseUrl = apiBase
  await client.incomingPhoneNumbers(numberSid).update({ statusCallback: '' })
}

async function expectFinishedOnce(
  line: Awaited<ReturnType<typeof openLiveLine>>,
  callSid: string | null,
  billedSeconds: number,
  callsOfLine = 1,
) {
  const records = recordsOf(world, line)
  await records.ended(callSid)
  await untilQuiet(world.app)
  const call = await records.ended(callSid)
  expect(call).toMatchObject({ billedSeconds, durationSeconds: billedSeconds })
  expect(await records.charges(call.id)).toEqual([
    { seconds: -billedSeconds, reason: `Call of ${billedSeconds} s` },
  ])
  const messages = await world.app.db.message.findMany({ where: { callId: call.id } })
  expect(messages.map(({ message }) => message)).toEqual(['please call me back'])
  const mails = await outsideOf(world.app.config).mails(line.owner.email)
  expect(mails.filter(({ tag }) => tag === 'message')).toHaveLength(callsOfLine)
  return call
}
