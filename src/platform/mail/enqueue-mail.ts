import type { Tx } from '../db/prisma.ts'
import type { Platform } from '../platform.ts'
import type { MailText } from './mail-text.ts'

type MailOrder = {
  accountId: string
  to: string
  /** Identifies the fact that the mail is about; a recipient gets one mail per fact. */
  about: string
  tag: string
} & MailText

/**
 * Stores a mail in the transaction that causes it; a job sends it after the commit. Returns the mail's id, or undefined
 * if that recipient already got a mail about that fact.
 */
export async function enqueueMail(
  app: Platform,
  tx: Tx,
  order: MailOrder,
): Promise<string | undefined> {
  const mail = { ...order, id: app.newId('mail'), createdAt: app.clock.now() }
  const { count } = await tx.mail.createMany({ data: [mail], skipDuplicates: true })
  if (count === 0) return undefined
  await app.jobs.enqueue(tx, 'send_mail', { accountId: mail.accountId, mailId: mail.id })
  return mail.id
}
