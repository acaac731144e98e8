import type { App } from '../app.ts'
import { formatUsPhone } from '../phone.ts'
import { answerTestCall } from '../test-lines/answer-test-call.ts'
import { isTestNumber } from '../test-lines/test-number.ts'
import { type CalledLine, readCalledLine } from './called-line.ts'
import { type IncomingCall, type Opening, recordCall } from './record-call.ts'

/** How to answer: talk, ask for the code of a test line, or say one thing and hang up. */
export type Answer =
  | { kind: 'talk'; greeting: string; language: string; languages: readonly string[] }
  | { kind: 'ask_code'; text: string }
  | { kind: 'say'; text: string }

export const NOT_IN_SERVICE: Answer = {
  kind: 'say',
  text: 'The number you have dialed is not in service. Goodbye.',
}

/** Answers a ringing call. The carrier may ask twice: the second time finds the call, and gets the same answer. */
export async function answerCall(app: App, incoming: IncomingCall): Promise<Answer> {
  const line = await readCalledLine(app, incoming.to)
  if (!line) {
    return (await isTestNumber(app, incoming.to)) ? answerTestCall(app, incoming) : NOT_IN_SERVICE
  }
  if (isOutOfMinutes(app, line)) return turnAway(app, line, incoming)
  const { disclosure, language } = app.receptionist.greet(line.facts, app.clock.now())
  await recordCall(app, line, incoming, { text: disclosure, language })
  return { kind: 'talk', greeting: disclosure, language, languages: line.facts.languages }
}

/** At zero a line keeps answering; so far below it, it does not (design §5). */
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
