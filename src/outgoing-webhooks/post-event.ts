import type { IncomingMessage } from 'node:http'
import { askOutside, type World } from '../kernel/fetch-outside.ts'

/** More of an answer is not read; only its status counts. */
const ANSWER_BYTES_MAX = 16_384

type Posting = {
  url: URL
  body: string
  headers: Record<string, string>
  /** Whether the address may be one of our own network. */
  mayBePrivate: boolean
  /** For all of it: finding the address, connecting, and the answer. */
  withinMs: number
}

/**
 * Posts to an address that somebody else chose, checked and pinned. A redirect is an answer like any other: it is not
 * followed. Returns the status.
 * @throws {Error} when there is no answer in time, or the address is not public
 */
export async function postEvent(posting: Posting, world: World = {}): Promise<number> {
  const { url, body, mayBePrivate, withinMs } = posting
  const headers = { ...posting.headers, 'content-length': String(Buffer.byteLength(body)) }
  const signal = AbortSignal.timeout(withinMs)
  const asking = { method: 'POST' as const, url, headers, body, mayBePrivate, signal }
  const response = await askOutside(asking, world)
  await drain(response)
  return response.statusCode ?? 0
}

/** Lets a short answer end in peace; a long, slow or broken one is cut off, as nobody reads it. */
async function drain(response: IncomingMessage): Promise<void> {
  let bytes = 0
  try {
    for await (const chunk of response) {
      bytes += chunk.length
      if (bytes > ANSWER_BYTES_MAX) break
    }
  } catch {
    response.destroy()
  }
}
