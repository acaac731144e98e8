import { createHash } from 'node:crypto'
import type { AuthInfo } from '@modelcontextprotocol/server'
import type { RequestHandler } from 'express'
import type { App } from '../../src/app.ts'
import { consume } from '../consume.ts'
import { refuse } from './refuse.ts'

const WINDOW_SECONDS = 60

/** Counts what each agent of each account sends: a request before it is read, and a batch (2025-03-26) by what it holds. */
export function limitAgents({ config, requestCounter }: App) {
  const limiter = requestCounter.limiter({
    keyPrefix: 'mcp',
    points: config.rateLimitPerMinute,
    duration: WINDOW_SECONDS,
  })
  const count =
    (messages: (body: unknown) => number): RequestHandler =>
    async (request, response, next) => {
      const points = messages(request.body)
      if (points < 1) return next()
      const { state, refused } = await consume(limiter, keyOf(request.auth), points)
      if (!refused) return next()
      const retryAfterSeconds = Math.ceil(state.msBeforeNext / 1_000)
      response.set('retry-after', String(retryAfterSeconds))
      refuse(response, 429, `rate_limited: too many requests; wait ${retryAfterSeconds} s`)
    }
  return {
    requests: count(() => 1),
    restOfBatch: count((body) => (Array.isArray(body) ? body.length - 1 : 0)),
  }
}

/** The id of a client may be an address as long as it likes. */
function keyOf(auth: AuthInfo | undefined): string {
  const agent = `${auth?.extra?.accountId} ${auth?.clientId}`
  return createHash('sha256').update(agent).digest('base64url')
}
