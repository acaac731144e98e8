import type { Call } from '../../prisma/generated/client/client.ts'
import type { CallOutcome } from '../../prisma/generated/client/enums.ts'
import type { App } from '../app.ts'
import { noteCaller, sawCaller } from '../contacts/note-caller.ts'
import type { Tx } from '../platform/db/prisma.ts'
import type { CallConclusion } from './conclude-call.ts'
import type { FreeReason } from './free-call.ts'

/**
 * Makes a contact of a caller who left something, asked something or was answered. The name counts only if they gave no
 * other callback number. Robocalls and the like make no contact.
 */
export async function noteWhoCalled(
  app: App,
  tx: Tx,
  call: Call,
  { outcome, message, questions }: CallConclusion,
) {
  const isOurs = OURS.has(call.freeReason ?? '')
  const isCaller = MAKES_CONTACT.has(outcome) || (outcome === 'hung_up' && questions.length > 0)
  if (isOurs || !isCaller) return sawCaller(tx, call)
  return noteCaller(app, tx, call, message?.phone === call.caller ? (message?.name ?? null) : null)
}

const MAKES_CONTACT: ReadonlySet<CallOutcome> = new Set(['message_taken', 'answered', 'voicemail'])
/** Calls of the owner's and our own phones. */
const OURS: ReadonlySet<string> = new Set<FreeReason>([
  'owner',
  'forwarding_activation',
  'our_number',
])
