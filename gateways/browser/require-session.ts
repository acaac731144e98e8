import { createHmac, randomBytes } from 'node:crypto'
import type { Request, RequestHandler, Response } from 'express'
import { findWebSession, type SessionViewer } from '../../src/accounts/web-sessions.ts'
import type { App } from '../../src/app.ts'
import { renderProblem } from './problem-page.ts'
import { type Session, sessionOf } from './session.ts'
import { sessionCookie } from './session-cookie.ts'

/** Looks who is signed in, for pages that anybody may see. */
export function readSession(app: App): RequestHandler {
  const cookie = sessionCookie(app)
  return async (request, response, next) => {
    const token = cookie.read(request)
    const viewer = token === undefined ? undefined : await findWebSession(app, token)
    if (token !== undefined && viewer) {
      response.locals.session = sessionBy(token, viewer)
    }
    next()
  }
}

/** Lets the signed-in through; others sign in first, and come back. */
export function requireSession(app: App): RequestHandler {
  const read = readSession(app)
  return (request, response, next) =>
    read(request, response, (error?: unknown) => {
      if (error || sessionOf(response)) return next(error)
      if (request.method === 'GET') response.redirect(303, signInPath(request.originalUrl))
      else hasEnded(request, response)
    })
}

/** Of a request that came through `requireSession`. */
export function signedIn(response: Response): Session {
  const session = sessionOf(response)
  if (!session) throw new Error('a page of an account is not behind requireSession')
  return session
}

/** Not a redirect: browsers let no form of ours lead to the identity provider, not even by way of `/sign-in`. */
function hasEnded(request: Request, response: Response) {
  renderProblem(response, 401, {
    title: 'You are no longer signed in',
    text: 'Your session ended before this form was sent. Nothing was changed by it.',
    action: { href: signInPath(request.baseUrl || '/'), label: 'Sign in again' },
  })
}

function signInPath(returnTo: string): string {
  return `/sign-in?${new URLSearchParams({ return_to: returnTo })}`
}

/** Nothing of what follows from the token is stored. */
function sessionBy(token: string, viewer: SessionViewer): Session {
  const derived = (purpose: string) => createHmac('sha256', token).update(purpose).digest()
  return {
    viewer,
    csrf: derived('csrf').toString('base64url'),
    key: derived('shown secrets'),
    once: () => randomBytes(16).toString('base64url'),
  }
}
