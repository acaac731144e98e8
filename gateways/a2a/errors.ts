import { JSONRPCErrorException } from 'json-rpc-2.0'
import { ApiError, type ApiErrorCode } from '../../src/kernel/errors.ts'
import type { Log } from '../../src/kernel/log.ts'
import { asUnavailable } from '../../src/platform/db/unavailable.ts'
import { errorInfo, invalidParams } from './protocol-errors.ts'

/** For failures the protocol has no code for (JSON-RPC reserves this range for servers). */
const SERVER_ERROR = -32000
const OUR_DOMAIN = 'frontdesk'

/** HTTP statuses of the failures expected here; any other failure is our fault (500). */
const STATUS: Partial<Record<ApiErrorCode, number>> = {
  invalid_request: 400,
  invalid_api_key: 401,
  not_found: 404,
  rate_limited: 429,
  unavailable: 503,
}

/** An error as plain HTTP, in the same form as `/v1`. */
export function plainError(error: unknown, log: Log) {
  const { code, message, field, retryAfterSeconds } = expected(error, log)
  return {
    status: STATUS[code] ?? 500,
    body: { error: { code, message: [...field, message].join(': ') } },
    headers: { ...retryHeaders(retryAfterSeconds), ...challenge(code) },
  }
}

/** Any error as JSON-RPC. Unexpected errors are logged, and their details are not sent. */
export function rpcError(error: unknown, log: Log): JSONRPCErrorException {
  if (error instanceof JSONRPCErrorException) return error
  const { code, message, field, retryAfterSeconds } = expected(error, log)
  if (code === 'internal_error') return new JSONRPCErrorException('Internal error', -32603)
  if (code === 'invalid_request') return invalidParams(field.join('.'), message)
  const retry = retryAfterSeconds === undefined ? [] : [retryInfo(retryAfterSeconds)]
  const info = errorInfo(code.toUpperCase(), {}, OUR_DOMAIN)
  return new JSONRPCErrorException(message, SERVER_ERROR, [info, ...retry])
}

/**
 * JSON-RPC errors use HTTP 200, except for credentials, limits and outages: those use HTTP's own status, so that
 * intermediaries understand them.
 */
export function httpOfRpcError(error: unknown) {
  if (!(error instanceof ApiError)) return { status: 200, headers: {} }
  const { code, retryAfterSeconds } = error
  const isHttps = code === 'invalid_api_key' || code === 'rate_limited' || code === 'unavailable'
  const status = isHttps ? STATUS[code] : undefined
  return {
    status: status ?? 200,
    headers: { ...retryHeaders(retryAfterSeconds), ...challenge(code) },
  }
}

function expected(error: unknown, log: Log): ApiError {
  if (error instanceof ApiError && STATUS[error.code] !== undefined) return error
  const passing = asUnavailable(error)
  if (passing) return passing
  log.error({ error }, 'a2a failed')
  return new ApiError('internal_error', 'Something went wrong on our side.')
}

/** RFC 9110 §15.5.2: a 401 names the scheme that is accepted. */
function challenge(code: ApiErrorCode): Record<string, string> {
  return code === 'invalid_api_key' ? { 'www-authenticate': 'Bearer' } : {}
}

function retryHeaders(retryAfterSeconds: number | undefined): Record<string, string> {
  return retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) }
}

function retryInfo(seconds: number) {
  return { '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: `${seconds}s` }
}
