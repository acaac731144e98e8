import type { App } from '../app.ts'
import type { Answer } from '../conversations/answer.ts'
import type { IncomingCall } from '../conversations/incoming-call.ts'
import { formatUsPhone } from '../kernel/phone.ts'
import { type CalledLine, readCalledLine } from './called-line.ts'
import { type Opening, recordCall } from './record-call.ts'

/**
 * Answers a ringing call to a line; undefined when the number is no line's. The carrier may ask twice: the second time
 * finds the call, and gets the same answer.
 */
export async function answerLineCall(
  app: App,
  incoming: IncomingCall,
): Promise<Answer | undefined> {
  const line = await readCalledLine(app, incoming.to)
  if (!line) return undefined
  if (isOutOfMinutes(app, line)) return turnAway(app, line, incoming)
  const { disclosure, language } = app.receptionist.greet(line.facts, app.clock.now())
  await recordCall(app, line, incoming, { text: disclosure, language })
  return { kind: 'talk', greeting: disclosure, language, languages: line.facts.languages }
}

/** At zero a line keeps answering; so far below it, it does not (docs/decisions/at-zero.md). */
export function isOutOfMinutes(app: App, line: CalledLine): boolean {
  return line.balanceSeconds <= -app.config.lineOverdraftSeconds
}

/** The caller is told whom to call instead, and nothing is charged. */
export async function turnAway(
  app: App,
  line: CalledLine,
  incoming: IncomingCall,
): Promise<Answer> {
  const { businessName, businessPhone } = line.facts
  const text = `Thank you for calling ${businessName}. We cannot take your call on this line right now. Please call ${formatUsPhone(businessPhone)}. Goodbye.`
  const opening: Opening = { text, language: 'en', freeReason: 'no_minutes' }
  await recordCall(app, line, incoming, opening)
  return { kind: 'say', text }
}
