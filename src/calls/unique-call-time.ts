import { laterThan } from '../kernel/clock.ts'
import type { LineKey } from '../lines/line-status.ts'
import { lockLine } from '../lines/lock-line.ts'
import type { Tx } from '../platform/db/prisma.ts'

/**
 * A time that no other call of the line has, since lists page by it: now, or a millisecond after the newest call.
 * With `began`, for a call found later, the first free millisecond from then on. Locks the line's row.
 */
export async function callTime(
  tx: Tx,
  { accountId, lineId }: LineKey,
  began: Date | undefined,
  now: Date,
): Promise<Date> {
  await lockLine(tx, { accountId, lineId })
  if (began) return freeTime(tx, { accountId, lineId }, began)
  const newest = await tx.call.aggregate({ where: { accountId, lineId }, _max: { at: true } })
  return laterThan(newest._max.at, now)
}

async function freeTime(tx: Tx, { accountId, lineId }: LineKey, began: Date): Promise<Date> {
  const taken = await tx.call.findUnique({
    where: { accountId_lineId_at: { accountId, lineId, at: began } },
    select: { id: true },
  })
  return taken ? freeTime(tx, { accountId, lineId }, new Date(began.getTime() + 1)) : began
}
