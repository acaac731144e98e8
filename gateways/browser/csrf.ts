import express, { type Request, type RequestHandler, type Response, Router } from 'express'
import type { App } from '../../src/app.ts'
import { sameSecret } from '../../src/kernel/secrets/constant-time-compare.ts'
import { renderProblem } from './problem-page.ts'
import { sessionOf } from './session.ts'

const FORM_BYTES_MAX = 65_536

/** The name of the hidden field for the CSRF token in every form of a signed-in page. */
export const CSRF_FIELD = 'csrf'

/**
 * Reads the form, and refuses it before anything is done unless it comes from this session's own page on this site.
 * Must be mounted after `readSession` or `requireSession`.
 */
export function readOwnForm(app: App): RequestHandler {
  return readFormOf(app, (response) => sessionOf(response)?.csrf)
}

/**
 * The same for another kind of session: `wanted` returns its token. Without `wanted`, accepts any page on this site.
 * `form` parses the body if it is not a plain form.
 */
export function readFormOf(
  app: App,
  wanted?: (response: Response) => string | undefined,
  form: RequestHandler = plainForm(),
): RequestHandler {
  return Router().use(
    (request, response, next) => (isSameOrigin(app, request) ? next() : refuse(response)),
    form,
    (request, response, next) =>
      !wanted || hasToken(request, wanted(response)) ? next() : refuse(response),
  )
}

function plainForm(): RequestHandler {
  return express.urlencoded({ extended: false, limit: FORM_BYTES_MAX, parameterLimit: 100 })
}

function hasToken(request: Request, wanted: string | undefined): boolean {
  const given = request.body?.[CSRF_FIELD]
  return wanted !== undefined && typeof given === 'string' && sameSecret(given, wanted)
}

/**
 * Browsers say which site a POST comes from. A client that does not say is not a browser, and still needs the token.
 */
export function isSameOrigin({ config }: App, request: Request): boolean {
  const origin = request.header('origin')
  const site = request.header('sec-fetch-site')
  return (
    (origin === undefined || origin === new URL(config.baseUrl).origin) &&
    (site === undefined || site === 'same-origin')
  )
}

function refuse(response: Response) {
  renderProblem(response, 403, {
    title: 'This form was not accepted',
    text:
      'It did not come from a page of yours on this site, or you have signed in again since ' +
      'the page was opened. Nothing was changed.',
    action: { href: '/developers', label: 'Go to your developer page' },
  })
}
