import { z } from 'zod'
import type { Owner } from '../accounts/viewer.ts'
import type { App } from '../app.ts'
import { addSeconds } from '../kernel/clock.ts'
import { ApiError, notFound } from '../kernel/errors.ts'
import { parseInput } from '../kernel/input/parse-input.ts'
import type { Tx } from '../platform/db/prisma.ts'
import { type MeetingView, readMeeting } from './read-meetings.ts'
import { composedRecap, mailRecapTo } from './send-recap.ts'

/** A second click is not a second mail. */
const AGAIN_AFTER_SECONDS = 60

const Resend = z.strictObject({ meetingId: z.string(), email: z.string().trim().toLowerCase() })

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
