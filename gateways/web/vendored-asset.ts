import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { gzipSync } from 'node:zlib'
import type { RequestHandler } from 'express'

const { resolve } = createRequire(import.meta.url)

/** A file of a package, as it was published: compressed once, for every browser that takes it so. */
export function vendoredAsset(path: string, type: 'css' | 'js'): RequestHandler {
  const plain = readFileSync(resolve(path))
  const small = gzipSync(plain, { level: 9 })
  return (request, response) => {
    const gzip = request.acceptsEncodings('gzip') === 'gzip'
    response.type(type).vary('accept-encoding').set('cache-control', 'public, max-age=86400')
    if (gzip) response.set('content-encoding', 'gzip')
    response.send(gzip ? small : plain)
  }
}
