import { randomInt } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Meeting } from '../../prisma/generated/client/client.ts'
import type { Owner } from '../../src/accounts/viewer.ts'
import { adjust, reserve } from '../../src/billing/ledger.ts'
import { addSeconds } from '../../src/kernel/clock.ts'
import { ApiError } from '../../src/kernel/errors.ts'
import { cancelMeeting } from '../../src/meetings/cancel-meeting.ts'
import { followBot } from '../../src/meetings/follow-bot.ts'
import { writeRecap } from '../../src/meetings/write-recap.ts'
import { BusyElsewhere } from '../../src/platform/db/busy-elsewhere.ts'
import type { BotStep } from '../../src/providers/note-takers/note-taker.ts'
import { storeMeeting } from '../support/meeting-rows.ts'
import { botOf, scriptedNoteTaker } from '../support/scripted-note-taker.ts'
import { readBooks } from '../support/wallet.ts'
import { openWorld, type World } from '../support/world.ts'

const MEETINGS = 1_000
const AT_ONCE = 8
const MAX_MINUTES = 30

const EMPTY_RECAP = {
  engine: 'scripted',
  language: null,
  summary: '',
  decisions: [],
  actionItems: [],
  openQuestions: [],
}
const scripted = scriptedNoteTaker()
let world: World
let owners: Owner[]

beforeAll(async () => {
  world = await openWorld({ workJobs: false })
  world.app.noteTakers.recall = scripted.noteTaker
  world.app.recapWriter = { engine: 'scripted', write: async () => EMPTY_RECAP }
  owners = await Promise.all(Array.from({ length: 4 }, newOwner))
})
afterAll(() => world.close())

async function newOwner(): Promise<Owner> {
  const { accountId, keyId } = await world.account()
  const wallet = { accountId, walletId: accountId }
  const seconds = MEETINGS * MAX_MINUTES * 60
  const at = new Date()
  await adjust(world.app.db, wallet, 'meetings', { sourceId: 'test', seconds, reason: 'test', at })
  return { kind: 'key', accountId, keyId }
}

type Plan = {
  lobbySeconds: number
  presentSeconds: number
  end: 'left' | 'denied' | 'broke_off'
  /** How much of the service's record each reading sees, in order; any may be stale. */
  readings: number[]
  cancelAfter: number | null
  recapAfter: number
}

const plan: fc.Arbitrary<Plan> = fc.record({
  lobbySeconds: fc.integer({ min: 0, max: 900 }),
  presentSeconds: fc.integer({ min: 1, max: MAX_MINUTES * 60 + 300 }),
  end: fc.constantFrom<Plan['end']>('left', 'left', 'denied', 'broke_off'),
  readings: fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 1, maxLength: 4 }),
  cancelAfter: fc.option(fc.nat(4), { freq: 2 }),
  recapAfter: fc.nat(4),
})

function recordOf({ lobbySeconds, presentSeconds, end }: Plan, start: Date): BotStep[] {
  const admitted = addSeconds(start, lobbySeconds)
  const out = addSeconds(admitted, presentSeconds)
  const outside: BotStep[] = [
    { step: 'joining', at: start },
    { step: 'waiting_room', at: start },
  ]
  if (end === 'denied')
    return [...outside, { step: 'failed', at: out, reason: 'No.', fault: 'host' }]
  const inside: BotStep[] = [...outside, { step: 'in_meeting', at: admitted }]
  if (end === 'broke_off') return [...inside, { step: 'failed', at: out }]
  return [...inside, { step: 'left', at: out }, { step: 'transcribed', at: out }]
}

/** Joins, leaves, failures, cancels and recaps, reported twice, stale, late and all at once, then again at the end. */
async function live(owner: Owner, chosen: Plan) {
  const { app } = world
  const { accountId } = owner
  const { id: meetingId, startsAt } = await storeMeeting(app, accountId, {
    botProvider: 'recall',
    maxMinutes: MAX_MINUTES,
  })
  const botId = botOf(meetingId)
  await app.db.meeting.updateMany({ where: { accountId, id: meetingId }, data: { botId } })
  await app.db.meetingBot.create({ data: { provider: 'recall', botId, accountId, meetingId } })
  const wallet = { accountId, walletId: accountId }
  const fact = { sourceId: meetingId, seconds: MAX_MINUTES * 60, reason: 'test', at: startsAt }
  await reserve(app.db, wallet, fact)

  const record = recordOf(chosen, startsAt)
  const transcript = [
    { speaker: 'Ana', startSeconds: 0, endSeconds: 2, text: 'We ship on Monday.' },
  ]
  scripted.script(meetingId, { transcript })
  const read = async (upTo: number) => {
    scripted.script(meetingId, { steps: record.slice(0, upTo) })
    await followBot(app, { provider: 'recall', botId })
  }
  const cancel = () => cancelMeeting(app, owner, meetingId).catch(expectFinished)
  const recap = () => writeRecap(app, { accountId, meetingId }).catch(expectBusy)
  const acts = chosen.readings.map((upTo) => () => read(upTo))
  acts.splice(chosen.recapAfter, 0, recap, recap)
  if (chosen.cancelAfter !== null) acts.splice(chosen.cancelAfter, 0, async () => void cancel())
  await Promise.all(acts.map((act, index) => wait(index % 2).then(act)))

  await read(record.length)
  await recap()
  return app.db.meeting.findUniqueOrThrow({ where: { accountId_id: { accountId, id: meetingId } } })
}

function expectFinished(error: unknown) {
  if (!(error instanceof ApiError) || error.code !== 'meeting_finished') throw error
}

function expectBusy(error: unknown) {
  if (!(error instanceof BusyElsewhere)) throw error
}

test('however it goes, a meeting is settled once and the books balance', async () => {
  const seed = Number(process.env.MEETINGS_SEED ?? randomInt(2 ** 31))
  process.stdout.write(`interleavings.test.ts: MEETINGS_SEED=${seed}\n`)
  const plans = fc.sample(plan, { seed, numRuns: MEETINGS })
  const ended: Record<string, number> = {}
  const lane = async (from: number) => {
    for (let index = from; index < MEETINGS; index += AT_ONCE) {
      const [owner, chosen] = [owners[index % owners.length], plans[index]]
      if (!owner || !chosen) throw new Error('no plan')
      const meeting = await live(owner, chosen)
      ended[meeting.state] = (ended[meeting.state] ?? 0) + 1
      expectSettled(chosen, meeting)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, (_, from) => lane(from)))
  for (const { accountId } of owners) await expectBalanced(accountId)
  expect(Object.keys(ended).toSorted()).toEqual(['cancelled', 'done', 'failed'])
}, 300_000)

function expectSettled(chosen: Plan, meeting: Meeting) {
  const told = JSON.stringify({ chosen, meeting })
  const cost = Math.min(MAX_MINUTES, Math.ceil(chosen.presentSeconds / 60))
  const costs = { done: [cost], failed: [0], cancelled: [0, cost] }
  expect(meeting.settledAt, told).not.toBeNull()
  expect(costs[meeting.state as keyof typeof costs], told).toContain(meeting.minutesCharged)
}

async function expectBalanced(accountId: string) {
  const books = await readBooks(world.app.db, { accountId, walletId: accountId })
  const charged = await world.app.db.meeting.aggregate({
    where: { accountId },
    _sum: { minutesCharged: true },
    _count: true,
  })
  const ofKind = (kind: string) => books.entries.filter((entry) => entry.kind === kind)
  const chargedSeconds = ofKind('meeting_charged').reduce((sum, { seconds }) => sum - seconds, 0)
  expect(ofKind('meeting_reserved')).toHaveLength(charged._count)
  expect(ofKind('meeting_released')).toHaveLength(charged._count)
  expect(chargedSeconds).toBe((charged._sum.minutesCharged ?? 0) * 60)
  expect(books.wallet.reservedSeconds).toBe(0)
  expect(books.wallet.balanceSeconds).toBe(books.sumSeconds)
  expect(books.sumReservedSeconds).toBe(0)
  expect(books).toMatchObject({ numberedWithoutGap: true, runningBalanceRight: true })
}
