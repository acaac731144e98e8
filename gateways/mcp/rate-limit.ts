import type { AuthInfo } from '@modelcontextprotocol/server'
import type { RequestHandler } from 'express'
import type { App } from '../../src/app.ts'
import { askerOfAgent, requestBucket } from '../core/rate-limit.ts'
import { refuse } from './json-rpc-refusal.ts'

/**
 * Limits requests per agent and account: a request counts before its body is read, and a batch (2025-03-26) counts each
 * of its messages.
 */
export function limitAgents(app: App) {
  const bucket = requestBucket(app)
  const count =
    (messages: (body: unknown) => number): RequestHandler =>
    async (request, response, next) => {
      const points = messages(request.body)
      if (points < 1) return next()
      const { refusal } = await bucket(agentOf(request.auth), points)
      if (!refusal) return next()
      const { retryAfterSeconds } = refusal
      response.set('retry-after', String(retryAfterSeconds))
      refuse(response, 429, `rate_limited: too many requests; wait ${retryAfterSeconds} s`)
    }
  return {
    requests: count(() => 1),
    restOfBatch: count((body) => (Array.isArray(body) ? body.length - 1 : 0)),
  }
}

function agentOf(auth: AuthInfo | undefined): string {
  return askerOfAgent(String(auth?.extra?.accountId), String(auth?.clientId))
}
