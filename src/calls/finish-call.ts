import type { Call } from '../../prisma/generated/client/client.ts'
import type { App } from '../app.ts'
import { billedSeconds, wholeSeconds } from '../billing/billed-time.ts'
import { charge } from '../billing/ledger.ts'
import { questionsAnswered } from '../conversations/questions/note-questions.ts'
import { decideTopUp } from '../lines/top-up/decide-top-up.ts'
import { recordEvent } from '../outgoing-webhooks/record-event.ts'
import type { Tx } from '../platform/db/prisma.ts'
import type { FinalReport } from '../providers/twilio/final-report.ts'
import { type CallInProgress, findCallInProgress } from './call-in-progress.ts'
import { type CallConclusion, concludeCall } from './conclude-call.ts'
import { FREE_REASONS, freeWhenEnded } from './free-call.ts'
import { indexCall } from './index-call.ts'
import { type Left, leaveMessageOfCall } from './leave-message-of-call.ts'
import { lockCall } from './lock-call.ts'
import { tellOfBalance } from './low-balance-mails.ts'
import { waitsForReview } from './review-by-model.ts'

/**
 * Closes a call on the carrier's final report: one charge, summary, message and mail, in one transaction that only
 * the first report enters. False for a call of no line.
 */
export async function finishLineCall(app: App, report: FinalReport): Promise<boolean> {
  const inProgress = await findCallInProgress(app, report.callSid)
  if (!inProgress) return false
  await app.db.$transaction(async (tx) => {
    const call = await lockCall(tx, inProgress)
    if (call.status === 'ended') return
    const conclusion = concludeCall(app, inProgress, call)
    const ended = await endCall(app, tx, call, conclusion, report)
    await chargeCall(app, tx, ended, inProgress)
    await leave(app, tx, { call: ended, facts: inProgress.facts, conclusion })
    await indexCall(tx, ended)
    await recordEvent(app, tx, {
      accountId: ended.accountId,
      type: 'call.completed',
      fact: ended.id,
      data: { call_id: ended.id, line_id: ended.lineId },
    })
  })
  return true
}

/** Urgent messages are left at once; otherwise a model reviews the whole conversation first, if one is configured. */
async function leave(app: App, tx: Tx, left: Left) {
  const { accountId, id: callId } = left.call
  const waits = waitsForReview(app, left.conclusion)
  if (waits) await app.jobs.enqueue(tx, 'review_call', { accountId, callId })
  if (!waits || left.conclusion.urgent) await leaveMessageOfCall(app, tx, left)
}

function endCall(app: App, tx: Tx, call: Call, conclusion: CallConclusion, report: FinalReport) {
  const durationSeconds = wholeSeconds(report.durationSeconds)
  const { outcome, failed } = conclusion
  const freeReason = call.freeReason ?? freeWhenEnded({ outcome, durationSeconds, failed })
  return tx.call.update({
    where: { accountId_id: { accountId: call.accountId, id: call.id } },
    data: {
      status: 'ended',
      endedAt: app.clock.now(),
      endReason: report.endReason,
      durationSeconds,
      billedSeconds: freeReason ? 0 : billedSeconds(report.durationSeconds),
      freeReason,
      outcome,
      summary: conclusion.summary,
      urgent: conclusion.urgent,
      urgentReason: conclusion.urgentReason,
      languages: conclusion.languages,
      answeredQuestions: questionsAnswered(conclusion),
    },
  })
}

async function chargeCall(app: App, tx: Tx, call: Call, { facts }: CallInProgress) {
  const { accountId, lineId, id, billedSeconds: seconds, durationSeconds } = call
  const reason = call.freeReason
    ? FREE_REASONS[call.freeReason as keyof typeof FREE_REASONS]
    : `Call of ${durationSeconds} s`
  const at = app.clock.now()
  const posted = await charge(
    tx,
    { accountId, walletId: lineId },
    { sourceId: id, seconds, reason, at },
  )
  if (posted.outcome !== 'posted' || seconds === 0) return
  await decideTopUp(app, tx, { accountId, lineId }, posted.balanceSeconds)
  await tellOfBalance(
    app,
    tx,
    { accountId, lineId, businessName: facts.businessName },
    {
      beforeSeconds: posted.balanceSeconds + seconds,
      afterSeconds: posted.balanceSeconds,
    },
  )
}
