import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Response } from 'express'

/** Sends a download piece by piece as it is read, so the whole file is never in memory. */
export async function sendFile(
  response: Response,
  type: string,
  name: string,
  pieces: AsyncIterable<string> | Iterable<string>,
): Promise<void> {
  response.set({
    'content-type': type,
    'content-disposition': `attachment; filename="${name}"`,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  })
  await pipeline(Readable.from(pieces), response)
}
