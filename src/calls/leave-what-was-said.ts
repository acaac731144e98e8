import type { Call } from '../../prisma/generated/client/client.ts'
import type { CallOutcome } from '../../prisma/generated/client/enums.ts'
import type { App } from '../app.ts'
import { noteCaller, sawCaller } from '../contacts/note-caller.ts'
import { leaveMessage } from '../conversations/leave-message.ts'
import { noteQuestions } from '../conversations/questions/note-questions.ts'
import type { Tx } from '../platform/db/prisma.ts'
import type { BusinessFacts } from '../receptionist/receptionist.ts'
import { callRows } from './call-rows.ts'
import type { CallConclusion } from './conclude-call.ts'
import type { FreeReason } from './free-call.ts'

export type Left = { call: Call; facts: BusinessFacts; conclusion: CallConclusion }

/** What a call leaves: one message, with a mail that tells how it went, and the questions that were asked in vain. */
export async function leaveWhatWasSaid(app: App, tx: Tx, { call, facts, conclusion }: Left) {
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
    occasion: { at, rows: callRows(call, facts.timeZone) },
    // A sale is listed, and interrupts nobody.
    isMailed: mark !== 'blocked' && conclusion.outcome !== 'spam',
  })
}

/**
 * Who left something or was answered becomes a contact; the name is theirs where they gave no other number to call back.
 * Of others, such as robocalls, no contact is made.
 */
async function noteWhoCalled(app: App, tx: Tx, call: Call, { outcome, message }: CallConclusion) {
  const isOurs = OURS.has(call.freeReason ?? '')
  if (isOurs || !MAKES_CONTACT.has(outcome)) return sawCaller(tx, call)
  return noteCaller(app, tx, call, message?.phone === call.caller ? (message?.name ?? null) : null)
}

const MAKES_CONTACT: ReadonlySet<CallOutcome> = new Set(['message_taken', 'answered', 'voicemail'])
/** Calls of the owner's and our own phones. */
const OURS: ReadonlySet<string> = new Set<FreeReason>([
  'owner',
  'forwarding_activation',
  'our_number',
])
