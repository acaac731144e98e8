import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { compareWithCarrier } from '../../src/calls/compare-with-carrier.ts'
import { addSeconds } from '../../src/kernel/clock.ts'
import { untilQuiet } from '../support/line-books.ts'
import { recordsOf } from '../support/line-records.ts'
import { openLiveLine } from '../support/live-line.ts'
import { outsideOf } from '../support/outside.ts'
import { phoneOf, STRANGER } from '../support/phone.ts'
import { scriptedReceptionist } from '../support/scripted-receptionist.ts'
import { stopDatabase } from '../support/stopped-database.ts'
import { until } from '../support/until.ts'
import { readBooks } from '../support/wallet.ts'
import { openWorld, type World } from '../support/world.ts'

let world: World
let nowIsLaterBySeconds = 0
const clock = { now: () => addSeconds(new Date(), nowIsLaterBySeconds) }

beforeAll(async () => {
  world = await openWorld({
    clock,
    settings: { RATE_LIMIT_PER_MINUTE: '10000', LOG_LEVEL: 'silent' },
  })
  world.app.receptionist = scriptedReceptionist
})
afterAll(() => world.close())
afterEach(async () => {
  await world.app.db.carrierReview.deleteMany()
  world.outage.isOut = () => false
  nowIsLaterBySeconds = 0
})

type Line = Awaited<ReturnType<typeof openLiveLine>>

/** Reviews, long enough after the last review. */
async function review() {
  nowIsLaterBySeconds += 600
  await compareWithCarrier(world.app)
}

const isOut = (...paths: string[]) => {
  world.outage.isOut = (path) => paths.some((out) => path.startsWith(out))
}

async function leftOf(line: Line) {
  const { accountId } = line.owner
  const { entries, wallet, runningBalanceRight } = await readBooks(world.app.db, {
    accountId,
    walletId: line.lineId,
  })
  expect(runningBalanceRight).toBe(true)
  return {
    balanceSeconds: wallet.balanceSeconds,
    entries: entries.map(({ kind, seconds, reason }) => ({ kind, seconds, reason })),
    calls: await world.app.db.call.findMany({ where: { accountId }, orderBy: { id: 'asc' } }),
    messages: await world.app.db.message.findMany({
      where: { accountId },
      orderBy: { at: 'asc' },
    }),
    mails: (await outsideOf(world.app.config).mails(line.owner.email)).filter(
      ({ tag }) => tag === 'message',
    ),
  }
}

/** Two more reviews change nothing. */
async function expectSameWhenReviewedAgain(line: Line) {
  await untilQuiet(world.app)
  const before = await leftOf(line)
  await review()
  await review()
  await untilQuiet(world.app)
  expect(await leftOf(line)).toEqual(before)
  return before
}

test('the database stops in a call and while another rings: every call and recording is found, free, and mailed once', async () => {
  const line = await openLiveLine(world)
  const phone = phoneOf(world)
  const talking = await phone.dial(line.number, { unhurried: true })
  await talking.act({ say: 'note my pipe drips' })
  await phone.recordWhen(talking.callSid, ({ transcript }) => transcript.length >= 3)

  const database = await stopDatabase(world.app.config.databaseUrl ?? '')
  isOut('/webhooks/twilio/status')
  await talking.act({ say: 'note it is urgent' })
  const asked = ({ transcript }: { transcript: { text: string }[] }) =>
    transcript.filter(({ text }) => text.includes('after the tone')).length
  const expectOverAndAskedOnce = async (callSid: string) => {
    const isOver = ({ status }: { status: string }) => status === 'completed'
    expect(asked(await phone.recordWhen(callSid, isOver, 30_000))).toBe(1)
  }
  await phone.recordWhen(talking.callSid, (record) => asked(record) === 1, 30_000)
  await talking.act({ say: 'first voicemail' })
  await expectOverAndAskedOnce(talking.callSid)
  const unknown = await phone.dial(line.number, { from: '+12125550100' })
  await phone.recordWhen(unknown.callSid, (record) => asked(record) === 1, 30_000)
  await unknown.act({ say: 'second voicemail' })
  await expectOverAndAskedOnce(unknown.callSid)
  await database.start()
  await until('the database is back', () =>
    world.app.pool.query('SELECT 1').then(
      () => true,
      () => false,
    ),
  )

  await review()
  const { balanceSeconds, calls, messages, mails } = await expectSameWhenReviewedAgain(line)
  expect(balanceSeconds).toBe(2_400)
  expect(
    calls.map(({ status, freeReason, outcome, caller }) => [status, freeReason, outcome, caller]),
  ).toEqual([
    ['ended', 'our_failure', 'voicemail', STRANGER],
    ['ended', 'our_failure', 'voicemail', '+12125550100'],
  ])
  expect(calls.map(({ voicemailUrls }) => voicemailUrls.length)).toEqual([1, 1])
  expect(messages).toHaveLength(2)
  expect(messages[0]?.message).toContain('my pipe drips')
  expect(messages[0]?.message).toContain(`/console/calls/${calls[0]?.id}#voicemail-1`)
  expect(mails).toHaveLength(2)
}, 120_000)

test('a call that our side failed was charged: it is given back once, with the reason', async () => {
  const line = await openLiveLine(world)
  isOut('/voice/relay-ended', '/voice/fallback')
  const { call_sid } = await phoneOf(world).call(
    line.number,
    [{ say: 'note my pipe drips' }, { say: 'break' }],
    { duration_seconds: 61 },
  )
  const ended = await recordsOf(world, line).ended(call_sid)
  expect(ended).toMatchObject({ billedSeconds: 61, freeReason: null })
  isOut()
  await review()
  const { balanceSeconds, entries, calls } = await expectSameWhenReviewedAgain(line)
  expect(entries.slice(1)).toEqual([
    { kind: 'call_charged', seconds: -61, reason: 'Call of 61 s' },
    { kind: 'adjusted', seconds: 61, reason: 'Given back: our side failed in the call of 61 s' },
  ])
  expect(balanceSeconds).toBe(2_400)
  expect(calls).toMatchObject([{ billedSeconds: 0, freeReason: 'our_failure' }])
})

test('a call that went well is charged as ever, and one whose end was not told is finished', async () => {
  const line = await openLiveLine(world)
  isOut('/webhooks/twilio/status')
  await phoneOf(world).call(line.number, [{ say: 'note call me' }], { duration_seconds: 33 })
  await review()
  const { entries, calls } = await expectSameWhenReviewedAgain(line)
  expect(calls).toMatchObject([{ status: 'ended', endReason: 'reconciled', billedSeconds: 33 }])
  expect(entries.slice(1)).toMatchObject([{ kind: 'call_charged', seconds: -33 }])
})

test('a call that never got through to us stands in the list, free', async () => {
  const line = await openLiveLine(world)
  isOut('/voice', '/webhooks/twilio/status')
  await phoneOf(world).call(line.number, [{ say: 'hello' }])
  isOut('/webhooks/twilio/status')
  await review()
  const { balanceSeconds, calls, messages } = await expectSameWhenReviewedAgain(line)
  expect(balanceSeconds).toBe(2_400)
  expect(messages).toEqual([])
  expect(calls).toMatchObject([
    {
      caller: STRANGER,
      billedSeconds: 0,
      summary: 'Our side failed, so the receptionist could not take this call.',
    },
  ])
})

test('while the carrier cannot be asked nothing is passed over', async () => {
  const line = await openLiveLine(world)
  isOut('/webhooks/twilio/status')
  await phoneOf(world).call(line.number, [{ say: 'note call me' }], { duration_seconds: 33 })
  const { fault } = outsideOf(world.app.config)
  await fault('twilio', 'down', 1_000)
  nowIsLaterBySeconds += 600
  await expect(compareWithCarrier(world.app)).rejects.toThrow()
  await fault('twilio', 'down', 0)
  await review()
  expect((await leftOf(line)).calls).toMatchObject([{ status: 'ended', billedSeconds: 33 }])
})
