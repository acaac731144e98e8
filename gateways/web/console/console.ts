import { type ErrorRequestHandler, type RequestHandler, Router } from 'express'
import type { App } from '../../../src/app.ts'
import { ApiError, type ApiErrorCode } from '../../../src/kernel/errors.ts'
import { renderProblem } from '../../browser/problem-page.ts'
import { readSession, requireSession } from '../../browser/require-session.ts'
import { sessionOf } from '../../browser/session.ts'
import { createCalendars } from './calendars/calendars.ts'
import { createCalls } from './calls/calls.ts'
import { openConsole } from './console-context.ts'
import { createContacts } from './contacts/contacts.ts'
import { createDirectory } from './directory/directory.ts'
import { readWaiting } from './frame/waiting-counts.ts'
import { createHome } from './home-page/home.ts'
import { createLines } from './lines/lines.ts'
import { createMeetings } from './meetings/meetings.ts'
import { createMinutes } from './minutes/minutes.ts'
import { createOpenQuestions } from './questions/open-questions.ts'
import { createSearch } from './search/search.ts'
import { createSettings } from './settings/settings.ts'
import { createTestLines } from './test-lines/test-lines.ts'
import { createWebhooks } from './webhooks/webhooks.ts'

/** The owner's console: phone lines, minutes, meetings. Every page shows the signed-in owner's data. */
export function createConsole(app: App): Router {
  const desk = openConsole(app)
  return Router().use(
    '/console',
    readSession(app),
    startOver,
    requireSession(app),
    readWaiting(desk),
    createHome(desk),
    createLines(desk),
    createOpenQuestions(desk),
    createDirectory(desk),
    createTestLines(desk),
    createCalls(desk),
    createContacts(desk),
    createCalendars(desk),
    createMeetings(desk),
    createSearch(desk),
    createMinutes(desk),
    createWebhooks(desk),
    createSettings(desk),
    failure,
  )
}

/** If a self-refreshing part asks after the session has ended, reloads the whole page so it goes through sign-in. */
const startOver: RequestHandler = (request, response, next) => {
  if (sessionOf(response) || request.get('hx-request') === undefined) return next()
  response.set('hx-refresh', 'true').status(204).end()
}

/** Errors that no form can show next to its fields. */
const failure: ErrorRequestHandler = (error, _request, response, next) => {
  if (!(error instanceof ApiError)) return next(error)
  const { status, title } = PROBLEMS[error.code] ?? {
    status: 400,
    title: 'That did not work',
  }
  const action = { href: '/console', label: 'Go to the console' }
  renderProblem(response, status, { title, text: error.message, action })
}

const PROBLEMS: Partial<Record<ApiErrorCode, { status: number; title: string }>> = {
  not_found: { status: 404, title: 'Not found' },
  not_ready: { status: 404, title: 'Not ready yet' },
  forbidden: { status: 403, title: 'You are not allowed to do this' },
  line_setup_unavailable: { status: 503, title: 'No new lines at the moment' },
  test_lines_unavailable: { status: 503, title: 'There are no test lines here' },
  unavailable: { status: 503, title: 'Try again in a minute' },
  not_enabled: { status: 503, title: 'Not available on this site' },
}
