import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible'

/**
 * Takes points of a key. The limiter rejects with its state when there are not enough, and with an error when it broke.
 */
export function consume(limiter: RateLimiterAbstract, key: string, points = 1) {
  return limiter.consume(key, points).then(
    (state) => ({ state, refused: false }),
    (rejected: unknown) => {
      if (rejected instanceof RateLimiterRes) return { state: rejected, refused: true }
      throw rejected
    },
  )
}
