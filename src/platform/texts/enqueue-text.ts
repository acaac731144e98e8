import type { Tx } from '../db/prisma.ts'
import type { Platform } from '../platform.ts'

type TextOrder = {
  accountId: string
  to: string
  /** The fact that the text tells; a recipient gets one text a fact. */
  about: string
  body: string
}

/** Decides on a text inside the transaction that has the reason for it, as `enqueueMail` does on a mail. */
export async function enqueueText(app: Platform, tx: Tx, order: TextOrder) {
  const text = { ...order, id: app.newId('text'), createdAt: app.clock.now() }
  const { count } = await tx.textMessage.createMany({ data: [text], skipDuplicates: true })
  if (count === 0) return
  await app.jobs.enqueue(tx, 'send_text', { accountId: text.accountId, textId: text.id })
}
