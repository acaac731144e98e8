import type { z } from 'zod'

const TIMEOUT_MS = 10_000
/** Too early, too often, at the same time as another: the same request may pass later. */
const PASSING_REFUSALS = new Set([408, 409, 425, 429])
const WORDS_MAX = 500

export type Answer = { status: number; ok: boolean; body: unknown }

type Wishes = { body?: object; headers?: Record<string, string> }

/**
 * Puts one question to a service. @throws for what is worth asking again: no answer in time, a busy or broken service
 */
export type Ask = (
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  wishes?: Wishes,
) => Promise<Answer>

/** JSON over HTTP with a service that has no SDK. `base` ends without a slash; `path` begins with one. */
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

/** A document at an address that a service gave out: it carries its own permission, so ours does not go with it. */
export async function readDocument(url: string): Promise<unknown> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!response.ok) throw new Error(`a document was answered with ${response.status}`)
  return response.json()
}

/** What a good answer says. @throws for any other, and for one of another shape */
export function said<Schema extends z.ZodType>(schema: Schema, answer: Answer): z.infer<Schema> {
  if (!answer.ok) throw refused(answer)
  return schema.parse(answer.body)
}

/** A refusal in the service's own words, for the log. */
export function refused({ status, body }: Answer): Error {
  const words = typeof body === 'string' ? body : JSON.stringify(body)
  return new Error(`the service answered ${status}: ${words.slice(0, WORDS_MAX)}`)
}

/** A proxy in between may answer with a page. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
