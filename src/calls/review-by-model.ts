import type { App } from '../app.ts'
import { Conversation } from '../receptionist/receptionist.ts'
import { concludeAfterFinalReport } from './after-final-report.ts'
import { type CallInProgress, findCallInProgress } from './call-in-progress.ts'
import type { CallConclusion } from './conclude-call.ts'
import { lockCall } from './lock-call.ts'

/** The share of a mail's waiting time that one request may take: a second one still fits. */
const REQUEST_PART = 0.45
/** With less than this share left, no new request is made. */
const LAST_PART = 0.1

type CallKey = { accountId: string; callId: string }

/** Whether a call's message waits for a model's review: only if there was a conversation. */
export function waitsForReview(app: App, { outcome, source, failed }: CallConclusion): boolean {
  const isTalk = outcome !== 'turned_away' && outcome !== 'nothing_said'
  const isAsked = app.config.model.reviewMs > 0 && app.receptionist.review !== undefined
  return isAsked && isTalk && source === 'phone' && !failed
}

/**
 * Requests the review of an ended call, then stores message, questions and mail. No connection is held while the
 * model thinks. A failed review is repeated while there is time; then the notes stand as taken. Repeating it mails
 * nothing new.
 * @throws {Error} to be run again: the review failed with time left, or the caller's last words came meanwhile
 */
export async function reviewByModel(app: App, { accountId, callId }: CallKey): Promise<void> {
  const where = { accountId_id: { accountId, id: callId } }
  const ended = await app.db.call.findUnique({ where })
  const known = ended?.status === 'ended' ? await findCallInProgress(app, ended.callSid) : undefined
  if (!ended?.endedAt || !known) return
  const dialogue = await reviewed(app, known, ended.endedAt)
  await app.db.$transaction(async (tx) => {
    const before = await lockCall(tx, known)
    if (before.turnsTaken !== known.turns) throw new Error('the last words came meanwhile')
    const call = await tx.call.update({ where, data: dialogue === null ? {} : { dialogue } })
    await concludeAfterFinalReport(app, tx, known, call)
  })
}

/** Null if there is no review. */
async function reviewed(app: App, { facts, conversation }: CallInProgress, endedAt: Date) {
  const { reviewMs } = app.config.model
  const leftMs = endedAt.getTime() + reviewMs - app.clock.now().getTime()
  if (leftMs < reviewMs * LAST_PART || !conversation) return null
  const signal = AbortSignal.timeout(Math.ceil(Math.min(leftMs, reviewMs * REQUEST_PART)))
  try {
    return (
      (await app.receptionist.review?.(facts, Conversation.parse(conversation), signal)) ?? null
    )
  } catch (error) {
    const name = error instanceof Error ? error.name : 'unknown'
    app.log.warn({ reason: name }, 'the model gave no review of a call')
    const afterMs = endedAt.getTime() + reviewMs - app.clock.now().getTime()
    if (afterMs < reviewMs * LAST_PART) return null
    throw new Error('no review yet')
  }
}
