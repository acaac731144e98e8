import type { Call } from '../../prisma/generated/client/client.ts'
import type { App } from '../app.ts'
import { questionsAnswered } from '../conversations/questions/note-questions.ts'
import type { Tx } from '../platform/db/prisma.ts'
import type { CallInProgress } from './call-in-progress.ts'
import { concludeCall } from './conclude-call.ts'
import { giveChargeBack } from './give-charge-back.ts'
import { indexCall } from './index-call.ts'
import { leaveMessageOfCall } from './leave-message-of-call.ts'

/**
 * Handles what arrives after the carrier's final report: a voicemail, a caller's last words, or that our side failed.
 * It still belongs to the call and its message. The charge stands, unless our side failed: then it is given back,
 * once. The call must be locked (`lockCall`).
 */
export async function concludeAfterFinalReport(
  app: App,
  tx: Tx,
  { facts }: CallInProgress,
  call: Call,
) {
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
  await leaveMessageOfCall(app, tx, { call: concluded, facts, conclusion })
  await indexCall(tx, concluded)
}
