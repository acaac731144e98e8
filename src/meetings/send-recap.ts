import type { App } from '../app.ts'
import type { Tx } from '../platform/db/prisma.ts'
import { enqueueMail } from '../platform/mail/enqueue-mail.ts'
import type { MailText } from '../platform/mail/mail-text.ts'
import type { MeetingKey } from './advance-meeting.ts'
import { recapMail } from './compose-recap-mail.ts'
import { RecapLists } from './recap/cited.ts'

type Recipient = MeetingKey & { email: string }

/** Decides on one mail a recipient, in the transaction that stores the recap; deciding again adds none. */
export async function mailRecap(app: App, tx: Tx, { accountId, meetingId }: MeetingKey) {
  const content = await composedRecap(tx, { accountId, meetingId })
  const recipients = await tx.meetingRecipient.findMany({ where: { accountId, meetingId } })
  for (const { email } of recipients) {
    await mailRecapTo(app, tx, { accountId, meetingId, email }, `recap:${meetingId}`, content)
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

/** The mail as the stored recap says it. @throws when there is no recap */
export async function composedRecap(tx: Tx, { accountId, meetingId }: MeetingKey) {
  const recap = await tx.recap.findUniqueOrThrow({
    where: { accountId_meetingId: { accountId, meetingId }, status: 'done' },
    include: { meeting: true },
  })
  return recapMail({ meeting: recap.meeting, recap: { ...recap, ...RecapLists.parse(recap) } })
}
