import { createHmac, randomBytes } from 'node:crypto'
import type { Request, RequestHandler, Response } from 'express'
import { findWebSession, type SessionViewer } from '../../src/accounts/web-sessions.ts'
import type { App } from '../../src/app.ts'
import { renderProblem } from './problem-page.ts'
import { type Session, sessionOf } from './session.ts'
import { sessionCookie } from './session-cookie.ts'

/** Reads the session, if any, for pages that anybody may see. */
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

/** Requires a session; others sign in first and then return. */
export function requireSession(app: App): RequestHandler {
  const read = readSession(app)
  return (request, response, next) =>
    read(request, response, (error?: unknown) => {
      if (error || sessionOf(response)) return next(error)
      if (isVisit(request)) response.redirect(303, signInPath(request.originalUrl))
      else hasEnded(request, response)
    })
}

/** HEAD is answered as GET is (RFC 9110 §9.3.2). */
const isVisit = ({ method }: Request) => method === 'GET' || method === 'HEAD'

/** The session of a request that passed `requireSession`. */
export function signedIn(response: Response): Session {
  const session = sessionOf(response)
  if (!session) throw new Error('a page of an account is not behind requireSession')
  return session
}

/** Not a redirect: the browser blocks our forms from leading to the identity provider, even through `/sign-in`. */
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

/** The values derived from the token are not stored. */
function sessionBy(token: string, viewer: SessionViewer): Session {
  const derived = (purpose: string) => createHmac('sha256', token).update(purpose).digest()
  return {
    viewer,
    csrf: derived('csrf').toString('base64url'),
    key: derived('shown secrets'),
    once: () => randomBytes(16).toString('base64url'),
  }
}
