import express, { type Request, type RequestHandler, type Response, Router } from 'express'
import type { App } from '../../src/app.ts'
import { sameSecret } from '../../src/kernel/secrets/constant-time-compare.ts'
import { renderProblem } from './problem-page.ts'
import { sessionOf } from './session.ts'

const FORM_BYTES_MAX = 65_536

/** The name of the hidden field: every form of a signed-in page carries it. */
export const CSRF_FIELD = 'csrf'

/**
 * Reads the form, and lets through only what the session's own page on this site sent. To stand behind `readSession`
 * or `requireSession`; whatever else a browser was made to send is refused, before anything is done.
 */
export function readOwnForm(app: App): RequestHandler {
  return readFormOf(app, (response) => sessionOf(response)?.csrf)
}

/**
 * Of another kind of session, whose token `wanted` reads; without it, of
 * any page on this site. `form` reads the body, where it is no plain form.
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

/** Browsers say where a POST was sent from; who says nothing is no browser, and still needs the token. */
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
