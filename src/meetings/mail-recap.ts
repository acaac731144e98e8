import type { Recap } from '../../prisma/generated/client/client.ts'
import type { App } from '../app.ts'
import type { Tx } from '../db/prisma.ts'
import { timeZoneOfAccount } from '../lines/time-zone-of-account.ts'
import { enqueueMail } from '../mail/enqueue-mail.ts'
import type { MailText } from '../mail/mail-text.ts'
import type { MeetingKey } from './advance-meeting.ts'
import type { ActionItem, Cited } from './read-notes.ts'
import { recapMail } from './recap-mail.ts'

type Recipient = MeetingKey & { email: string }

/** Decides on one mail a recipient, in the transaction that stores the recap; deciding again adds none. */
export async function mailRecap(app: App, tx: Tx, { accountId, meetingId }: MeetingKey) {
  const { content, owners } = await composedRecap(app, tx, { accountId, meetingId })
  const recipients = await tx.meetingRecipient.findMany({ where: { accountId, meetingId } })
  for (const { email } of recipients) {
    const read = email === owners.email ? owners.content : content
    await mailRecapTo(app, tx, { accountId, meetingId, email }, `recap:${meetingId}`, read)
  }
}

/** The recipient's delivery is from now on this mail's; a fact that was mailed already changes nothing. */
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
 * The mail as the stored recap says it, and as the account's owner reads it, who may follow it to what was said.
 * @throws when there is no recap
 */
export async function composedRecap(app: App, tx: Tx, { accountId, meetingId }: MeetingKey) {
  const recap = await tx.recap.findUniqueOrThrow({
    where: { accountId_meetingId: { accountId, meetingId }, status: 'done' },
    include: { meeting: true },
  })
  const { email } = await tx.account.findUniqueOrThrow({ where: { id: accountId } })
  const told = {
    meeting: recap.meeting,
    recap: { ...recap, ...linesOf(recap) },
    timeZone: await timeZoneOfAccount(tx, accountId),
  }
  const segments = await tx.meetingSegment.findMany({
    where: { accountId, meetingId },
    select: { id: true, startSeconds: true },
  })
  const page = {
    url: app.mailLinks.console(`/meetings/${meetingId}`),
    startSeconds: new Map(segments.map(({ id, startSeconds }) => [id, startSeconds])),
  }
  return { content: recapMail(told), owners: { email, content: recapMail({ ...told, page }) } }
}

/** The columns are JSON; what stands in them has the shape that whoever stored the recap gave it. */
function linesOf({ decisions, actionItems, openQuestions }: Recap) {
  return {
    decisions: decisions as Cited[],
    actionItems: actionItems as ActionItem[],
    openQuestions: openQuestions as Cited[],
  }
}
