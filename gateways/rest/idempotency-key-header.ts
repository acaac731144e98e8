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
 * What a POST is known by when it is repeated; undefined without an Idempotency-Key. @throws {ApiError} invalid_request
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
 * Answers a request once: its twins and repeats get the first answer, byte for byte. A failure is not kept, so that the
 * request can be tried again under its key.
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

/** What `JSON.stringify` wrote comes out of it the same again. */
function replayed({ status, body }: { status: number; body: string }): Answer {
  return { status, body: JSON.parse(body), headers: { 'idempotent-replayed': 'true' } }
}
