import { Router } from 'express'
import { readClientDocument } from '../../src/agents/client-document.ts'
import type { App } from '../../src/app.ts'
import { lateDoor } from '../wire/late-door.ts'
import type { ReadDocument } from './look-up-client-document.ts'
import { createResourceMetadata } from './resource-metadata.ts'

/** The paths below which the OAuth library answers. */
const PATHS = /^\/(oauth|consent|\.well-known\/oauth-authorization-server)(\/|$)/i

/** The OAuth 2.0 server for {mcp_url}. */
export function createOauth(app: App, readDocument: ReadDocument = readClientDocument): Router {
  const router = Router()
  router.use(createResourceMetadata(app))
  const server = lateDoor(async () => {
    const { createOauthServer } = await import('./oauth-paths.ts')
    return createOauthServer(app, readDocument)
  })
  router.all(PATHS, server)
  return router
}
