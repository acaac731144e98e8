import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { Router } from 'express'
import { type Compressed, sendCompressed } from './send-compressed.ts'

/** The stylesheets of a folder, compressed once. Browsers check them by their ETag, and see a new version at once. */
export function stylesheets(folder: string): Router {
  const files = new Map(
    readdirSync(folder)
      .filter((name) => name.endsWith('.css'))
      .map((name) => [`/${name}`, compressed(join(folder, name))]),
  )
  return Router().get(/\.css$/, (request, response, next) => {
    const file = files.get(request.path)
    if (!file) return next()
    response.type('css').set('cache-control', 'public, max-age=0')
    sendCompressed(request, response, file)
  })
}

function compressed(path: string): Compressed {
  const plain = readFileSync(path)
  return { plain, gzip: gzipSync(plain, { level: 9 }) }
}
