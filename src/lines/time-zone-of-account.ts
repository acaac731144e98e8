import type { Db, Tx } from '../platform/db/prisma.ts'

/** Most US businesses are there; one with a line of its own is where the line is. */
const WITHOUT_A_LINE = 'America/New_York'

/** The IANA zone that an account's dates and times are shown in: its newest line's. */
export async function timeZoneOfAccount(db: Db | Tx, accountId: string): Promise<string> {
  const newest = await db.line.findFirst({
    where: { accountId },
    orderBy: { createdAt: 'desc' },
    select: { timeZone: true },
  })
  return newest?.timeZone ?? WITHOUT_A_LINE
}
