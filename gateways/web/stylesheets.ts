import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Router } from 'express'
import { readCompressed, sendCompressed } from './send-compressed.ts'

/** A folder's stylesheets, compressed once. Browsers revalidate them by ETag, so a new version is seen at once. */
export function stylesheets(folder: string): Router {
  const files = new Map(
    readdirSync(folder)
      .filter((name) => name.endsWith('.css'))
      .map((name) => [`/${name}`, readCompressed(join(folder, name))]),
  )
  return Router().get(/\.css$/, (request, response, next) => {
    const file = files.get(request.path)
    if (!file) return next()
    response.type('css').set('cache-control', 'public, max-age=0')
    sendCompressed(request, response, file)
  })
}
