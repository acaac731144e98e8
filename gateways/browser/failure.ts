import type { ErrorRequestHandler, Request } from 'express'
import type { App } from '../../src/app.ts'
import { ApiError } from '../../src/kernel/errors.ts'
import { renderProblem } from './problem-page.ts'

/** What no door of its own answered: a page for people, JSON for programs, and nothing of the inside for either. */
export function failure(app: App): ErrorRequestHandler {
  return (error, request, response, next) => {
    const status = clientFault(error)
    if (status === undefined) app.log.error({ error }, 'request failed')
    if (response.headersSent) return next(error)
    if (wantsPage(request)) return renderProblem(response, status ?? 500, problemOf(status))
    const code = status === undefined ? 'internal_error' : 'invalid_request'
    response.status(status ?? 500).json({ error: { code, message: problemOf(status).text } })
  }
}

/** Who names no preference is a program. */
function wantsPage(request: Request): boolean {
  return request.accepts(['json', 'html']) === 'html'
}

function problemOf(status: number | undefined) {
  return status === undefined
    ? { title: 'Something went wrong', text: 'Something went wrong on our side.' }
    : { title: 'This request was not understood', text: 'The request is not valid.' }
}

/** Express and its body parsers mark what the client did wrong with a 4xx status. */
function clientFault(error: unknown): number | undefined {
  if (error instanceof ApiError && error.code === 'invalid_request') return 400
  const status =
    typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined
  return typeof status === 'number' && status >= 400 && status < 500 ? status : undefined
}
