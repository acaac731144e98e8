import { type Request, type RequestHandler, Router } from 'express'
import type { App } from '../../../src/app.ts'
import { renderPage } from '../../browser/render-page.ts'
import { staffSessions } from '../../browser/staff-session.ts'

/**
 * The editor creates style elements, uses style attributes, and has fonts inside its stylesheet. Scripts and workers
 * may come only from our own files.
 */
const POLICY = {
  'style-src': "'self' 'unsafe-inline'",
  'font-src': 'data:',
}

/**
 * At `/graphql`, shows GraphiQL to staff and the sign-in page to other browsers. Queries go on to the GraphQL handler.
 */
export function createGraphiql(app: App): Router {
  const sessions = staffSessions(app)
  const show: RequestHandler = (request, response, next) => {
    if (!isVisit(request)) return next()
    const csrf = sessions.csrfOf(request)
    if (csrf === undefined) return response.redirect(303, '/staff?return_to=/graphql')
    const manner = { policy: POLICY, isPrivate: true }
    renderPage(response, 'web/staff/pages/graphiql', { csrf }, manner)
  }
  return Router().get('/', show)
}

/** A request with a credential or a query comes from a program, whatever it accepts. */
function isVisit(request: Request): boolean {
  return (
    request.header('authorization') === undefined &&
    request.query.query === undefined &&
    request.accepts(['application/graphql-response+json', 'json', 'html']) === 'html'
  )
}
