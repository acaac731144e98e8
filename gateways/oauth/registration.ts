import express, { type ErrorRequestHandler, Router } from 'express'
import { errors } from 'oidc-provider'
import { describeClient, registerClient } from '../../src/agents/register-client.ts'
import type { App } from '../../src/app.ts'
import { ApiError } from '../../src/kernel/errors.ts'
import { forAnySite } from './cors.ts'
import type { ProviderOnce } from './oauth-server.ts'
import { limitRegistrations } from './rate-limits.ts'

const BODY_BYTES_MAX = 16_384

/**
 * Dynamic client registration (RFC 7591). Replaces the library's own, which stores everything it is sent, accepts plain
 * http to any host, and limits an agent forever to the scopes it named first.
 */
export function createRegistration(app: App, provider: ProviderOnce): Router {
  const router = Router()
  const json = express.json({ limit: BODY_BYTES_MAX })
  router.use('/oauth/register', forAnySite('POST'))
  router.post('/oauth/register', limitRegistrations(app), json, async (request, response) => {
    const client = describeClient(app, request.body)
    await (await provider()).Client.validate(client)
    await registerClient(app, client)
    response.status(201).set('cache-control', 'no-store').json(client)
  })
  router.use('/oauth/register', refusal)
  return router
}

/** Errors in the form of RFC 7591 §3.2.2. */
const refusal: ErrorRequestHandler = (error, _request, response, next) => {
  const refused = refusedBecause(error)
  if (!refused) return next(error)
  const { status = 400, ...body } = refused
  response.status(status).set('cache-control', 'no-store').json(body)
}

function refusedBecause(error: unknown) {
  if (error instanceof ApiError) {
    return {
      error:
        error.field[0] === 'redirect_uris' ? 'invalid_redirect_uri' : 'invalid_client_metadata',
      error_description: [error.field.join('.'), error.message].filter(Boolean).join(': '),
    }
  }
  if (error instanceof errors.OIDCProviderError) {
    return { error: error.error, error_description: error.error_description }
  }
  const { status = 500 } = error as { status?: number }
  const description = status === 413 ? 'The body is too long.' : 'The body is not JSON.'
  return status < 500
    ? { status, error: 'invalid_client_metadata', error_description: description }
    : undefined
}
