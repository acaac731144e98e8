import type { Tx } from '../db/prisma.ts'
import type { Platform } from '../platform.ts'
import type { MailText } from './mail-text.ts'

type MailOrder = {
  accountId: string
  to: string
  /** The fact that the mail tells; a recipient gets one mail a fact. */
  about: string
  tag: string
} & MailText

/**
 * Decides on a mail inside the transaction that has the reason for it; a job sends it after the commit. Returns the
 * mail's id, or undefined when that recipient was told of that fact already.
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
