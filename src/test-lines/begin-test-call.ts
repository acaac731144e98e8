import type { TestCall as Row } from '../../prisma/generated/client/client.ts'
import type { App } from '../app.ts'
import type { Tx } from '../db/prisma.ts'
import type { Language } from '../languages.ts'
import { factsOf } from './facts-of.ts'

export type Begun = {
  kind: 'talk'
  greeting: string
  language: Language
  languages: readonly Language[]
}

/** Lets the receptionist of the call's test line take over; one that has begun goes on and gets the same greeting. */
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
  const { text, language } = app.receptionist.greet(facts, app.clock.now())
  return { kind: 'talk', greeting: text, language, languages: facts.languages }
}
