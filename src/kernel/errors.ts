/**
 * Every expected failure. Codes are stable: clients switch on the code, never on the message (contract §7,
 * docs/decisions/error-codes.md).
 */
export type ApiErrorCode =
  | 'invalid_api_key'
  | 'rate_limited'
  | 'body_too_large'
  | 'json_only'
  | 'invalid_request'
  | 'terms_not_confirmed'
  | 'unsupported_country'
  | 'meeting_url_required'
  | 'insufficient_minutes'
  | 'already_scheduled'
  | 'meeting_finished'
  | 'pack_not_available'
  | 'idempotency_key_reused'
  | 'idempotency_in_progress'
  | 'not_found'
  | 'not_ready'
  | 'forbidden'
  | 'test_line_limit'
  | 'line_setup_unavailable'
  | 'test_lines_unavailable'
  | 'not_enabled'
  | 'unavailable'
  | 'internal_error'

/** What is wrong with one field, by its path in the domain's names: `['hours', 'Monday', 'open']`. */
export type FieldProblem = { field: readonly (string | number)[]; message: string }

type Details = {
  /** The path of the wrong input field, in the domain's names. */
  field?: FieldProblem['field']
  /** All problems, if there may be several; the message is the first one. */
  problems?: readonly FieldProblem[]
  retryAfterSeconds?: number
  cause?: unknown
}

/** An expected failure, with a message for people. The message leaves out the field; each API names it itself. */
export class ApiError extends Error {
  readonly code: ApiErrorCode
  readonly field: FieldProblem['field']
  readonly problems: readonly FieldProblem[]
  readonly retryAfterSeconds: number | undefined

  constructor(code: ApiErrorCode, message: string, details: Details = {}) {
    super(message, { cause: details.cause })
    this.name = 'ApiError'
    this.code = code
    this.field = details.field ?? []
    this.problems = details.problems ?? [{ field: this.field, message }]
    this.retryAfterSeconds = details.retryAfterSeconds
  }
}

/** The same error whether the thing never existed or belongs to someone else. */
export function notFound(noun: string): ApiError {
  return new ApiError('not_found', `No such ${noun}.`)
}
