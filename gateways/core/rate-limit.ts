import { createHash } from 'node:crypto'
import type { App } from '../../src/app.ts'
import { ApiError } from '../../src/kernel/errors.ts'

const WINDOW_SECONDS = 60
const OF_NETWORK = 'net:'

/** `of` names an asker, as `askerOf…` gives it. The headers say what is left; the refusal, that it was not enough. */
export type RequestBucket = (
  of: string,
  points?: number,
) => Promise<{ headers: Record<string, string>; refusal?: ApiError }>

/**
 * One bucket a credential over every door that programs come through, so that none is a way around another; who has no
 * credential is counted by network. A request weighs a point, a GraphQL document as many as it costs.
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
    // What weighs more than a whole bucket takes all of it, rather than never being answered.
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

/** An agent of an account. The id of a client may be an address as long as it likes. */
export function askerOfAgent(accountId: string, clientId: string): string {
  return `agent:${createHash('sha256').update(`${accountId} ${clientId}`).digest('base64url')}`
}

function rateLimited(of: string, retryAfterSeconds: number): ApiError {
  const whose = of.startsWith(OF_NETWORK) ? 'from your network' : 'for this key'
  const message = `Too many requests ${whose}; wait ${retryAfterSeconds} s.`
  return new ApiError('rate_limited', message, { retryAfterSeconds })
}
