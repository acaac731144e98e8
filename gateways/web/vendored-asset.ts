import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { gzipSync } from 'node:zlib'
import type { RequestHandler } from 'express'
import { sendCompressed } from './send-compressed.ts'

const { resolve } = createRequire(import.meta.url)

/** A file of a package, as it was published. */
export function vendoredAsset(path: string, type: 'css' | 'js'): RequestHandler {
  const plain = readFileSync(resolve(path))
  const file = { plain, gzip: gzipSync(plain, { level: 9 }) }
  return (request, response) => {
    response.type(type).set('cache-control', 'public, max-age=86400')
    sendCompressed(request, response, file)
  }
}
