import type { App } from '../app.ts'
import { Conversation } from '../receptionist/receptionist.ts'
import { concludeAfterFinalReport } from './after-final-report.ts'
import { type CallInProgress, findCallInProgress } from './call-in-progress.ts'
import type { CallConclusion } from './conclude-call.ts'
import { lockCall } from './lock-call.ts'

/** Of the time that a mail waits, the part that one request may take: another fits in behind it. */
const REQUEST_PART = 0.45
/** With less time left than this part nobody is asked again. */
const LAST_PART = 0.1

type CallKey = { accountId: string; callId: string }

/** Whether what the call leaves waits for a model's look at the whole of it: only where there was a talk to look at. */
export function waitsForReview(app: App, { outcome, source, failed }: CallConclusion): boolean {
  const isTalk = outcome !== 'turned_away' && outcome !== 'nothing_said'
  const isAsked = app.config.model.reviewMs > 0 && app.receptionist.review !== undefined
  return isAsked && isTalk && source === 'phone' && !failed
}

/**
 * Asks for the review of a call that has ended, and leaves what was said: message, questions and mail. No connection is
 * held while the model thinks. A review that fails is asked for again while there is time; then the call is left as it
 * was taken. Run again, it writes the same and mails nothing new.
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

/** Null when there is no review. */
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
