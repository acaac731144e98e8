import type { App } from '../app.ts'
import { addSeconds } from '../kernel/clock.ts'
import { finishLineCall } from './finish-call.ts'

/** Few calls last longer; by now the final report should have come. */
const QUIET_SECONDS = 900
const BATCH = 50
/** Extra time for the report, and for a voicemail, of a call that the socket did not end. */
const GRACE_SECONDS = 240

/**
 * Asks the carrier about calls without news, so that a lost callback leaves no call open or unpaid. One failing
 * request does not delay the others.
 */
export async function reconcileCalls(app: App) {
  const open = await app.db.call.findMany({
    where: { status: 'in_progress', at: { lt: addSeconds(app.clock.now(), -QUIET_SECONDS) } },
    orderBy: { at: 'asc' },
    take: BATCH,
  })
  for (const { callSid, at } of open) {
    try {
      await reconcileCall(app, callSid, at)
    } catch (error) {
      app.log.warn({ error, callSid }, 'call not reconciled, will be asked about again')
    }
  }
}

/** A call that the carrier does not know never connected. One that lasts too long is hung up. */
async function reconcileCall(app: App, callSid: string, at: Date) {
  const state = (await app.carrier.readCall(callSid)) ?? { ended: true, durationSeconds: 0 }
  if (!state.ended) return endOverlong(app, callSid, at)
  await finishLineCall(app, {
    callSid,
    durationSeconds: state.durationSeconds,
    endReason: 'reconciled',
  })
}

/**
 * The socket ends a call politely; this is for a call whose socket is gone. The carrier then reports its end as
 * usual.
 */
async function endOverlong(app: App, callSid: string, at: Date) {
  const { longestCallSeconds } = app.config
  if (addSeconds(at, longestCallSeconds + GRACE_SECONDS) > app.clock.now()) return
  app.log.warn({ callSid }, 'a call has gone on for too long and is hung up')
  await app.carrier.endCall(callSid)
}
