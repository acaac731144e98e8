import type { Db, Tx } from '../platform/db/prisma.ts'

/** Most US businesses are there; one with a line of its own is where the line is. */
const WITHOUT_A_LINE = 'America/New_York'

const PAID = ['live', 'setting_up', 'queued'] as const

/**
 * The IANA zone that an account's dates and times are shown in: that of the oldest line which is paid for, so that
 * ordering another moves nothing; without one, that of the newest.
 */
export async function timeZoneOfAccount(db: Db | Tx, accountId: string): Promise<string> {
  const select = { timeZone: true } as const
  const line =
    (await db.line.findFirst({
      where: { accountId, status: { in: [...PAID] } },
      orderBy: { createdAt: 'asc' },
      select,
    })) ??
    (await db.line.findFirst({ where: { accountId }, orderBy: { createdAt: 'desc' }, select }))
  return line?.timeZone ?? WITHOUT_A_LINE
}
