import type { z } from 'zod'
import { storable } from '../kernel/text/storable.ts'

const TIMEOUT_MS = 10_000
/** Timeout, conflict, too early, too many requests: the same request may succeed later. */
const PASSING_REFUSALS = new Set([408, 409, 425, 429])
const WORDS_MAX = 500

export type Answer = { status: number; ok: boolean; body: unknown }

type Wishes = { body?: object; headers?: Record<string, string> }

/** Sends one request to a service. @throws when a retry makes sense: no answer in time, a busy or broken service */
export type Ask = (
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  wishes?: Wishes,
) => Promise<Answer>

/** JSON over HTTP to a service that has no SDK. `base` ends without a slash; `path` begins with one. */
export function askService(base: string, authorization: string): Ask {
  return async (method, path, { body, headers } = {}) => {
    const response = await fetch(base + path, {
      method,
      headers: {
        authorization,
        accept: 'application/json',
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...headers,
      },
      body: body ? JSON.stringify(body) : null,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const { status, ok } = response
    const answer = { status, ok, body: parsed(await response.text()) }
    if (status >= 500 || PASSING_REFUSALS.has(status)) throw refused(answer)
    return answer
  }
}

/** Reads a document at a URL that a service gave us. The URL carries its own permission, so our key is not sent. */
export async function readDocument(url: string): Promise<unknown> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!response.ok) throw new Error(`a document was answered with ${response.status}`)
  return storable(await response.json())
}

/** The body of a successful answer. @throws for any other answer, and for a body of another shape */
export function said<Schema extends z.ZodType>(schema: Schema, answer: Answer): z.infer<Schema> {
  if (!answer.ok) throw refused(answer)
  return schema.parse(answer.body)
}

/** An error with the service's own words, for the log. */
export function refused({ status, body }: Answer): Error {
  const words = typeof body === 'string' ? body : JSON.stringify(body)
  return new Error(`the service answered ${status}: ${words.slice(0, WORDS_MAX)}`)
}

/** A proxy in between may answer with an HTML page. What is said in a meeting may hold what cannot be stored. */
function parsed(text: string): unknown {
  try {
    return storable(JSON.parse(text))
  } catch {
    return text
  }
}
