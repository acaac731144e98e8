import type { IncomingMessage } from 'node:http'
import { askOutside, type World } from '../kernel/fetch-outside.ts'

/** The rest of an answer is not read; only its status counts. */
const ANSWER_BYTES_MAX = 16_384

type Posting = {
  url: URL
  body: string
  headers: Record<string, string>
  /** Whether the address may be internal. */
  mayBePrivate: boolean
  /** For everything: DNS, connecting, and the answer. */
  withinMs: number
}

/**
 * Posts to an address chosen by a user, checked and pinned. Redirects are not followed. Returns the status.
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

/** Reads a short answer to its end; cuts off a long, slow or broken one. */
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
