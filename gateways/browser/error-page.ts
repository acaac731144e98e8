import type { ErrorRequestHandler, Request } from 'express'
import type { App } from '../../src/app.ts'
import { ApiError } from '../../src/kernel/errors.ts'
import { asUnavailable } from '../../src/platform/db/unavailable.ts'
import { renderProblem } from './problem-page.ts'

/** Answers errors that no other handler answered: a page for people, JSON for programs, without internal details. */
export function failure(app: App): ErrorRequestHandler {
  return (error, request, response, next) => {
    const answer = answerTo(error)
    if (answer === OURS) app.log.error({ error }, 'request failed')
    if (answer.status === 503) app.log.warn({ error }, 'turned away')
    if (response.headersSent) return next(error)
    const { status, code, title, text, retryAfterSeconds } = answer
    if (retryAfterSeconds) response.set('retry-after', String(retryAfterSeconds))
    if (wantsPage(request)) return renderProblem(response, status, { title, text })
    response.status(status).json({ error: { code, message: text } })
  }
}

type FailureAnswer = {
  status: number
  code: string
  title: string
  text: string
  retryAfterSeconds?: number | undefined
}

const OURS: FailureAnswer = {
  status: 500,
  code: 'internal_error',
  title: 'Something went wrong',
  text: 'Something went wrong on our side.',
}

const TOO_LARGE: FailureAnswer = {
  status: 413,
  code: 'body_too_large',
  title: 'This is too large',
  text: 'The body is larger than is read here. Nothing was changed.',
}

function answerTo(error: unknown): FailureAnswer {
  const passing =
    error instanceof ApiError && error.code === 'unavailable' ? error : asUnavailable(error)
  if (passing) {
    const { code, message: text, retryAfterSeconds } = passing
    return { status: 503, code, title: 'Too busy just now', text, retryAfterSeconds }
  }
  const status = clientFault(error)
  if (status === undefined) return OURS
  if (status === 413) return TOO_LARGE
  const [title, text] = ['This request was not understood', 'The request is not valid.']
  return { status, code: 'invalid_request', title, text }
}

/** A client without a preference gets JSON. */
function wantsPage(request: Request): boolean {
  return request.accepts(['json', 'html']) === 'html'
}

/** Express and its body parsers mark client errors with a 4xx status. */
function clientFault(error: unknown): number | undefined {
  if (error instanceof ApiError && error.code === 'invalid_request') return 400
  const status =
    typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined
  return typeof status === 'number' && status >= 400 && status < 500 ? status : undefined
}
