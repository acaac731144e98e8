import type { TestCall as Row } from '../../prisma/generated/client/client.ts'
import type { App } from '../app.ts'
import type { Language } from '../kernel/languages.ts'
import type { Tx } from '../platform/db/prisma.ts'
import type { Reply } from '../receptionist/receptionist.ts'
import { readTestCall } from './test-call.ts'
import { factsOf } from './test-line-facts.ts'

export type Begun = {
  kind: 'talk'
  /** Cannot be interrupted; `rest` follows it. */
  greeting: string
  rest: string
  language: Language
  languages: readonly Language[]
}

/**
 * Hands the call to the receptionist of its test line. A call that has begun continues and gets the same greeting.
 */
export async function beginTestCall(
  app: App,
  tx: Tx,
  call: Row,
  testNumber: string,
): Promise<Begun> {
  const { callSid, accountId, testLineId, caller } = call
  const testLine = await tx.testLine.findFirstOrThrow({
    where: { accountId: accountId ?? '', id: testLineId ?? '' },
  })
  const facts = factsOf({ ...testLine, testNumber })
  if (call.dialogue === null && call.endedAt === null) {
    const dialogue = app.receptionist.begin(caller)
    await tx.testCall.update({
      where: { callSid },
      data: { accountId, testLineId, dialogue },
    })
  }
  const { disclosure, rest, language } = app.receptionist.greet(facts, app.clock.now())
  return { kind: 'talk', greeting: disclosure, rest, language, languages: facts.languages }
}

/**
 * The rest of the greeting of a phone call; null if the conversation has begun, or was interrupted before.
 * @throws {ApiError} not_found
 */
export async function restOfTestGreeting(app: App, callSid: string): Promise<Reply | null> {
  const { facts, turns, conversation } = await readTestCall(app, callSid)
  const begun = conversation ?? undefined
  const { rest: text, language } = app.receptionist.greet(facts, app.clock.now(), begun)
  return turns > 0 || text === '' ? null : { text, language, end: false }
}
