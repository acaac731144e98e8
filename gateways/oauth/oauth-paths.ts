import { type RequestHandler, Router } from 'express'
import type { App } from '../../src/app.ts'
import { renderProblem } from '../browser/problem-page.ts'
import { createConsent } from './consent.ts'
import { createDocumentDoor, type ReadDocument } from './look-up-client-document.ts'
import { createProvider, type ProviderOnce } from './oauth-server.ts'
import { limitAuthorizations } from './rate-limits.ts'
import { createRegistration } from './registration.ts'

const DISCOVERY = '/.well-known/oauth-authorization-server'

/** The library gets only the paths named here. Its keys are read, or created, at the first request. */
export function createOauthServer(app: App, readDocument: ReadDocument): Router {
  const documents = createDocumentDoor(app, readDocument)
  let opened: ReturnType<ProviderOnce> | undefined
  const provider: ProviderOnce = () => {
    opened ??= createProvider(app, documents).catch((error) => {
      opened = undefined
      throw error
    })
    return opened
  }
  const serve: RequestHandler[] = [saysOurAddress(app), serveBy(provider)]

  const router = Router()
  // Clients also try the well-known path with the resource's path appended (RFC 8414 §3.1); both get the same answer.
  router.all([DISCOVERY, `${DISCOVERY}/mcp`], asRoot, serve)
  router.get('/oauth/authorize', limitAuthorizations(app), storable, serve)
  router.get('/oauth/authorize/:uid', serve)
  router.use(createRegistration(app, provider))
  router.all(['/oauth/token', '/oauth/revoke', '/oauth/jwks'], serve)
  router.use(createConsent(app, provider))
  return router
}

const asRoot: RequestHandler = (request, _response, next) => {
  request.url = DISCOVERY
  next()
}

/** The request is stored while the owner decides, and PostgreSQL does not accept NUL characters. */
const storable: RequestHandler = (request, response, next) => {
  if (!request.originalUrl.includes('%00')) return next()
  renderProblem(response, 400, {
    title: 'This agent cannot be connected',
    text: 'What it asked for has a NUL character in it. Nothing was changed.',
  })
}

/** BASE_URL is our public address; forwarding headers of the request are ignored. */
function saysOurAddress({ config }: App): RequestHandler {
  const { protocol, host } = new URL(config.baseUrl)
  return (request, _response, next) => {
    request.headers['x-forwarded-proto'] = protocol.slice(0, -1)
    request.headers['x-forwarded-host'] = host
    next()
  }
}

function serveBy(provider: ProviderOnce): RequestHandler {
  let handle: RequestHandler | undefined
  return async (request, response, next) => {
    handle ??= (await provider()).callback()
    await handle(request, response, next)
  }
}
