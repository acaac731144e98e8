import { fileURLToPath } from 'node:url'
import { Eta } from 'eta'
import type { Response } from 'express'
import { securityHeaders } from './security-headers.ts'
import { sessionOf } from './session.ts'

/** Templates are named by their path in this folder: `web/pages/home`. */
const eta = new Eta({ views: fileURLToPath(new URL('..', import.meta.url)), cache: true })

type Manner = {
  status?: number
  /**
   * Where else a form of the page may lead, as a source of Content-Security-Policy: browsers watch its redirects too.
   */
  formAction?: string
  /** Directives of Content-Security-Policy that take the place of the strict ones. */
  policy?: Record<string, string>
  /** Of somebody signed in other than by the site's own session. */
  isPrivate?: boolean
  /** Whom browsers tell the page's address when a link of it is followed. */
  referrer?: 'same-origin' | 'no-referrer'
}

/**
 * Renders a page in the one layout, which also gets who is signed in (`it.session`). No inline script or style
 * anywhere, and nothing from another site.
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
    // What was shown to one who is signed in is not for whoever presses "back" after signing out.
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

/** A piece of a page, without the layout and without answering. */
export function renderPart(response: Response, name: string, facts: object): string {
  const session = sessionOf(response)
  return eta.render(`/${name}`, { ...facts, session, path: pathOf(response) })
}

/** Whether calls are recorded here, as every page says of itself in its last line. */
function isRecorded({ app }: Response): boolean {
  return app.locals.isRecorded === true
}

/** Where in the site the reader is, for the navigation. */
function pathOf({ req }: Response): string {
  return req.originalUrl.split('?', 1)[0] ?? '/'
}
