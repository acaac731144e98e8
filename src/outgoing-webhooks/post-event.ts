import type { IncomingMessage } from 'node:http'
import { askOutside, type World } from '../kernel/fetch-outside.ts'

/** The rest of an answer is not read; only its status counts. */
const ANSWER_BYTES_MAX = 16_384
/** What is kept of it, for the owner to find a fault by. */
const ANSWER_KEPT_MAX = 1_000

type Posting = {
  url: URL
  body: string
  headers: Record<string, string>
  /** Whether the address may be internal. */
  mayBePrivate: boolean
  /** For everything: DNS, connecting, and the answer. */
  withinMs: number
}

export type Answer = { status: number; answer: string }

/**
 * Posts to an address chosen by a user, checked and pinned. Redirects are not followed. Returns the status and the
 * beginning of the body.
 * @throws {Error} when there is no answer in time, or the address is not public
 */
export async function postEvent(posting: Posting, world: World = {}): Promise<Answer> {
  const { url, body, mayBePrivate, withinMs } = posting
  const headers = { ...posting.headers, 'content-length': String(Buffer.byteLength(body)) }
  const signal = AbortSignal.timeout(withinMs)
  const asking = { method: 'POST' as const, url, headers, body, mayBePrivate, signal }
  const response = await askOutside(asking, world)
  const answer = await beginningOf(response)
  return { status: response.statusCode ?? 0, answer }
}

/** Reads a short answer to its end; cuts off a long, slow or broken one. */
async function beginningOf(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let bytes = 0
  try {
    for await (const chunk of response) {
      chunks.push(chunk)
      bytes += chunk.length
      if (bytes > ANSWER_BYTES_MAX) break
    }
  } catch {
    response.destroy()
  }
  // PostgreSQL stores no NUL in a text.
  return Buffer.concat(chunks)
    .toString()
    .replaceAll('\0', '')
    .slice(0, ANSWER_KEPT_MAX)
    .toWellFormed()
}
