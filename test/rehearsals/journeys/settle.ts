import { setTimeout as wait } from 'node:timers/promises'
import { groundOf } from './audit/ground.ts'
import { whatIsStuck } from './audit/stuck.ts'
import type { Site } from './site.ts'

const WITHIN_MS = 900_000
const ASK_EVERY_MS = 3_000

/**
 * Waits until no work is left and the carrier's lists have been compared with ours past the last call. The review
 * runs every five minutes; here it is made due at once. Returns the seconds it took.
 */
export async function settle(site: Site, lastCallAt: Date): Promise<number> {
  const ground = groundOf(site, [])
  const began = performance.now()
  while (performance.now() - began < WITHIN_MS) {
    const stuck = await whatIsStuck(ground).catch(() => undefined)
    const left = stuck?.filter(({ found }) => found.length > 0)
    const isReviewed = await reviewedPast(site, lastCallAt).catch(() => false)
    if (isReviewed && left?.length === 0) break
    await wait(ASK_EVERY_MS)
  }
  return Math.round((performance.now() - began) / 1_000)
}

async function reviewedPast({ pool }: Site, at: Date): Promise<boolean> {
  const { rows } = await pool.query<{ through: Date; claimed: boolean }>(
    'SELECT through, claimed_to > now() AS claimed FROM carrier_reviews',
  )
  const [review] = rows
  if (!review) return false
  if (review.through > at) return true
  const isDue = Date.now() - at.getTime() > 125_000 && !review.claimed
  if (isDue)
    await pool.query(
      "UPDATE carrier_reviews SET through = least(through, now() - interval '10 minutes')",
    )
  return false
}
