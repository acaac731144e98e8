import { formerTestLines } from '../accounts/former-addresses.ts'
import { addSeconds } from '../kernel/clock.ts'
import { ApiError } from '../kernel/errors.ts'
import type { Tx } from '../platform/db/prisma.ts'

/** A test line works for a day and five calls, and an account gets three a day (contract §8). */
export const VALID_SECONDS = 86_400
export const CALLS_ALLOWED = 5
const LINES_A_DAY = 3

/** An account, and the keyed hash of its address. */
type Maker = { accountId: string; addressHash: string }

export async function refuseMoreThanADay(tx: Tx, maker: Maker, now: Date) {
  if ((await testLinesToday(tx, maker, now)) < LINES_A_DAY) return
  const tomorrow = addSeconds(startOfDay(now), 86_400)
  throw new ApiError(
    'test_line_limit',
    `An account gets ${LINES_A_DAY} test lines a day, and has had them today. The next one is ` +
      `to be had from midnight UTC: ${tomorrow.toISOString()}.`,
    { retryAfterSeconds: Math.ceil((tomorrow.getTime() - now.getTime()) / 1_000) },
  )
}

/** Also those of an account of the same address that was deleted today. */
export async function testLinesToday(tx: Tx, { accountId, addressHash }: Maker, now: Date) {
  const today = startOfDay(now)
  const count = await tx.testLine.count({ where: { accountId, createdAt: { gte: today } } })
  return count + (await formerTestLines(tx, addressHash, today))
}

function startOfDay(now: Date): Date {
  const today = new Date(now)
  today.setUTCHours(0, 0, 0, 0)
  return today
}
