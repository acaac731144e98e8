import type { z } from 'zod'
import { accountTransaction } from '../accounts/account-transaction.ts'
import type { Owner } from '../accounts/viewer.ts'
import type { App } from '../app.ts'
import { searchWords } from '../conversations/search-words.ts'
import { laterThan } from '../kernel/clock.ts'
import { ApiError, notFound } from '../kernel/errors.ts'
import { parseInput } from '../kernel/input/parse-input.ts'
import { askUntil } from '../kernel/poll-until.ts'
import type { Tx } from '../platform/db/prisma.ts'
import { meetingOrderAt } from './meeting-order.ts'
import { type MeetingView, readMeeting } from './read-meetings.ts'
import { recapRecipients } from './recap-recipients.ts'
import { minutesToReserve, reserveMinutes } from './reserve-minutes.ts'

/**
 * How long a client waits for the note-taker service to confirm (docs/decisions/meeting-minutes.md); after that the
 * answer is `confirming`.
 */
const CONFIRMED_WITHIN_MS = 2_000

/**
 * Sends a note-taker to a meeting. Minutes are reserved before anything is booked; a job books. Returns once the
 * service has confirmed, or after 2 s with the meeting still `confirming`. A link that the service refuses by then is
 * refused; the meeting stays in the list as failed, with what was reserved given back.
 * @throws {ApiError} invalid_request, meeting_url_required, not_enabled, insufficient_minutes, already_scheduled
 */
export async function scheduleMeeting(
  app: App,
  viewer: Owner,
  input: unknown,
): Promise<MeetingView> {
  const order = parseInput(meetingOrderAt(app.clock.now()), input)
  if (!app.config.meetingNotes) {
    const message = 'Meeting notes are switched off here. Nothing was booked or reserved.'
    throw new ApiError('not_enabled', message)
  }
  const id = app.newId('mtg')
  const { accountId } = viewer
  await accountTransaction(app, accountId, (tx) => reserveMeeting(app, tx, accountId, id, order))
  const meeting = await askUntil(
    () => readMeeting(app, viewer, id),
    (read) => read?.state !== 'confirming',
    CONFIRMED_WITHIN_MS,
  )
  if (!meeting) throw notFound('meeting')
  refuseFailedLink(meeting)
  return meeting
}

/** The parsed order. */
export type Order = z.output<ReturnType<typeof meetingOrderAt>>

/**
 * Reserves the minutes and creates the meeting with its booking job.
 * @throws {ApiError} as `scheduleMeeting`
 */
export async function reserveMeeting(
  app: App,
  tx: Tx,
  accountId: string,
  id: string,
  order: Order,
) {
  const { url: meetingUrl, key: meetingKey, provider } = order.meetingUrl
  const standing = await lockStanding(tx, accountId, { id, meetingKey })
  // A request that is repeated after a crash brings the same id: what it made the first time stays.
  if (standing.isMade) return
  refuseSecondNoteTaker(standing)
  const maxMinutes = minutesToReserve(order.maxMinutes, standing.availableSeconds)
  const createdAt = laterThan(standing.newestAt, app.clock.now())
  await tx.meeting.create({
    data: {
      accountId,
      id,
      state: 'confirming',
      title: order.title ?? null,
      words: searchWords(order.title),
      meetingUrl,
      meetingKey,
      provider,
      botProvider: app.config.noteTaker,
      startsAt: order.startsAt,
      maxMinutes,
      createdAt,
    },
  })
  await reserveMinutes(tx, accountId, id, maxMinutes, createdAt)
  const recipients = order.recipients ?? [standing.email, ...standing.savedRecipients]
  await tx.meetingRecipient.createMany({
    data: recapRecipients(recipients).map((email) => ({
      accountId,
      meetingId: id,
      email,
      at: createdAt,
    })),
  })
  await app.jobs.enqueue(tx, 'book_note_taker', { accountId, meetingId: id })
}

type Standing = {
  email: string
  savedRecipients: string[]
  availableSeconds: number
  /** When the account's newest meeting was created. */
  newestAt: Date | null
  /** The meeting with a note-taker for the same link. */
  activeId: string | null
  isMade: boolean
}

/**
 * The account's state, locked: its meetings are created one at a time, so that two never share a time, a link or
 * minutes. Read after the lock in its own statement; the waiting statement would still see the old state.
 */
async function lockStanding(
  tx: Tx,
  accountId: string,
  { id, meetingKey }: { id: string; meetingKey: string },
): Promise<Standing> {
  await tx.$queryRaw`SELECT 1 FROM accounts WHERE id = ${accountId} FOR NO KEY UPDATE`
  const [standing] = await tx.$queryRaw<Standing[]>`
    SELECT a.email, w.balance_seconds - w.reserved_seconds AS "availableSeconds",
           ARRAY(SELECT email FROM saved_recipients WHERE account_id = a.id ORDER BY email) AS "savedRecipients",
           (SELECT max(created_at) FROM meetings WHERE account_id = a.id) AS "newestAt",
           (SELECT id FROM meetings
             WHERE account_id = a.id AND meeting_key = ${meetingKey}
               AND state NOT IN ('done', 'cancelled', 'failed')) AS "activeId",
           EXISTS (SELECT 1 FROM meetings WHERE account_id = a.id AND id = ${id}) AS "isMade"
      FROM accounts a JOIN wallets w ON w.account_id = a.id AND w.id = a.id
     WHERE a.id = ${accountId}`
  if (!standing) throw new Error(`account ${accountId} has no wallet`)
  return standing
}

function refuseFailedLink({ id, state, failureReason, failureFault }: MeetingView) {
  if (state !== 'failed' || failureFault !== 'caller') return
  const message = `${failureReason} Nothing was charged. It is listed as failed: ${id}.`
  throw new ApiError('meeting_url_required', message, { field: ['meetingUrl'] })
}

function refuseSecondNoteTaker({ activeId }: Standing) {
  if (!activeId) return
  const message = `A note-taker is already going to this meeting: ${activeId}.`
  throw new ApiError('already_scheduled', message, { field: ['meetingUrl'] })
}
