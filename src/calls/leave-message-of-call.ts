import type { Call } from '../../prisma/generated/client/client.ts'
import type { App } from '../app.ts'
import { leaveMessage } from '../conversations/leave-message.ts'
import { noteQuestions } from '../conversations/questions/note-questions.ts'
import type { Tx } from '../platform/db/prisma.ts'
import type { BusinessFacts } from '../receptionist/receptionist.ts'
import { callInShort } from './call-facts-in-mail.ts'
import { noteWhoCalled } from './caller-becomes-contact.ts'
import type { CallConclusion } from './conclude-call.ts'
import { isOwnerMailed } from './is-owner-mailed.ts'

export type Left = { call: Call; facts: BusinessFacts; conclusion: CallConclusion }

/** Stores what a call leaves: one message, with a mail about the call, and its unanswered questions. */
export async function leaveMessageOfCall(app: App, tx: Tx, { call, facts, conclusion }: Left) {
  const { accountId, lineId, id: callId, at } = call
  const line = { accountId, lineId }
  const { mark } = await noteWhoCalled(app, tx, call, conclusion)
  await noteQuestions(app, tx, { line, in: { callId }, conclusion })
  await leaveMessage(app, tx, {
    line,
    of: { callId },
    source: conclusion.source,
    facts,
    conclusion,
    occasion: { at, inShort: callInShort(call) },
    isMailed: isOwnerMailed(conclusion.outcome, mark),
  })
}
