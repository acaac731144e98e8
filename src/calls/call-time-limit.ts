import type { App } from '../app.ts'
import type { Tx } from '../platform/db/prisma.ts'
import type { Reply } from '../receptionist/receptionist.ts'
import { readTimeLeft, type TimeLeft } from './call-time-left.ts'
import { lineTurn, writeDown } from './hear-line-caller.ts'
import { timeWords } from './time-limit-words.ts'

/** A caller is told so long before the end; of very short calls a third. */
const WARNED_BEFORE_SECONDS = 30
/** Minutes are used up by other calls too, so they are looked at again so often. */
const CHECK_EVERY_SECONDS = 15

/** What is to be said now, if anything, and when to ask again. */
export type TimeKept = { reply: Reply | null; checkAgainSeconds: number }

/**
 * Says that a call has to end soon, and then that it ends: at the longest that a call may last, or when the line's
 * minutes and its overdraft are used up. What was said until then is kept as of any call.
 */
export async function limitCallTime(app: App, callSid: string): Promise<TimeKept> {
  const call = await readTimeLeft(app, callSid)
  if (!call) return { reply: null, checkAgainSeconds: CHECK_EVERY_SECONDS }
  const { seconds, warned, language } = call
  const { soon, over } = timeWords(language)
  const warnAt = Math.min(WARNED_BEFORE_SECONDS, app.config.longestCallSeconds / 3)
  if (seconds <= 0) {
    const reply = await say(app, call, { text: over, language, end: true })
    return { reply, checkAgainSeconds: CHECK_EVERY_SECONDS }
  }
  if (!warned && seconds <= warnAt) {
    const reply = await say(app, call, { text: soon, language, end: false })
    return { reply, checkAgainSeconds: atMost(seconds) }
  }
  return { reply: null, checkAgainSeconds: atMost(warned ? seconds : seconds - warnAt) }
}

function atMost(seconds: number): number {
  return Math.min(seconds, CHECK_EVERY_SECONDS)
}

/** Null when somebody else has said it. */
async function say(app: App, { accountId, callId }: TimeLeft, reply: Reply): Promise<Reply | null> {
  const at = app.clock.now()
  return app.db.$transaction(async (tx) => {
    const { count } = await tx.call.updateMany({
      where: {
        accountId,
        id: callId,
        status: 'in_progress',
        ...(reply.end ? {} : { warnedAt: null }),
      },
      data: { warnedAt: at },
    })
    if (count === 0) return null
    const lastSeq = await lastSeqOf(tx, { accountId, callId })
    await writeDown(tx, { accountId, callId, lastSeq }, lineTurn(reply), at)
    return reply
  })
}

async function lastSeqOf(tx: Tx, where: { accountId: string; callId: string }): Promise<number> {
  const { _max } = await tx.callTurn.aggregate({ where, _max: { seq: true } })
  return _max.seq ?? 0
}
