import type { IncomingMessage } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { ApiError } from '../../src/kernel/errors.ts'

const BODY_BYTES_MAX = 65_536
/** Whoever sends too much waits so long for the refusal: in a loop it would take the time that is the others'. */
const TOO_LARGE_HELD_MS = 200
const JSON_TYPE = /^application\/json\s*(;\s*charset\s*=\s*"?utf-8"?\s*)?$/i

/** A body as it came, and what it says. */
export type JsonBody = { bytes: Buffer; value: unknown }

/**
 * Reads a JSON body, and no more of it than is allowed.
 * @throws {ApiError} body_too_large, json_only, invalid_request
 */
export async function readJsonBody(request: IncomingMessage): Promise<JsonBody> {
  if (Number(request.headers['content-length'] ?? 0) > BODY_BYTES_MAX) throw bodyTooLarge()
  if (
    !JSON_TYPE.test(request.headers['content-type'] ?? '') ||
    request.headers['content-encoding']
  ) {
    throw new ApiError('json_only', 'The body must be application/json in UTF-8.')
  }
  const bytes = await readBytes(request)
  return { bytes, value: parseJson(bytes) }
}

/** Many clients say that a body is JSON when there is none. */
export function carriesBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

async function readBytes(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > BODY_BYTES_MAX) {
      request.pause()
      await wait(TOO_LARGE_HELD_MS)
      throw bodyTooLarge()
    }
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch (cause) {
    throw new ApiError('invalid_request', 'The body is not valid JSON in UTF-8.', { cause })
  }
}

function bodyTooLarge(): ApiError {
  return new ApiError('body_too_large', `The body is larger than ${BODY_BYTES_MAX} bytes.`)
}
