import type { MessageSource } from '../../prisma/generated/client/enums.ts'
import type { App } from '../app.ts'
import { laterThan } from '../kernel/clock.ts'
import type { LineKey } from '../lines/line-status.ts'
import { lockLine } from '../lines/lock-line.ts'
import { recordEvent } from '../outgoing-webhooks/record-event.ts'
import type { Tx } from '../platform/db/prisma.ts'
import type { BusinessFacts, Conclusion } from '../receptionist/receptionist.ts'
import { mailAboutMessage, type Occasion } from './message-mail.ts'
import { searchWords } from './search-words.ts'
import { textAboutMessage } from './urgent-text.ts'

export type Left = {
  line: LineKey
  /** A call has one message; an agent conversation has the one with this id. */
  of: { callId: string } | { messageId: string }
  source: MessageSource
  facts: BusinessFacts
  conclusion: Pick<Conclusion, 'message' | 'summary' | 'urgent' | 'urgentReason'>
  /** What the mail says of the call, if there was one. */
  occasion?: Occasion
  /** If the owner has had too many mails today, or blocked the caller, the message is only kept. */
  isMailed?: boolean
}

/**
 * Adds a message to the line and tells the owner by mail and, if urgent, by text. A later version replaces the
 * message and includes the earlier one. Runs in the transaction that stores its source; locks the line, whose
 * messages have unique times.
 */
export async function leaveMessage(app: App, tx: Tx, left: Left) {
  const { line, facts, source, conclusion, occasion, isMailed = true } = left
  const { message, urgent } = conclusion
  if (!message) return
  await lockLine(tx, line)
  const { name, phone, text } = message
  const words = searchWords(name, phone, text)
  const said = { source, name, phone, message: text, urgent, words }
  const { accountId, lineId } = line
  const at = await nextMessageTime(tx, line, app.clock.now())
  const row = await tx.message.upsert({
    where: whichMessage(left),
    update: said,
    create: { ...said, ...ids(app, left), accountId, lineId, at },
  })
  if (isMailed) {
    await mailAboutMessage(app, tx, { message: row, conclusion, facts, occasion })
    await textAboutMessage(app, tx, { message: row, summary: conclusion.summary, facts })
  }
  await recordEvent(app, tx, {
    accountId,
    type: 'message.created',
    fact: row.id,
    data: { message_id: row.id, line_id: lineId, call_id: row.callId },
  })
}

function whichMessage({ line: { accountId }, of }: Left) {
  return 'callId' in of
    ? { accountId_callId: { accountId, callId: of.callId } }
    : { accountId_id: { accountId, id: of.messageId } }
}

function ids(app: App, { of }: Left) {
  return 'callId' in of ? { id: app.newId('msg'), callId: of.callId } : { id: of.messageId }
}

/** Messages of a line have unique times. The line must be locked. */
async function nextMessageTime(tx: Tx, { accountId, lineId }: LineKey, now: Date) {
  const newest = await tx.message.aggregate({ where: { accountId, lineId }, _max: { at: true } })
  return laterThan(newest._max.at, now)
}
