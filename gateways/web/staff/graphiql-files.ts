import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { Router } from 'express'
import { type Compressed, sendCompressed } from '../send-compressed.ts'

const FILES = {
  'graphiql.js': 'js',
  'graphiql.css': 'css',
  'editorWorkerService.js': 'editorWorkerService',
  'graphql.js': 'graphqlWorker',
  'json.js': 'jsonWorker',
} as const

/**
 * GraphiQL with its editor and workers, as bundled in its package. Nine megabytes of text, so the files are read only
 * when an operator first opens it.
 */
export function graphiqlFiles(): Router {
  const router = Router()
  for (const [name, part] of Object.entries(FILES)) {
    let file: Promise<Compressed> | undefined
    router.get(`/${name}`, async (request, response) => {
      file ??= compressed(part)
      response.type(name.endsWith('.css') ? 'css' : 'js').set('cache-control', 'private, no-cache')
      sendCompressed(request, response, await file)
    })
  }
  return router
}

async function compressed(part: (typeof FILES)[keyof typeof FILES]): Promise<Compressed> {
  const parts = await import('@graphql-yoga/render-graphiql/graphiql')
  const plain = Buffer.from(parts[part])
  return { plain, gzip: await promisify(gzip)(plain, { level: 9 }) }
}
