import { TYPICAL_CALL_SECONDS } from '../../src/billing/billed-time.ts'
import type { Pack } from '../../src/billing/minute-packs.ts'

/** A plumber's typical week: how many calls, how long, and whether they are charged. */
const WEEK = [
  { calls: 8, what: 'callers who leave a message', seconds: TYPICAL_CALL_SECONDS, isFree: false },
  { calls: 3, what: 'who hang up after a few words', seconds: 11, isFree: false },
  { calls: 6, what: 'robocalls that we recognize', seconds: 15, isFree: true },
] as const

/** What that week costs at the pack's price per second, row by row, and how many such weeks the pack lasts. */
export function workedPriceOf(
  { seconds: packSeconds, priceCents }: Pick<Pack, 'seconds' | 'priceCents'>,
  billedSecondsMin: number,
) {
  const centsPerSecond = priceCents / packSeconds
  const rows = WEEK.map(({ calls, what, seconds, isFree }) => {
    const billed = isFree ? 0 : calls * Math.max(seconds, billedSecondsMin)
    return { calls, what, seconds, billedSeconds: billed, cents: billed * centsPerSecond }
  })
  const billedSeconds = rows.reduce((sum, row) => sum + row.billedSeconds, 0)
  return {
    rows,
    billedSeconds,
    cents: billedSeconds * centsPerSecond,
    weeks: Math.floor(packSeconds / billedSeconds),
    priceCents,
  }
}
