import type { App } from '../../src/app.ts'
import { until } from './until.ts'
import { readBooks } from './wallet.ts'

/** The rows created by a line's payment. */
export async function readLineBooks(app: App, accountId: string, lineId: string) {
  const { entries, wallet, sumSeconds } = await readBooks(app.db, { accountId, walletId: lineId })
  const purchases = await app.db.purchase.findMany({
    where: { accountId, lineId },
    orderBy: { createdAt: 'asc' },
  })
  return {
    purchases,
    sumSeconds,
    balanceSeconds: wallet.balanceSeconds,
    entries: entries.map(({ kind, seconds, sourceId }) => ({ kind, seconds, sourceId })),
  }
}

/** Resolves when every received event was processed, and no job is waiting or running. */
export async function untilQuiet(app: App): Promise<void> {
  const left = () =>
    app.pool.query<{ name: string; state: string }>(
      `SELECT name, state FROM pgboss.job WHERE state IN ('created', 'active', 'retry')
         AND name IN ('handle_provider_event', 'provision_line', 'release_line', 'send_mail',
           'pay_top_up', 'let_go_of_card', 'refund_purchase',
           'review_call')`,
    )
  await until('no job is left', left, ({ rows }) => rows.length === 0)
}
