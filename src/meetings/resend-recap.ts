import { z } from 'zod'
import type { Owner } from '../accounts/viewer.ts'
import type { App } from '../app.ts'
import { addSeconds } from '../kernel/clock.ts'
import { ApiError, notFound } from '../kernel/errors.ts'
import { parseInput } from '../kernel/input/parse-input.ts'
import type { Tx } from '../platform/db/prisma.ts'
import { recipient } from './meeting-order.ts'
import { type MeetingView, readMeeting } from './read-meetings.ts'
import { RECIPIENTS_MAX, recapRecipients } from './recap-recipients.ts'
import { composedRecap, mailRecapTo } from './send-recap.ts'

/** A second click is not a second mail. */
const AGAIN_AFTER_SECONDS = 60

const Resend = z.strictObject({ meetingId: z.string(), email: z.string().trim().toLowerCase() })

const Share = z.strictObject({ meetingId: z.string(), email: recipient })

/**
 * Mails a recap to one of its recipients again and restarts its delivery state; at most once a minute for each
 * recipient.
 * @throws {ApiError} not_found for an unknown meeting or recipient, not_ready without a recap, rate_limited
 */
export async function resendRecap(app: App, viewer: Owner, input: unknown): Promise<MeetingView> {
  const { meetingId, email: wanted } = parseInput(Resend, input)
  const meeting = await readMeeting(app, viewer, meetingId)
  if (!meeting) throw notFound('meeting')
  const recipient = meeting.recipients.find(({ email }) => email.toLowerCase() === wanted)
  if (!recipient) throw notFound('recipient of this meeting')
  await app.db.$transaction((tx) => mailAgain(app, tx, meeting, recipient.email))
  return (await readMeeting(app, viewer, meetingId)) ?? meeting
}

/**
 * Mails a recap to somebody else, who is one of its recipients from then on; to one who is already, it is mailed again.
 * @throws {ApiError} not_found for an unknown meeting, not_ready without a recap, rate_limited, and invalid_request for
 * what is no address or is one too many
 */
export async function shareRecap(app: App, viewer: Owner, input: unknown): Promise<MeetingView> {
  const { meetingId, email } = parseInput(Share, input)
  const meeting = await readMeeting(app, viewer, meetingId)
  if (!meeting) throw notFound('meeting')
  const [given = email] = recapRecipients([email])
  await app.db.$transaction(async (tx) => {
    const known = await recipientLike(app, tx, meeting, given)
    await mailAgain(app, tx, meeting, known)
  })
  return (await readMeeting(app, viewer, meetingId)) ?? meeting
}

/** The recipient of that mailbox, as it is spelled; a new one is added. */
async function recipientLike(app: App, tx: Tx, meeting: MeetingView, email: string) {
  const { accountId, id: meetingId } = meeting
  await tx.$queryRaw`
    SELECT 1 FROM meetings WHERE account_id = ${accountId} AND id = ${meetingId} FOR NO KEY UPDATE`
  const recipients = await tx.meetingRecipient.findMany({ where: { accountId, meetingId } })
  const known = recipients.find((one) => one.email.toLowerCase() === email.toLowerCase())
  if (known) return known.email
  if (recipients.length >= RECIPIENTS_MAX) {
    const message = `has at most ${RECIPIENTS_MAX} recipients`
    throw new ApiError('invalid_request', message, { field: ['email'] })
  }
  const at = app.clock.now()
  await tx.meetingRecipient.create({ data: { accountId, meetingId, email, at } })
  return email
}

async function mailAgain(
  app: App,
  tx: Tx,
  { accountId, id: meetingId }: MeetingView,
  email: string,
) {
  await tx.$queryRaw`SELECT 1 FROM meeting_recipients
    WHERE account_id = ${accountId} AND meeting_id = ${meetingId} AND email = ${email} FOR UPDATE`
  const recap = await tx.recap.findFirst({ where: { accountId, meetingId, status: 'done' } })
  if (!recap) throw new ApiError('not_ready', 'The recap is not there yet.')
  const first = `recap:${meetingId}`
  const sent = await tx.mail.findMany({
    where: { accountId, to: email, about: { startsWith: first } },
    select: { createdAt: true },
    orderBy: { createdAt: 'desc' },
  })
  if (sent[0]) refuseTooSoon(app.clock.now(), sent[0].createdAt)
  const about = sent.length === 0 ? first : `${first}:${sent.length}`
  const { content, owners } = await composedRecap(app, tx, { accountId, meetingId })
  const read = email === owners.email ? owners.content : content
  await mailRecapTo(app, tx, { accountId, meetingId, email }, about, read)
}

function refuseTooSoon(now: Date, last: Date) {
  const wait = addSeconds(last, AGAIN_AFTER_SECONDS).getTime() - now.getTime()
  if (wait <= 0) return
  throw new ApiError('rate_limited', 'The recap was emailed there less than a minute ago.', {
    retryAfterSeconds: Math.ceil(wait / 1_000),
  })
}
