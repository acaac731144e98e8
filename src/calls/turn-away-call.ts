import type { App } from '../app.ts'
import type { KnownCaller } from '../contacts/known-caller.ts'
import type { Answer } from '../conversations/how-to-answer.ts'
import type { IncomingCall } from '../conversations/incoming-call.ts'
import { formatUsPhone } from '../kernel/phone.ts'
import type { CalledLine } from './called-line.ts'
import { type Opening, registerCall } from './register-call.ts'

/** Rejects callers that the owner blocked, and all callers while the line has no minutes; undefined for others. */
export async function refuseCall(
  app: App,
  line: CalledLine,
  incoming: IncomingCall,
  { mark }: KnownCaller,
): Promise<Answer | undefined> {
  if (mark === 'blocked') return rejectBlocked(app, line, incoming)
  return isOutOfMinutes(app, line) ? turnAway(app, line, incoming) : undefined
}

/** Nothing is said, so neither side pays; the owner sees the call in the list. */
async function rejectBlocked(app: App, line: CalledLine, incoming: IncomingCall): Promise<Answer> {
  await registerCall(app, line, incoming, { text: '', language: 'en', freeReason: 'blocked' })
  return { kind: 'reject' }
}

/** At zero a line keeps answering; this far below, it does not (docs/decisions/at-zero.md). */
function isOutOfMinutes(app: App, line: CalledLine): boolean {
  return line.balanceSeconds <= -app.config.lineOverdraftSeconds
}

/** The caller is told whom to call instead, free of charge. */
async function turnAway(app: App, line: CalledLine, incoming: IncomingCall): Promise<Answer> {
  const { businessName, businessPhone } = line.facts
  const text =
    `Thank you for calling ${businessName}. We cannot take your call on this line ` +
    `right now. Please call ${formatUsPhone(businessPhone)}. Goodbye.`
  const opening: Opening = { text, language: 'en', freeReason: 'no_minutes' }
  await registerCall(app, line, incoming, opening)
  return { kind: 'say', text }
}
