import { addSeconds } from '../kernel/clock.ts'
import { ApiError } from '../kernel/errors.ts'
import type { Tx } from '../platform/db/prisma.ts'

/** The most codes a day, for a phone by all accounts together, and for an account. */
const OF_A_PHONE_A_DAY = 3
const OF_AN_ACCOUNT_A_DAY = 10
const DAY_SECONDS = 86_400

type Asking = { accountId: string; e164: string; now: Date }

/** Parallel requests for the same phone or account are counted one after the other. */
export async function refuseTooManyCodes(tx: Tx, { accountId, e164, now }: Asking) {
  // Always in this order, so that no two wait for each other.
  for (const whose of [accountId, e164]) {
    await tx.$queryRaw`SELECT 1 FROM pg_advisory_xact_lock(hashtextextended(${`phone code ${whose}`}, 0))`
  }
  for (const { whose, most, says } of [
    { whose: { e164 }, most: OF_A_PHONE_A_DAY, says: 'This phone got its codes for today' },
    {
      whose: { accountId },
      most: OF_AN_ACCOUNT_A_DAY,
      says: 'This account had its codes for today',
    },
  ]) {
    const sent = await tx.phoneCode.findMany({
      where: { ...whose, createdAt: { gt: addSeconds(now, -DAY_SECONDS) } },
      orderBy: { createdAt: 'desc' },
      take: most,
    })
    const first = sent[most - 1]
    if (!first) continue
    const waitMs = addSeconds(first.createdAt, DAY_SECONDS).getTime() - now.getTime()
    throw new ApiError('rate_limited', `${says}: try again tomorrow.`, {
      retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1_000)),
    })
  }
}

export const LIFE_SECONDS = 600
export const WRONG_TRIES_MAX = 5
export const KEPT_SECONDS = 2 * 86_400
