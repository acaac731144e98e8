import { createHash } from 'node:crypto'
import type { App } from '../../src/app.ts'
import { ApiError } from '../../src/kernel/errors.ts'

const WINDOW_SECONDS = 60
const OF_NETWORK = 'net:'

/**
 * `of` is a client's id from `askerOf…`. The headers say how many points are left; `refusal` is set if too few were.
 */
export type RequestBucket = (
  of: string,
  points?: number,
) => Promise<{ headers: Record<string, string>; refusal?: ApiError }>

/**
 * One bucket per credential, shared by every API for programs, so that none is a way around another's limit. Clients
 * without a credential are counted by network. A request costs one point, a GraphQL document its computed cost.
 */
export function requestBucket({ config, requestCounter }: App): RequestBucket {
  const most = config.rateLimitPerMinute
  const window = requestCounter.window({
    keyPrefix: 'requests',
    points: most,
    duration: WINDOW_SECONDS,
  })
  const policy = `"api-key"; q=${most}; w=${WINDOW_SECONDS}`
  return async (of, points = 1) => {
    // A request that costs more than the whole bucket takes all of it, so that it can be answered at all.
    const taken = window.take(of, Math.min(points, most))
    const { refused, remainingPoints, msBeforeNext } = 'then' in taken ? await taken : taken
    const resetSeconds = Math.ceil(msBeforeNext / 1_000)
    const headers = {
      ratelimit: `"api-key"; r=${remainingPoints}; t=${resetSeconds}`,
      'ratelimit-policy': policy,
    }
    return refused ? { headers, refusal: rateLimited(of, resetSeconds) } : { headers }
  }
}

export function askerOfNetwork(network: string): string {
  return `${OF_NETWORK}${network}`
}

/** An agent of an account. A client id can be a very long URL, so it is hashed. */
export function askerOfAgent(accountId: string, clientId: string): string {
  return `agent:${createHash('sha256').update(`${accountId} ${clientId}`).digest('base64url')}`
}

function rateLimited(of: string, retryAfterSeconds: number): ApiError {
  const whose = of.startsWith(OF_NETWORK) ? 'from your network' : 'for this key'
  const message = `Too many requests ${whose}; wait ${retryAfterSeconds} s.`
  return new ApiError('rate_limited', message, { retryAfterSeconds })
}
