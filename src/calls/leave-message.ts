import type { Call } from '../../prisma/generated/client/client.ts'
import type { App } from '../app.ts'
import { laterThan } from '../clock.ts'
import type { Tx } from '../db/prisma.ts'
import type { LineKey } from '../lines/line-status.ts'
import type { BusinessFacts } from '../receptionist/receptionist.ts'
import type { CallConclusion } from './conclude-call.ts'
import { mailAboutMessage } from './message-mail.ts'
import { searchWords } from './search-words.ts'
import { textAboutMessage } from './urgent-text.ts'

type Left = { call: Call; facts: BusinessFacts; conclusion: CallConclusion }

/**
 * One message a call, and a mail about it. What comes later stands in its place and holds what was taken before.
 * The line must be locked, as its messages have times of their own.
 */
export async function leaveMessage(app: App, tx: Tx, { call, facts, conclusion }: Left) {
  const { message, urgent, source } = conclusion
  if (!message) return
  const { accountId, lineId, id: callId } = call
  const { name, phone, text } = message
  const words = searchWords(name, phone, text)
  const said = { source, name, phone, message: text, urgent, words }
  const at = await nextMessageTime(tx, { accountId, lineId }, app.clock.now())
  const row = await tx.message.upsert({
    where: { accountId_callId: { accountId, callId } },
    update: said,
    create: { ...said, accountId, id: app.newId('msg'), lineId, callId, at },
  })
  await mailAboutMessage(app, tx, { message: row, call, facts })
  await textAboutMessage(app, tx, row, facts.businessName)
}

/** Messages of a line have times of their own. The line must be locked. */
export async function nextMessageTime(tx: Tx, { accountId, lineId }: LineKey, now: Date) {
  const newest = await tx.message.aggregate({ where: { accountId, lineId }, _max: { at: true } })
  return laterThan(newest._max.at, now)
}
