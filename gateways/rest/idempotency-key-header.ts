import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { App } from '../../src/app.ts'
import { ApiError } from '../../src/kernel/errors.ts'
import {
  claimRequest,
  type RequestKey,
  releaseClaim,
  storeAnswer,
} from '../../src/platform/idempotency/first-answer-replayed.ts'
import type { KeyViewer } from './authenticate.ts'
import type { Answer } from './response.ts'

const KEY_CHARACTERS_MAX = 255

/**
 * Identifies a POST so that repeats are recognized; undefined without an Idempotency-Key. @throws {ApiError}
 * invalid_request
 */
export function requestKey(
  request: IncomingMessage,
  { accountId }: KeyViewer,
  body: Buffer,
): RequestKey | undefined {
  const key = request.headers['idempotency-key']
  if (request.method !== 'POST' || key === undefined) return undefined
  if (typeof key !== 'string' || key === '' || key.length > KEY_CHARACTERS_MAX) {
    throw new ApiError(
      'invalid_request',
      `Idempotency-Key: not 1 to ${KEY_CHARACTERS_MAX} characters`,
    )
  }
  const hash = createHash('sha256').update(`${request.method} ${request.url}\n`).update(body)
  return { accountId, key, fingerprint: new Uint8Array(hash.digest()) }
}

/**
 * Processes a request once: concurrent and later repeats get the first response, byte for byte. A failure is not
 * stored, so the request can be retried under the same key.
 */
export async function answerOnce(
  app: App,
  request: RequestKey,
  work: (app: App) => Promise<Answer>,
): Promise<Answer> {
  const claim = await claimRequest(app, request)
  if ('replay' in claim) return replayed(claim.replay)
  try {
    const answer = await work({ ...app, newId: claim.newId })
    await storeAnswer(app, request, { status: answer.status, body: JSON.stringify(answer.body) })
    return answer
  } catch (error) {
    await releaseClaim(app, request)
    throw error
  }
}

/** The stored body was written by `JSON.stringify`, so parsing and writing it again gives the same text. */
function replayed({ status, body }: { status: number; body: string }): Answer {
  return { status, body: JSON.parse(body), headers: { 'idempotent-replayed': 'true' } }
}
