import type { App } from '../../app.ts'
import type { Tx } from '../../platform/db/prisma.ts'
import type { LineKey } from '../line-status.ts'

/** Turns off auto top-up for the line and has the processor delete its card. */
export async function endTopUp(app: App, tx: Tx, key: LineKey): Promise<void> {
  const { accountId, lineId } = key
  await tx.$queryRaw`SELECT 1 FROM top_ups WHERE account_id = ${accountId} AND line_id = ${lineId} FOR UPDATE`
  const topUp = await tx.topUp.findUnique({ where: { accountId_lineId: key } })
  if (!topUp) return
  await tx.topUp.delete({ where: { accountId_lineId: key } })
  const { customerId, setUpSessionId } = topUp
  await app.jobs.enqueue(tx, 'let_go_of_card', { customerId, setUpSessionId })
}
