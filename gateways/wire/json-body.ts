import type { IncomingMessage } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { ApiError } from '../../src/kernel/errors.ts'
import { isJsonType } from './json-type.ts'

const BODY_BYTES_MAX = 65_536
/** Delays the refusal of a body that is too large: without it, a client in a loop would take time from others. */
const TOO_LARGE_HELD_MS = 200

/** A body's bytes and its parsed value. */
export type JsonBody = { bytes: Buffer; value: unknown }

/**
 * Reads a JSON body up to the size limit.
 * @throws {ApiError} body_too_large, json_only, invalid_request
 */
export async function readJsonBody(request: IncomingMessage): Promise<JsonBody> {
  if (Number(request.headers['content-length'] ?? 0) > BODY_BYTES_MAX) throw bodyTooLarge()
  if (!isJsonType(request.headers['content-type']) || request.headers['content-encoding']) {
    throw new ApiError('json_only', 'The body must be application/json in UTF-8.')
  }
  const bytes = await readBytes(request)
  return { bytes, value: parseJson(bytes) }
}

/** Many clients send a JSON content type without a body. */
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
