import type { Calendar, CalendarOccurrence } from '../../../prisma/generated/client/client.ts'
import type { OccurrenceProblem } from '../../../prisma/generated/client/enums.ts'
import type { App } from '../../app.ts'
import { addSeconds } from '../../kernel/clock.ts'
import { ApiError } from '../../kernel/errors.ts'
import { parseInput } from '../../kernel/input/parse-input.ts'
import type { Tx } from '../../platform/db/prisma.ts'
import { meetingOrderAt } from '../meeting-order.ts'
import { reserveMeeting } from '../schedule-meeting.ts'
import { inAccount } from './lock-calendars.ts'
import { minutesFor } from './minutes-to-reserve-for-occurrence.ts'
import { tellOfMinutes } from './too-few-minutes-mail.ts'

/** A note-taker ordered by hand this long before a meeting is meant for it. */
const EARLY_SECONDS = 15 * 60

type Key = { accountId: string; occurrenceId: string }
type Waiting = CalendarOccurrence & { calendar: Calendar }

/**
 * Books the note-taker of one occurrence in the same way as a manual order: minutes are reserved, and a job books. An
 * existing note-taker for it is used. Without minutes nothing is booked, and the owner gets one mail. Safe to run twice
 * at once: it takes the account's lock first and then reads the row again.
 */
export async function bookOccurrence(app: App, key: Key): Promise<void> {
  try {
    await inAccount(app, key.accountId, (tx) => book(app, tx, key))
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    // Everything written before the refusal was rolled back.
    await inAccount(app, key.accountId, (tx) => noteRefusal(app, tx, key, error))
  }
}

async function book(app: App, tx: Tx, key: Key) {
  const occurrence = await waiting(tx, key)
  if (!occurrence) return
  const { accountId, id, calendar } = occurrence
  const there = await noteTakerThere(tx, occurrence)
  if (there === 'taken') return note(tx, occurrence, 'link_taken')
  if (there) return keep(tx, occurrence, { meetingId: there, byHand: true })
  const maxMinutes = minutesFor(occurrence, await minutesLeft(tx, accountId))
  if (maxMinutes === undefined) {
    await tellOfMinutes(app, tx, occurrence)
    return note(tx, occurrence, 'no_minutes')
  }
  const now = app.clock.now()
  const { startsAt, title, meetingUrl } = occurrence
  const order = parseInput(meetingOrderAt(now), {
    meetingUrl,
    startsAt: startsAt > now ? startsAt.toISOString() : 'now',
    maxMinutes,
    ...(title === null ? {} : { title }),
    ...(calendar.recipients.length > 0 ? { recipients: calendar.recipients } : {}),
  })
  const meetingId = app.newId('mtg')
  await reserveMeeting(app, tx, accountId, meetingId, order)
  await keep(tx, occurrence, { meetingId, byHand: false })
  await tx.calendar.update({
    where: { accountId_id: { accountId, id: calendar.id } },
    data: { minutesToldAt: null },
  })
  app.log.debug({ occurrenceId: id, meetingId }, 'a note-taker goes by a calendar')
}

/** Undefined if another process was first, or it is no longer wanted. */
async function waiting(tx: Tx, { accountId, occurrenceId: id }: Key): Promise<Waiting | undefined> {
  const occurrence = await tx.calendarOccurrence.findUnique({
    where: { accountId_id: { accountId, id } },
    include: { calendar: { include: { account: true } } },
  })
  if (!occurrence) return undefined
  const { meetingId, skippedAt, goneAt, calendar } = occurrence
  const isWanted = calendar.enabled && !calendar.account.closedAt && !skippedAt && !goneAt
  return isWanted && meetingId === null ? occurrence : undefined
}

/**
 * The existing meeting with the same link and time, ordered by hand or by another calendar; `taken` if one exists at
 * another time, as a link has one note-taker at a time.
 */
async function noteTakerThere(tx: Tx, occurrence: Waiting): Promise<string | undefined> {
  const { accountId, meetingKey, startsAt, endsAt } = occurrence
  const active = await tx.meeting.findFirst({
    where: { accountId, meetingKey, state: { notIn: ['done', 'cancelled', 'failed'] } },
  })
  if (!active) return undefined
  const orderedFor = await tx.calendarOccurrence.findFirst({
    where: { accountId, meetingId: active.id, byHand: false },
  })
  const isFor = orderedFor
    ? orderedFor.startsAt.getTime() === startsAt.getTime()
    : active.startsAt >= addSeconds(startsAt, -EARLY_SECONDS) && active.startsAt < endsAt
  return isFor ? active.id : 'taken'
}

async function minutesLeft(tx: Tx, accountId: string): Promise<number> {
  const { balanceSeconds, reservedSeconds } = await tx.wallet.findUniqueOrThrow({
    where: { accountId_id: { accountId, id: accountId } },
  })
  return Math.floor((balanceSeconds - reservedSeconds) / 60)
}

async function noteRefusal(app: App, tx: Tx, key: Key, { code }: ApiError) {
  const occurrence = await waiting(tx, key)
  if (!occurrence) return
  if (code === 'insufficient_minutes') await tellOfMinutes(app, tx, occurrence)
  await note(tx, occurrence, PROBLEMS.get(code) ?? 'refused')
}

const PROBLEMS: ReadonlyMap<string, OccurrenceProblem> = new Map([
  ['insufficient_minutes', 'no_minutes'],
  ['already_scheduled', 'link_taken'],
])

function keep(tx: Tx, occurrence: Waiting, data: { meetingId: string; byHand: boolean }) {
  return write(tx, occurrence, { ...data, problem: null })
}

async function note(tx: Tx, occurrence: Waiting, problem: OccurrenceProblem) {
  if (occurrence.problem !== problem) await write(tx, occurrence, { problem })
}

async function write(
  tx: Tx,
  { accountId, id }: Waiting,
  data: { meetingId?: string; byHand?: boolean; problem: OccurrenceProblem | null },
) {
  await tx.calendarOccurrence.update({ where: { accountId_id: { accountId, id } }, data })
}
