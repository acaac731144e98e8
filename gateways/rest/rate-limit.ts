import type { App } from '../../src/app.ts'
import { ApiError } from '../../src/errors.ts'
import { consume } from '../consume.ts'
import type { KeyViewer } from './authenticate.ts'

const WINDOW_SECONDS = 60

export type RateLimit = {
  /** Counts a request of a key: the headers that say what is left, and the refusal when nothing is. */
  count(viewer: KeyViewer): Promise<{ headers: Record<string, string>; refusal?: ApiError }>
}

export function createRateLimit({ config, requestCounter }: App): RateLimit {
  const limiter = requestCounter.limiter({
    keyPrefix: 'v1',
    points: config.rateLimitPerMinute,
    duration: WINDOW_SECONDS,
  })
  const policy = `"api-key"; q=${config.rateLimitPerMinute}; w=${WINDOW_SECONDS}`
  return {
    async count({ keyId }) {
      const { state, refused } = await consume(limiter, keyId)
      const resetSeconds = Math.ceil(state.msBeforeNext / 1_000)
      const headers = {
        ratelimit: `"api-key"; r=${state.remainingPoints}; t=${resetSeconds}`,
        'ratelimit-policy': policy,
      }
      return refused ? { headers, refusal: rateLimited(resetSeconds) } : { headers }
    },
  }
}

function rateLimited(retryAfterSeconds: number): ApiError {
  const message = `Too many requests for this key; wait ${retryAfterSeconds} s.`
  return new ApiError('rate_limited', message, { retryAfterSeconds })
}
