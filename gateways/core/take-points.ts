import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible'

/** Takes points from a key. The limiter rejects with its state if there are too few, and with an Error if it fails. */
export function consume(limiter: RateLimiterAbstract, key: string, points = 1) {
  return limiter.consume(key, points).then(
    (state) => ({ state, refused: false }),
    (rejected: unknown) => {
      if (rejected instanceof RateLimiterRes) return { state: rejected, refused: true }
      throw rejected
    },
  )
}
