import type { Tx } from '../../platform/db/prisma.ts'
import type { LineKey } from '../line-status.ts'

/** The recipient of a mail about a line; undefined for a closed account. */
export async function readOwnerOfLine(tx: Tx, { accountId, lineId }: LineKey) {
  const line = await tx.line.findUniqueOrThrow({
    where: { accountId_id: { accountId, id: lineId } },
    include: { account: true },
  })
  if (line.account.closedAt) return undefined
  return { email: line.account.email, businessName: line.businessName, timeZone: line.timeZone }
}
