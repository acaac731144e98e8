import { afterAll, beforeAll, expect, test } from 'vitest'
import { reserve } from '../../src/billing/ledger.ts'
import { addSeconds } from '../../src/kernel/clock.ts'
import { sweepMeetings } from '../../src/meetings/ask-about-quiet-bots.ts'
import { bookNoteTaker } from '../../src/meetings/book-note-taker.ts'
import type { BotStep } from '../../src/providers/note-takers/note-taker.ts'
import { storeMeeting } from '../support/meeting-rows.ts'
import { botOf, scriptedNoteTaker } from '../support/scripted-note-taker.ts'
import { readBooks } from '../support/wallet.ts'
import { openWorld, type World } from '../support/world.ts'

const NOON = new Date('2026-11-21T12:00:00.000Z')
const HOUR = 3_600

const scripted = scriptedNoteTaker()
let now = NOON
let world: World

beforeAll(async () => {
  world = await openWorld({ workJobs: false, clock: { now: () => now } })
  world.app.noteTakers.recall = scripted.noteTaker
})
afterAll(() => world.close())

/** A meeting of thirty minutes that begins at noon, with reserved minutes and a booked bot. */
async function booked(meetingUrl = 'https://meet.google.com/abc-defg-hij') {
  now = NOON
  const { accountId } = await world.account()
  const { id: meetingId } = await storeMeeting(world.app, accountId, {
    state: 'confirming',
    botProvider: 'recall',
    startsAt: NOON,
    meetingUrl,
  })
  const wallet = { accountId, walletId: accountId }
  const fact = { sourceId: meetingId, seconds: 1_800, reason: 'test', at: NOON }
  await reserve(world.app.db, wallet, fact)
  await bookNoteTaker(world.app, { accountId, meetingId })
  return {
    meetingId,
    accountId,
    read: () =>
      world.app.db.meeting.findUniqueOrThrow({
        where: { accountId_id: { accountId, id: meetingId } },
      }),
    books: async () => (await readBooks(world.app.db, wallet)).wallet,
  }
}

const step = (name: BotStep['step'], seconds: number): BotStep => ({
  step: name,
  at: addSeconds(NOON, seconds),
})

async function sweepAfter(seconds: number) {
  now = addSeconds(NOON, seconds)
  await sweepMeetings(world.app)
}

test('a bot that nothing was told of is asked about, and its meeting goes on', async () => {
  const { meetingId, read } = await booked()
  expect(await read()).toMatchObject({ state: 'scheduled', botId: botOf(meetingId) })
  scripted.script(meetingId, { steps: [step('joining', 0), step('in_meeting', 30)] })
  await sweepAfter(59)
  expect((await read()).state).toBe('scheduled')
  await sweepAfter(120)
  expect(await read()).toMatchObject({ state: 'in_meeting', joinedAt: addSeconds(NOON, 30) })
})

test('a bot that stays after its time is told to leave', async () => {
  const { meetingId, read } = await booked()
  scripted.script(meetingId, { steps: [step('in_meeting', 0)] })
  await sweepAfter(1_790)
  expect(scripted.asked.callOff).not.toContain(botOf(meetingId))
  const [job] = await world.app.db.$queryRaw<{ at: Date }[]>`
    SELECT start_after AS at FROM pgboss.job
     WHERE name = 'call_off_note_taker' AND data->>'meetingId' = ${meetingId}`
  expect(job?.at).toEqual(addSeconds(NOON, 1_800))
  await sweepAfter(1_900)
  expect(scripted.asked.callOff).toContain(botOf(meetingId))
  scripted.script(meetingId, { steps: [step('in_meeting', 0), step('left', 1_905)] })
  await sweepAfter(2_000)
  expect((await read()).state).toBe('processing')
})

test.each([
  ['never let in', [step('waiting_room', 0)], 3 * HOUR, 'host'],
  ['never heard to leave', [step('in_meeting', 0)], 3 * HOUR, 'ours'],
  ['never transcribed', [step('in_meeting', 0), step('left', 60)], 7 * HOUR, 'ours'],
] as const)('a bot that was %s is given up, and free', async (_what, steps, seconds, fault) => {
  const { meetingId, read, books } = await booked()
  scripted.script(meetingId, { steps: [...steps] })
  await sweepAfter(120)
  await sweepAfter(seconds)
  expect(await read()).toMatchObject({
    state: 'failed',
    failureFault: fault,
    minutesCharged: 0,
    settledAt: addSeconds(NOON, seconds),
  })
  expect(await books()).toMatchObject({ balanceSeconds: 1_800, reservedSeconds: 0 })
})

test('a bot that its service refuses to send ends the meeting, in its owner’s words', async () => {
  const { read, books, accountId } = await booked('https://meet.google.com/refuse')
  expect(await read()).toMatchObject({
    state: 'failed',
    failureReason: 'The link leads nowhere.',
    failureFault: 'caller',
  })
  expect(await books()).toMatchObject({ reservedSeconds: 0 })
  const mails = await world.app.db.mail.findMany({ where: { accountId } })
  expect(mails).toHaveLength(1)
  expect(mails[0]?.text).toContain('The link leads nowhere.')
})

test('a service that cannot be reached is asked again, until it is too late to come', async () => {
  const { app } = world
  const { book } = scripted.noteTaker
  scripted.noteTaker.book = () => Promise.reject(new Error('no answer'))
  const { accountId } = await world.account()
  const { id: meetingId } = await storeMeeting(app, accountId, {
    state: 'confirming',
    botProvider: 'recall',
    startsAt: NOON,
  })
  now = addSeconds(NOON, 590)
  await expect(bookNoteTaker(app, { accountId, meetingId })).rejects.toThrow('no answer')
  now = addSeconds(NOON, 610)
  await bookNoteTaker(app, { accountId, meetingId })
  scripted.noteTaker.book = book
  const where = { accountId_id: { accountId, id: meetingId } }
  const meeting = await app.db.meeting.findUniqueOrThrow({ where })
  expect(meeting).toMatchObject({ state: 'failed', failureFault: 'ours' })
})
