import type { Call } from '../../prisma/generated/client/client.ts'
import type { App } from '../app.ts'
import { leaveMessage } from '../conversations/leave-message.ts'
import type { Tx } from '../db/prisma.ts'
import type { BusinessFacts } from '../receptionist/receptionist.ts'
import { callRows } from './call-rows.ts'
import type { CallConclusion } from './conclude-call.ts'

type Left = { call: Call; facts: BusinessFacts; conclusion: CallConclusion }

/** One message a call, with a mail that tells how the call went. */
export async function leaveCallMessage(app: App, tx: Tx, { call, facts, conclusion }: Left) {
  const { accountId, lineId, id: callId, at } = call
  await leaveMessage(app, tx, {
    line: { accountId, lineId },
    of: { callId },
    source: conclusion.source,
    facts,
    conclusion,
    occasion: { at, rows: callRows(call, facts.timeZone) },
  })
}
