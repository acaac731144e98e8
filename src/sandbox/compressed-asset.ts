import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { RequestHandler } from 'express'

/** A style, script or drawing of the pages, compressed once. */
export function compressedAsset(folder: string, name: string): RequestHandler {
  const plain = readFileSync(join(folder, name))
  const gzip = gzipSync(plain, { level: 9 })
  return (request, response) => {
    const isGzip = request.acceptsEncodings('gzip') === 'gzip'
    response.type(extname(name)).vary('accept-encoding')
    if (isGzip) response.set('content-encoding', 'gzip')
    response.send(isGzip ? gzip : plain)
  }
}
