import type { Call } from '../../prisma/generated/client/client.ts'
import type { Tx } from '../db/prisma.ts'
import type { LineKey } from '../lines/line-status.ts'

/** One transaction at a time gives out times of a line's calls and messages. */
export async function lockLine(tx: Tx, { accountId, lineId }: LineKey) {
  await tx.$queryRaw`SELECT 1 FROM phone_lines WHERE account_id = ${accountId} AND id = ${lineId} FOR NO KEY UPDATE`
}

/** The call as it is now that nobody else can change it; its line is locked before it, always in this order. */
export async function lockCall(tx: Tx, key: LineKey & { callId: string }): Promise<Call> {
  const { accountId, callId } = key
  await lockLine(tx, key)
  await tx.$queryRaw`SELECT 1 FROM calls WHERE account_id = ${accountId} AND id = ${callId} FOR NO KEY UPDATE`
  return tx.call.findUniqueOrThrow({ where: { accountId_id: { accountId, id: callId } } })
}
