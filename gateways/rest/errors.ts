import { ApiError, type ApiErrorCode } from '../../src/kernel/errors.ts'
import type { Log } from '../../src/kernel/log.ts'
import { asUnavailable } from '../../src/platform/db/unavailable.ts'
import { wireMessage } from '../wire/wire-error-message.ts'
import type { Answer } from './response.ts'

/**
 * The HTTP status of each error code (contract §7, docs/decisions/error-codes.md). A new code does not compile until it
 * has a row here.
 */
export const STATUS = {
  invalid_api_key: 401,
  rate_limited: 429,
  body_too_large: 413,
  json_only: 415,
  invalid_request: 400,
  terms_not_confirmed: 400,
  unsupported_country: 400,
  meeting_url_required: 400,
  insufficient_minutes: 400,
  already_scheduled: 400,
  meeting_finished: 400,
  pack_not_available: 400,
  idempotency_key_reused: 400,
  idempotency_in_progress: 409,
  not_found: 404,
  not_ready: 404,
  // A key that lacks a permission gets the same answer as a wrong key, so the API does not reveal what it hides.
  forbidden: 401,
  test_line_limit: 429,
  line_setup_unavailable: 503,
  test_lines_unavailable: 503,
  not_enabled: 503,
  unavailable: 503,
  internal_error: 500,
} as const satisfies Record<ApiErrorCode, number>

/** Renders any error. Unexpected errors are logged, and their details are not sent. */
export function renderError(error: unknown, log: Log): Answer {
  if (!(error instanceof ApiError)) {
    const passing = asUnavailable(error)
    if (passing) return renderError(passing, log)
    log.error({ error }, 'request failed')
    return renderError(new ApiError('internal_error', 'Something went wrong on our side.'), log)
  }
  const { code, retryAfterSeconds } = error
  if (code === 'unavailable') log.warn({ error }, 'turned away')
  const headers = {
    ...(STATUS[code] === 401 ? { 'www-authenticate': 'Bearer' } : {}),
    ...(retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) }),
  }
  return { status: STATUS[code], body: { error: { code, message: wireMessage(error) } }, headers }
}
