import type { Tx } from '../db/prisma.ts'
import type { Platform } from '../platform.ts'

type TextOrder = {
  accountId: string
  to: string
  /** Identifies the fact that the text is about; a recipient gets one text per fact. */
  about: string
  body: string
}

/** Stores a text in the transaction that causes it, as `enqueueMail` does for mails. */
export async function enqueueText(app: Platform, tx: Tx, order: TextOrder) {
  const text = { ...order, id: app.newId('text'), createdAt: app.clock.now() }
  const { count } = await tx.textMessage.createMany({ data: [text], skipDuplicates: true })
  if (count === 0) return
  await app.jobs.enqueue(tx, 'send_text', { accountId: text.accountId, textId: text.id })
}
