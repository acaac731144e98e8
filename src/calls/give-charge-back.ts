import type { Call } from '../../prisma/generated/client/client.ts'
import type { App } from '../app.ts'
import { giveBack } from '../billing/ledger.ts'
import type { Tx } from '../platform/db/prisma.ts'
import type { FreeReason } from './free-call.ts'

/** The charge of a call that failed on our side. */
export async function giveChargeBack(app: App, tx: Tx, call: Call) {
  const { accountId, id, lineId: walletId, billedSeconds: seconds, durationSeconds } = call
  if (seconds === 0) return
  const reason = `Given back: our side failed in the call of ${durationSeconds} s`
  const fact = { sourceId: id, seconds, reason, at: app.clock.now() }
  await giveBack(tx, { accountId, walletId }, fact)
  const free = { billedSeconds: 0, freeReason: 'our_failure' satisfies FreeReason }
  await tx.call.update({ where: { accountId_id: { accountId, id } }, data: free })
}
