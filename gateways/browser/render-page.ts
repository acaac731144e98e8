import { fileURLToPath } from 'node:url'
import { Eta } from 'eta'
import type { Response } from 'express'
import { securityHeaders } from './security-headers.ts'
import { sessionOf } from './session.ts'

/** Templates are named by their path in this folder: `web/pages/home`. */
const eta = new Eta({ views: fileURLToPath(new URL('..', import.meta.url)), cache: true })

type Manner = {
  status?: number
  /** Where else the page's forms may lead, as a Content-Security-Policy source: browsers check redirects too. */
  formAction?: string
  /** Content-Security-Policy directives that replace the strict ones. */
  policy?: Record<string, string>
  /** The page is for somebody signed in by other means than the site's session. */
  isPrivate?: boolean
  /** Whether links of the page send its address as the referrer. */
  referrer?: 'same-origin' | 'no-referrer'
}

/**
 * Renders a page in the shared layout, which also gets the signed-in session (`it.session`). No inline scripts or
 * styles, and nothing from another site.
 */
export function renderPage(
  response: Response,
  name: string,
  facts: Record<string, unknown> = {},
  {
    status = 200,
    formAction = '',
    policy = {},
    isPrivate = false,
    referrer = 'same-origin',
  }: Manner = {},
): void {
  const session = sessionOf(response)
  response
    .status(status)
    .set(securityHeaders({ 'form-action': `'self' ${formAction}`.trim(), ...policy }))
    .set('referrer-policy', referrer)
    // A signed-in page must not be shown by "back" after signing out.
    .set('cache-control', session || isPrivate ? 'no-store' : 'no-cache')
    .type('html')
    .send(
      eta.render(`/${name}`, {
        ...facts,
        session,
        isRecorded: isRecorded(response),
        path: pathOf(response),
      }),
    )
}

/** Renders a part of a page, without the layout and without sending it. */
export function renderPart(response: Response, name: string, facts: object): string {
  const session = sessionOf(response)
  return eta.render(`/${name}`, { ...facts, session, path: pathOf(response) })
}

/** Whether calls are recorded; every page says so in its last line. */
function isRecorded({ app }: Response): boolean {
  return app.locals.isRecorded === true
}

/** The current path, for the navigation. */
function pathOf({ req }: Response): string {
  return req.originalUrl.split('?', 1)[0] ?? '/'
}
