import type { Tx } from '../platform/db/prisma.ts'
import type { LineKey } from './line-status.ts'

/** One transaction at a time assigns times to a line's calls and messages. */
export async function lockLine(tx: Tx, { accountId, lineId }: LineKey) {
  await tx.$queryRaw`SELECT 1 FROM phone_lines WHERE account_id = ${accountId} AND id = ${lineId} FOR NO KEY UPDATE`
}
