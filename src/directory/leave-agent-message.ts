import type { App } from '../app.ts'
import { nextMessageTime } from '../calls/leave-message.ts'
import { lockLine } from '../calls/lock-line.ts'
import { mailAboutMessage } from '../calls/message-mail.ts'
import { searchWords } from '../calls/search-words.ts'
import type { Tx } from '../db/prisma.ts'
import type { LineKey } from '../lines/line-status.ts'
import type { BusinessFacts, Conclusion } from '../receptionist/receptionist.ts'
import { isMailedAbout } from './left-messages-limit.ts'

type Left = {
  line: LineKey
  /** Not known when nobody came back to finish: then it counts as nobody's in particular. */
  sender?: string
  facts: BusinessFacts
  conclusion: Conclusion
  messageId: string
}

/**
 * Puts what an agent left among the line's messages, under this id or into the message that has it already, and mails
 * the owner as about a caller's, so often a day. Nothing is charged. Runs in the transaction that stores the conversation.
 */
export async function leaveAgentMessage(app: App, tx: Tx, left: Left) {
  const { line, sender = '', facts, conclusion, messageId: id } = left
  const { message, urgent, urgentReason, summary } = conclusion
  if (!message) return
  const { accountId, lineId } = line
  const { name, phone, text } = message
  const words = searchWords(name, phone, text)
  const said = { name, phone, message: text, urgent, words }
  await lockLine(tx, line)
  const at = await nextMessageTime(tx, { accountId, lineId }, app.clock.now())
  const row = await tx.message.upsert({
    where: { accountId_id: { accountId, id } },
    update: said,
    create: { ...said, accountId, id, lineId, source: 'agent', at },
  })
  const call = { at: row.at, summary, urgent, urgentReason }
  if (!(await isMailedAbout(tx, { line, sender, at: app.clock.now() }))) return
  await mailAboutMessage(app, tx, { message: row, call, facts })
}
