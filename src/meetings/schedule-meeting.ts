import type { Owner } from '../accounts/viewer.ts'
import type { App } from '../app.ts'
import { askUntil } from '../ask-until.ts'
import { availableSeconds, reserve } from '../billing/ledger.ts'
import { laterThan } from '../clock.ts'
import type { Tx } from '../db/prisma.ts'
import { ApiError, notFound } from '../errors.ts'
import { parseInput } from '../parse-input.ts'
import { MeetingOrder } from './meeting-order.ts'
import { startOf } from './meeting-start.ts'
import { type MeetingView, readMeeting } from './read-meetings.ts'
import { recapRecipients } from './recap-recipients.ts'

const MAX_MINUTES_DEFAULT = 60
/** How long a client waits for the note-taker service to confirm (design §5): after that it is told `confirming`. */
const CONFIRMED_WITHIN_MS = 2_000

/**
 * Sends a note-taker to a meeting. The minutes are set aside before anything is booked; a job books. Comes back when the
 * service has confirmed, or after 2 s with the meeting still `confirming`.
 * @throws {ApiError} invalid_request, meeting_url_required, not_enabled, insufficient_minutes, already_scheduled
 */
export async function scheduleMeeting(
  app: App,
  viewer: Owner,
  input: unknown,
): Promise<MeetingView> {
  const order = parseInput(MeetingOrder, input)
  const startsAt = startOf(order.startsAt, app.clock.now())
  if (!app.config.meetingNotes) {
    const message = 'Meeting notes are switched off here. Nothing was booked or reserved.'
    throw new ApiError('not_enabled', message)
  }
  const id = app.newId('mtg')
  await app.db.$transaction((tx) => reserveMeeting(app, tx, viewer.accountId, id, order, startsAt))
  const meeting = await askUntil(
    () => readMeeting(app, viewer, id),
    (read) => read?.state !== 'confirming',
    CONFIRMED_WITHIN_MS,
  )
  if (!meeting) throw notFound('meeting')
  return meeting
}

type Order = ReturnType<typeof MeetingOrder.parse>

async function reserveMeeting(
  app: App,
  tx: Tx,
  accountId: string,
  id: string,
  order: Order,
  startsAt: Date,
) {
  const { email, savedRecipients } = await lockAccount(tx, accountId)
  // A request that is repeated after a crash brings the same id: what it made the first time stands.
  if (await tx.meeting.findFirst({ where: { accountId, id } })) return
  await refuseSecondNoteTaker(tx, accountId, order.meetingUrl.key)
  const maxMinutes = order.maxMinutes ?? (await defaultMinutes(tx, accountId))
  const createdAt = await nextMeetingTime(tx, accountId, app.clock.now())
  await tx.meeting.create({
    data: {
      accountId,
      id,
      state: 'confirming',
      title: order.title ?? null,
      meetingUrl: order.meetingUrl.url,
      meetingKey: order.meetingUrl.key,
      provider: order.meetingUrl.provider,
      botProvider: app.config.noteTaker,
      startsAt,
      maxMinutes,
      createdAt,
    },
  })
  await setMinutesAside(tx, accountId, id, maxMinutes, createdAt)
  const saved = savedRecipients.map((recipient) => recipient.email)
  await tx.meetingRecipient.createMany({
    data: recapRecipients(order.recipients ?? [email, ...saved]).map((recipient) => ({
      accountId,
      meetingId: id,
      email: recipient,
      at: createdAt,
    })),
  })
  await app.jobs.enqueue(tx, 'book_note_taker', { accountId, meetingId: id })
}

/** The account's meetings are made one after the other, so that two never share a time, a link or a minute. */
async function lockAccount(tx: Tx, accountId: string) {
  await tx.$queryRaw`SELECT 1 FROM accounts WHERE id = ${accountId} FOR NO KEY UPDATE`
  return tx.account.findUniqueOrThrow({
    where: { id: accountId },
    include: { savedRecipients: { orderBy: { email: 'asc' } } },
  })
}

async function refuseSecondNoteTaker(tx: Tx, accountId: string, meetingKey: string) {
  const active = await tx.meeting.findFirst({
    where: { accountId, meetingKey, state: { notIn: ['done', 'cancelled', 'failed'] } },
    select: { id: true },
  })
  if (!active) return
  const message = `A note-taker is already going to this meeting: ${active.id}.`
  throw new ApiError('already_scheduled', message, { field: ['meetingUrl'] })
}

async function defaultMinutes(tx: Tx, accountId: string): Promise<number> {
  const available = await availableSeconds(tx, { accountId, walletId: accountId })
  const minutes = Math.min(MAX_MINUTES_DEFAULT, Math.floor(available / 60))
  if (minutes < 1) throw insufficient('There is not a minute left')
  return minutes
}

async function setMinutesAside(tx: Tx, accountId: string, id: string, minutes: number, at: Date) {
  const { outcome } = await reserve(
    tx,
    { accountId, walletId: accountId },
    { sourceId: id, seconds: minutes * 60, reason: `Set aside for a meeting.`, at },
  )
  if (outcome === 'refused')
    throw insufficient(`There are not ${minutes} minutes left to set aside`)
}

function insufficient(what: string): ApiError {
  return new ApiError('insufficient_minutes', `${what}. Nothing was booked; buy a pack first.`)
}

async function nextMeetingTime(tx: Tx, accountId: string, now: Date): Promise<Date> {
  const newest = await tx.meeting.aggregate({ where: { accountId }, _max: { createdAt: true } })
  return laterThan(newest._max.createdAt, now)
}
