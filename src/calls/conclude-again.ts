import type { Call } from '../../prisma/generated/client/client.ts'
import type { App } from '../app.ts'
import { giveBack } from '../billing/ledger.ts'
import { questionsAnswered } from '../conversations/questions/note-questions.ts'
import type { Tx } from '../platform/db/prisma.ts'
import type { CallInProgress } from './call-in-progress.ts'
import { concludeCall } from './conclude-call.ts'
import type { FreeReason } from './free-call.ts'
import { indexCall } from './index-call.ts'
import { leaveWhatWasSaid } from './leave-what-was-said.ts'

/**
 * What reaches us after the carrier's final word, a voicemail, the last words of a caller who hung up, or that our side
 * failed, still belongs to the call and its message. The charge stands, unless our side failed: then it is given back,
 * once. The call must be locked (`lockCall`).
 */
export async function concludeAgain(app: App, tx: Tx, { facts }: CallInProgress, call: Call) {
  const conclusion = concludeCall(app, { facts }, call)
  const { outcome, summary, urgent, urgentReason, languages } = conclusion
  const concluded = await tx.call.update({
    where: { accountId_id: { accountId: call.accountId, id: call.id } },
    data: {
      outcome,
      summary,
      urgent,
      urgentReason,
      languages,
      answeredQuestions: questionsAnswered(conclusion),
    },
  })
  if (conclusion.failed) await giveChargeBack(app, tx, concluded)
  await leaveWhatWasSaid(app, tx, { call: concluded, facts, conclusion })
  await indexCall(tx, concluded)
}

async function giveChargeBack(app: App, tx: Tx, call: Call) {
  const { accountId, id, lineId: walletId, billedSeconds: seconds, durationSeconds } = call
  if (seconds === 0) return
  const reason = `Given back: our side failed in the call of ${durationSeconds} s`
  const fact = { sourceId: id, seconds, reason, at: app.clock.now() }
  await giveBack(tx, { accountId, walletId }, fact)
  const free = { billedSeconds: 0, freeReason: 'our_failure' satisfies FreeReason }
  await tx.call.update({ where: { accountId_id: { accountId, id } }, data: free })
}
