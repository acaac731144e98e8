import type { Call } from '../../prisma/generated/client/client.ts'
import type { LineKey } from '../lines/line-status.ts'
import { lockLine } from '../lines/lock-line.ts'
import type { Tx } from '../platform/db/prisma.ts'

/** Locks the line and then the call, always in this order, and returns the call. */
export async function lockCall(tx: Tx, key: LineKey & { callId: string }): Promise<Call> {
  const { accountId, callId } = key
  await lockLine(tx, key)
  await tx.$queryRaw`SELECT 1 FROM calls WHERE account_id = ${accountId} AND id = ${callId} FOR NO KEY UPDATE`
  return tx.call.findUniqueOrThrow({ where: { accountId_id: { accountId, id: callId } } })
}
