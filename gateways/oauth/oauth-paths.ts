import { type RequestHandler, Router } from 'express'
import type { App } from '../../src/app.ts'
import { renderProblem } from '../browser/problem-page.ts'
import { createConsent } from './consent.ts'
import { createDocumentDoor, type ReadDocument } from './look-up-client-document.ts'
import { createProvider, type ProviderOnce } from './oauth-server.ts'
import { limitAuthorizations } from './rate-limits.ts'
import { createRegistration } from './registration.ts'

const DISCOVERY = '/.well-known/oauth-authorization-server'

/** The library sees the paths named here and no other; its keys are read, or made, at the first request. */
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
  // Clients try the resource's path behind the well-known one too (RFC 8414 §3.1): there is one server, and one answer.
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

/** What is asked is stored while the owner thinks, and PostgreSQL takes no NUL. */
const storable: RequestHandler = (request, response, next) => {
  if (!request.originalUrl.includes('%00')) return next()
  renderProblem(response, 400, {
    title: 'This agent cannot be connected',
    text: 'What it asked for has a NUL character in it. Nothing was changed.',
  })
}

/** BASE_URL says how we are reached; what a request's own headers say decides nothing. */
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
