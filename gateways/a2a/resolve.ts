import type { IncomingMessage, ServerResponse } from 'node:http'
import { looksLikeApiKey } from '../../src/accounts/api-key-text.ts'
import type { App } from '../../src/app.ts'
import type { Found } from '../../src/directory/look-up-number.ts'
import { ApiError, notFound } from '../../src/kernel/errors.ts'
import { bearerToken } from '../core/bearer.ts'
import { noteRoute } from '../process/watch-requests.ts'
import { namesTag, weakTag } from '../wire/entity-tag.ts'
import { visitors } from './authenticate.ts'
import { FOUND_CACHE } from './cache-lifetimes.ts'
import { createLookUp } from './directory-agent.ts'
import { plainError } from './errors.ts'
import { createLimits } from './rate-limits.ts'

export const RESOLVE_PATH = '/a2a/resolve'

/**
 * Whether a request is a look-up with an API key. Programs send many of these, and they need no Express. A client
 * without a key is identified by its address, which Express finds behind proxies.
 */
export function isKeyedLookUp({ method, url = '', headers }: IncomingMessage): boolean {
  return (
    (method === 'GET' || method === 'HEAD') &&
    (url === RESOLVE_PATH || url.startsWith(`${RESOLVE_PATH}?`)) &&
    looksLikeApiKey(bearerToken(headers) ?? '')
  )
}

/** `GET /a2a/resolve`, with or without Express. Failures have the same form as `/v1`. */
export function createResolve(app: App) {
  const visitorOf = visitors(app)
  const lookUp = createLookUp(app, createLimits(app))
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    noteRoute(response, { door: 'a2a', route: RESOLVE_PATH })
    try {
      const number = numberAsked(request)
      const found = await lookUp(await visitorOf(request), number)
      if (!found) throw notFound('business in the directory')
      sendFound(request, response, found)
    } catch (error) {
      const { status, body, headers } = plainError(error, app.log)
      const text = JSON.stringify(body)
      response
        .writeHead(status, { 'cache-control': 'no-store', ...headers, ...asJson(text) })
        .end(text)
    }
  }
}

/** @throws {ApiError} invalid_request */
function numberAsked({ url = '' }: IncomingMessage): string {
  const [number = '', ...more] = queryOf(url).getAll('number')
  // An unescaped plus arrives as a space.
  if (number !== '' && more.length === 0) return number.replace(/^ (?=\d)/, '+')
  const what = more.length > 0 ? 'sent more than once' : 'is missing'
  throw new ApiError('invalid_request', what, { field: ['number'] })
}

function queryOf(url: string): URLSearchParams {
  const start = url.indexOf('?')
  return new URLSearchParams(start < 0 ? '' : url.slice(start + 1))
}

function sendFound({ headers }: IncomingMessage, response: ServerResponse, found: Found) {
  const { number, agentCard: agent_card, business, trade, town } = found
  const text = JSON.stringify({ number, agent_card, business, trade, town })
  const etag = weakTag(text)
  const kept = { 'cache-control': FOUND_CACHE, etag }
  const isKnown = namesTag(headers['if-none-match'] ?? '', etag)
  if (isKnown) response.writeHead(304, kept).end()
  else response.writeHead(200, { ...kept, ...asJson(text) }).end(text)
}

function asJson(text: string) {
  return {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
  }
}
