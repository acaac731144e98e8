import type { Db, Tx } from '../platform/db/prisma.ts'

/** The zone of most US businesses, for accounts without a line. */
const WITHOUT_A_LINE = 'America/New_York'

const PAID = ['live', 'setting_up', 'queued'] as const

/**
 * The IANA zone of an account's dates and times: what its owner chose, else that of the oldest paid line, so that
 * ordering another changes nothing; without one, that of the newest line.
 */
export async function timeZoneOfAccount(db: Db | Tx, accountId: string): Promise<string> {
  const select = { timeZone: true } as const
  const account = await db.account.findUnique({ where: { id: accountId }, select })
  if (account?.timeZone) return account.timeZone
  const line =
    (await db.line.findFirst({
      where: { accountId, status: { in: [...PAID] } },
      orderBy: { createdAt: 'asc' },
      select,
    })) ??
    (await db.line.findFirst({ where: { accountId }, orderBy: { createdAt: 'desc' }, select }))
  return line?.timeZone ?? WITHOUT_A_LINE
}
