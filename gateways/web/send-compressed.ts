import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import type { Request, Response } from 'express'

/** A file with its gzip, compressed once. */
export type Compressed = { plain: Buffer; gzip: Buffer }

export function readCompressed(path: string): Compressed {
  const plain = readFileSync(path)
  return { plain, gzip: gzipSync(plain, { level: 9 }) }
}

/** Sends gzip to every browser that accepts it. */
export function sendCompressed(request: Request, response: Response, file: Compressed) {
  const gzip = request.acceptsEncodings('gzip') === 'gzip'
  response.vary('accept-encoding')
  if (gzip) response.set('content-encoding', 'gzip')
  response.send(gzip ? file.gzip : file.plain)
}
