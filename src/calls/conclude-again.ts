import type { Call } from '../../prisma/generated/client/client.ts'
import type { App } from '../app.ts'
import type { Tx } from '../db/prisma.ts'
import type { CallInProgress } from './call-in-progress.ts'
import { concludeCall } from './conclude-call.ts'
import { indexCall } from './index-call.ts'
import { leaveWhatWasSaid } from './leave-what-was-said.ts'

/**
 * What reaches us after the carrier's final word, a voicemail or the last words of a caller who hung up, still belongs
 * to the call and its message. The charge stands. The call must be locked (`lockCall`).
 */
export async function concludeAgain(app: App, tx: Tx, { facts }: CallInProgress, call: Call) {
  const conclusion = concludeCall(app, { facts }, call)
  const { outcome, summary, urgent, urgentReason, languages } = conclusion
  const concluded = await tx.call.update({
    where: { accountId_id: { accountId: call.accountId, id: call.id } },
    data: { outcome, summary, urgent, urgentReason, languages },
  })
  await leaveWhatWasSaid(app, tx, { call: concluded, facts, conclusion })
  await indexCall(tx, concluded)
}
