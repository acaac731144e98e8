import type { App } from '../app.ts'
import { nameToAsk, readKnownCaller } from '../contacts/known-caller.ts'
import type { Answer } from '../conversations/how-to-answer.ts'
import type { IncomingCall } from '../conversations/incoming-call.ts'
import { callerNumber } from '../kernel/phone.ts'
import { type CalledLine, readCalledLine } from './called-line.ts'
import { registerCall } from './register-call.ts'
import { refuseCall } from './turn-away-call.ts'

/**
 * Answers a ringing call to a line; undefined if the number is no line's. If the carrier asks again, it gets the same
 * answer.
 */
export async function answerLineCall(
  app: App,
  incoming: IncomingCall,
): Promise<Answer | undefined> {
  const line = await readCalledLine(app, incoming.to)
  if (!line) return undefined
  const known = await readCaller(app, line, incoming)
  const refused = await refuseCall(app, line, incoming, known)
  if (refused) return refused
  const { disclosure, language } = app.receptionist.greet(line.facts, app.clock.now())
  const expected = line.greetsByName ? nameToAsk(known) : null
  const given = { isVip: known.mark === 'vip', expected }
  const { languages, isRecorded = false } = line.facts
  await registerCall(app, line, incoming, { text: disclosure, language, given, isRecorded })
  return { kind: 'talk', greeting: disclosure, language, languages, isRecorded }
}

export function readCaller(app: App, { accountId }: CalledLine, { from }: IncomingCall) {
  return readKnownCaller(app, accountId, callerNumber(from))
}
