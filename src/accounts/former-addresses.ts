import { createHmac, randomBytes } from 'node:crypto'
import type { App } from '../app.ts'
import { addSeconds } from '../kernel/clock.ts'
import type { Tx } from '../platform/db/prisma.ts'
import { serverKey } from '../platform/db/server-key.ts'

/** How long an address whose account was deleted gets nothing free anew. */
const KEPT_SECONDS = 365 * 86_400
const KEY_BYTES = 32

/** A keyed hash of an address: who has the table without the key cannot even try addresses. */
export async function hashOfAddress(app: Pick<App, 'db'>, email: string): Promise<string> {
  const { key } = await serverKey(app, 'former_addresses', async () => ({
    key: randomBytes(KEY_BYTES).toString('base64'),
  }))
  return createHmac('sha256', Buffer.from(key, 'base64')).update(email).digest('base64url')
}

export async function isFormerAddress(tx: Tx, hash: string, now: Date): Promise<boolean> {
  const closedAt = { gt: addSeconds(now, -KEPT_SECONDS) }
  return (await tx.formerAddress.count({ where: { hash, closedAt } })) > 0
}

/** How many test lines a deleted account of the address had made since then. */
export async function formerTestLines(tx: Tx, hash: string, since: Date): Promise<number> {
  const former = await tx.formerAddress.findFirst({ where: { hash, closedAt: { gte: since } } })
  return former?.testLines ?? 0
}

/** Keeps what the address had of what is free; `testLines` were made on the day of `closedAt`. */
export async function keepFormerAddress(
  tx: Tx,
  hash: string,
  had: { closedAt: Date; testLines: number },
): Promise<void> {
  await tx.formerAddress.upsert({ where: { hash }, create: { hash, ...had }, update: had })
}

export async function forgetFormerAddresses({ db, clock }: App): Promise<void> {
  const closedAt = { lte: addSeconds(clock.now(), -KEPT_SECONDS) }
  await db.formerAddress.deleteMany({ where: { closedAt } })
}
