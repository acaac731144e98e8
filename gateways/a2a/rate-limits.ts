import { createHash } from 'node:crypto'
import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible'
import type { Visitor } from '../../src/accounts/viewer.ts'
import type { App } from '../../src/app.ts'
import { ApiError } from '../../src/kernel/errors.ts'

const HOUR_SECONDS = 3_600
const DAY_SECONDS = 86_400
const LIMITS = {
  anonymousLookUps: { keyPrefix: 'a2a-look-up', points: 30, duration: HOUR_SECONDS },
  keyedLookUps: { keyPrefix: 'a2a-look-up-key', points: 10_000, duration: DAY_SECONDS },
  senderMessages: { keyPrefix: 'a2a-sender', points: 240, duration: HOUR_SECONDS },
  contextMessages: { keyPrefix: 'a2a-context', points: 200, duration: DAY_SECONDS },
} as const

/** Both throw {ApiError} rate_limited once the visitor is over the limit. */
export type Limits = {
  countLookUp(visitor: Visitor): Promise<void>
  countMessage(visitor: Visitor, slug: string, contextId: string | undefined): Promise<void>
}

export function createLimits({ requestCounter }: App): Limits {
  const anonymousLookUps = requestCounter.limiter(LIMITS.anonymousLookUps)
  // Keyed clients may look up often, so a local window saves a store request each time; a few extra look-ups do no
  // harm.
  const keyedLookUps = requestCounter.window(LIMITS.keyedLookUps)
  const senderMessages = requestCounter.limiter(LIMITS.senderMessages)
  const contextMessages = requestCounter.limiter(LIMITS.contextMessages)
  return {
    async countLookUp({ sender, keyed }) {
      if (!keyed) return consume(anonymousLookUps, sender)
      const taken = keyedLookUps.take(sender, 1)
      const { refused, msBeforeNext } = 'then' in taken ? await taken : taken
      if (refused) throw tooMany(msBeforeNext)
    },
    async countMessage({ sender }, slug, contextId) {
      await consume(senderMessages, sender)
      if (contextId) await consume(contextMessages, `${slug}/${digest(`${sender}/${contextId}`)}`)
    },
  }
}

/** A sender's context id can be any length, so it is hashed to fit the counter's key. */
function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}

/** The limiter rejects with its state when the limit is reached, and with an Error when it fails. */
async function consume(limiter: RateLimiterAbstract, who: string) {
  await limiter.consume(who).catch((rejected: unknown) => {
    if (!(rejected instanceof RateLimiterRes)) throw rejected
    throw tooMany(rejected.msBeforeNext)
  })
}

function tooMany(msBeforeNext: number): ApiError {
  const retryAfterSeconds = Math.ceil(msBeforeNext / 1_000)
  return new ApiError('rate_limited', `Too many requests; wait ${retryAfterSeconds} s.`, {
    retryAfterSeconds,
  })
}
