import { createRequire } from 'node:module'
import type { RequestHandler } from 'express'
import { readCompressed, sendCompressed } from './send-compressed.ts'

const { resolve } = createRequire(import.meta.url)

/** A file from an npm package, unchanged. */
export function vendoredAsset(path: string, type: 'css' | 'js'): RequestHandler {
  const file = readCompressed(resolve(path))
  return (request, response) => {
    response.type(type).set('cache-control', 'public, max-age=86400')
    sendCompressed(request, response, file)
  }
}
