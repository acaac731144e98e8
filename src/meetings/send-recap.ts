import type { App } from '../app.ts'
import { timeZoneOfAccount } from '../lines/time-zone-of-account.ts'
import type { Tx } from '../platform/db/prisma.ts'
import { enqueueMail } from '../platform/mail/enqueue-mail.ts'
import type { MailText } from '../platform/mail/mail-text.ts'
import type { MeetingKey } from './advance-meeting.ts'
import { recapMail } from './compose-recap-mail.ts'
import { RecapLists } from './recap/cited-lines.ts'

type Recipient = MeetingKey & { email: string }

/** Enqueues one mail for each recipient, in the transaction that stores the recap. Repeating it adds none. */
export async function mailRecap(app: App, tx: Tx, { accountId, meetingId }: MeetingKey) {
  const { content, owners } = await composedRecap(app, tx, { accountId, meetingId })
  const recipients = await tx.meetingRecipient.findMany({ where: { accountId, meetingId } })
  for (const { email } of recipients) {
    const read = email === owners.email ? owners.content : content
    await mailRecapTo(app, tx, { accountId, meetingId, email }, `recap:${meetingId}`, read)
  }
}

/** The recipient's delivery is now this mail's. A fact that was mailed before changes nothing. */
export async function mailRecapTo(
  app: App,
  tx: Tx,
  { accountId, meetingId, email }: Recipient,
  about: string,
  content: MailText,
) {
  const order = { accountId, to: email, about, tag: 'recap', ...content }
  const mailId = await enqueueMail(app, tx, order)
  if (mailId === undefined) return
  await tx.meetingRecipient.update({
    where: { accountId_meetingId_email: { accountId, meetingId, email } },
    data: { mailId, delivery: 'pending', at: app.clock.now() },
  })
}

/**
 * The mail from the stored recap, and the owner's version, which links to the transcript.
 * @throws when there is no recap
 */
export async function composedRecap(app: App, tx: Tx, { accountId, meetingId }: MeetingKey) {
  const recap = await tx.recap.findUniqueOrThrow({
    where: { accountId_meetingId: { accountId, meetingId }, status: 'done' },
    include: { meeting: true },
  })
  const { email } = await tx.account.findUniqueOrThrow({ where: { id: accountId } })
  const segments = await tx.meetingSegment.findMany({
    where: { accountId, meetingId },
    select: { id: true, startSeconds: true, speaker: true },
    orderBy: { startSeconds: 'asc' },
  })
  const told = {
    meeting: recap.meeting,
    recap: { ...recap, ...RecapLists.parse(recap) },
    timeZone: await timeZoneOfAccount(tx, accountId),
    speakers: [...new Set(segments.flatMap(({ speaker }) => speaker || []))],
  }
  const page = {
    url: app.mailLinks.console(`/meetings/${meetingId}`),
    startSeconds: new Map(segments.map(({ id, startSeconds }) => [id, startSeconds])),
    ownerEmail: email,
    links: app.mailLinks,
  }
  return { content: recapMail(told), owners: { email, content: recapMail({ ...told, page }) } }
}
