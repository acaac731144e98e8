import { type Request, type RequestHandler, Router } from 'express'
import type { App } from '../../../src/app.ts'
import { renderPage } from '../../browser/render-page.ts'
import { staffSessions } from '../../browser/staff-session.ts'

/**
 * The editor makes style elements, draws its lines as HTML with style attributes, and has its fonts in its style sheet.
 * Of scripts, workers among them, none but our files run.
 */
const POLICY = {
  'style-src': "'self' 'unsafe-inline'",
  'font-src': 'data:',
}

/** What a browser of staff sees at `/graphql`; of others it sees the door. Questions go on to GraphQL itself. */
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

/** Whoever sends a credential or a document is a program, whatever it accepts. */
function isVisit(request: Request): boolean {
  return (
    request.header('authorization') === undefined &&
    request.query.query === undefined &&
    request.accepts(['application/graphql-response+json', 'json', 'html']) === 'html'
  )
}
