import type { App } from '../app.ts'
import type { Tx } from '../platform/db/prisma.ts'
import type { Reply } from '../receptionist/receptionist.ts'
import { readTimeLeft, type TimeLeft } from './call-time-left.ts'
import { lineTurn, writeDown } from './hear-line-caller.ts'
import { timeWords } from './time-limit-words.ts'

/** The caller is warned this long before the end; very short calls at a third. */
const WARNED_BEFORE_SECONDS = 30
/** Other calls use minutes too, so they are checked again this often. */
const CHECK_EVERY_SECONDS = 15

/** What to say now, if anything, and when to ask again. */
export type TimeKept = { reply: Reply | null; checkAgainSeconds: number }

/**
 * Warns that a call has to end soon, then ends it: at the longest length of a call, or when the line's minutes and
 * overdraft are used up. The conversation is kept as for any call.
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

/** Null if another process has said it. */
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
