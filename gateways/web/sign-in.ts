import { randomBytes } from 'node:crypto'
import { type ErrorRequestHandler, type Request, type RequestHandler, Router } from 'express'
import { beginSignIn, finishSignIn, SIGN_IN_SECONDS_MAX } from '../../src/accounts/sign-in.ts'
import { closeWebSession } from '../../src/accounts/web-sessions.ts'
import type { App } from '../../src/app.ts'
import { SignInError } from '../../src/providers/openid/sign-in-error.ts'
import { readOwnForm } from '../browser/csrf.ts'
import { renderProblem } from '../browser/problem-page.ts'
import { readSession, signedIn } from '../browser/require-session.ts'
import { sessionOf } from '../browser/session.ts'
import { hostCookie, sessionCookie } from '../browser/session-cookie.ts'
import { limitSignIns } from './limit-sign-ins.ts'
import { SIGN_IN_PROBLEMS } from './sign-in-problems.ts'

/** Signing in through the identity provider, and signing out. */
export function createSignIn(app: App): Router {
  const session = sessionCookie(app)
  const browser = hostCookie(app.config.baseUrl, 'frontdesk-sign-in', SIGN_IN_SECONDS_MAX)
  const router = Router()

  router.get('/sign-in', limitSignIns(app), async (request, response) => {
    const known = browser.read(request) ?? randomBytes(32).toString('base64url')
    const returnTo = textOf(request.query.return_to)
    const url = await beginSignIn(app, { browser: known, returnTo })
    browser.write(response, known)
    response.set('cache-control', 'no-store').redirect(303, url)
  })

  router.get('/sign-in/callback', readSession(app), async (request, response) => {
    const signIn = { browser: browser.read(request), query: queryOf(request) }
    const { sessionToken, returnTo } = await finishSignIn(app, signIn)
    const before = sessionOf(response)
    if (before) await closeWebSession(app, before.viewer)
    session.write(response, sessionToken)
    response.set('cache-control', 'no-store').redirect(303, returnTo)
  })

  router.post('/sign-out', readSession(app), outAlready, readOwnForm(app), async (_, response) => {
    await closeWebSession(app, signedIn(response).viewer)
    session.clear(response)
    response.redirect(303, '/')
  })

  router.use(failure(app))
  return router
}

/** If the session has already ended, there is nothing to sign out of. */
const outAlready: RequestHandler = (_request, response, next) => {
  if (sessionOf(response)) next()
  else response.redirect(303, '/')
}

function failure(app: App): ErrorRequestHandler {
  return (error, _request, response, next) => {
    if (!(error instanceof SignInError)) return next(error)
    if (error.failure === 'provider_down') {
      app.log.error({ error: error.cause }, 'identity provider did not answer')
    }
    const { status, ...problem } = SIGN_IN_PROBLEMS[error.failure]
    const again = new URLSearchParams(error.returnTo ? { return_to: error.returnTo } : {})
    const action = { href: `/sign-in?${again}`, label: 'Try again' }
    renderProblem(response, status, { ...problem, action })
  }
}

function queryOf(request: Request): URLSearchParams {
  return new URL(request.originalUrl, 'http://site.invalid').searchParams
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}
