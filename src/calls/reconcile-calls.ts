import type { App } from '../app.ts'
import { addSeconds } from '../clock.ts'
import { finishCall } from './finish-call.ts'

/** Few calls last longer; the carrier's final word should have come. */
const QUIET_SECONDS = 900
const BATCH = 50

/**
 * Asks the carrier about calls it has been quiet about: a lost callback leaves no call open, and none unpaid. One that
 * cannot be asked about now does not keep the others waiting.
 */
export async function reconcileCalls(app: App) {
  const open = await app.db.call.findMany({
    where: { status: 'in_progress', at: { lt: addSeconds(app.clock.now(), -QUIET_SECONDS) } },
    orderBy: { at: 'asc' },
    take: BATCH,
  })
  for (const { callSid } of open) {
    try {
      await reconcileCall(app, callSid)
    } catch (error) {
      app.log.warn({ error, callSid }, 'call not reconciled, will be asked about again')
    }
  }
}

/** A call that the carrier does not know never connected. */
async function reconcileCall(app: App, callSid: string) {
  const state = (await app.carrier.readCall(callSid)) ?? { ended: true, durationSeconds: 0 }
  if (!state.ended) return
  await finishCall(app, {
    callSid,
    durationSeconds: state.durationSeconds,
    endReason: 'reconciled',
  })
}
