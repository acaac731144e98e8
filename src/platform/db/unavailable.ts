import { ApiError } from '../../kernel/errors.ts'
import { pattern } from '../../kernel/text/pattern.ts'

const RETRY_AFTER_SECONDS = 2

/** The error for a client that may retry shortly; nothing was done. */
export function unavailable(cause?: unknown): ApiError {
  return new ApiError('unavailable', 'Too busy, or not reachable, just now; try again shortly.', {
    retryAfterSeconds: RETRY_AFTER_SECONDS,
    cause,
  })
}

/** Converts a database error unrelated to the request to `unavailable`; undefined for any other error. */
export function asUnavailable(error: unknown): ApiError | undefined {
  return isUnavailable(error) ? unavailable(error) : undefined
}

/**
 * Whether the database was unreachable, had no free connection, or took too long: the same request may succeed later.
 * The driver's own errors have no code, so they are recognized by their message.
 */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error) || error instanceof ApiError) return false
  // A provider that is not being called for now is also unavailable.
  if (error.name === 'ProviderResting') return true
  const { code, message, cause, syscall } = error as NodeJS.ErrnoException
  if (typeof code === 'string' && CODES.test(code)) return true
  // The Unix socket of a local server is missing.
  if (code === 'ENOENT' && syscall === 'connect') return true
  if (WORDS.test(message) || isUnavailable(cause) || saysAdapter(cause)) return true
  return isUnavailableWithin(error)
}

/** Prisma's adapter converts driver errors to a kind, plus PostgreSQL's own code if there is one. */
function saysAdapter(cause: unknown): boolean {
  const { kind, originalCode } = Object(cause) as { kind?: string; originalCode?: string }
  return KINDS.has(kind ?? '') || CODES.test(originalCode ?? '')
}

/** Prisma keeps the driver's error under `meta`; Node keeps the errors for each address of a host under `errors`. */
function isUnavailableWithin(error: Error): boolean {
  const { meta, errors } = error as { meta?: { driverAdapterError?: unknown }; errors?: unknown }
  if (isUnavailable(meta?.driverAdapterError)) return true
  return Array.isArray(errors) && errors.some(isUnavailable)
}

/**
 * PostgreSQL: 08 connection, 53 resources, 57P stopping or starting, 55000 accepts nobody, 55P03 locked, 57014 took too
 * long, 25P03 lost, 40 must be retried, 25006 read-only. Node: unreachable. Prisma: the same by its own codes.
 */
const CODES = new RegExp(pattern`
  ^(08...|53...|57P0[1-5]|55000|55P03|57014|25P0[34]|25006|40001|40P01|ECONN\w+|ETIMEDOUT|
  EPIPE|EHOST\w+|ENET\w+|ENOTFOUND|EAI_AGAIN|P1001|P1002|P1008|P1011|P1017|P2024|P2028|P2034|
  P2037)$`)
const KINDS = new Set([
  'DatabaseNotReachable',
  'ConnectionClosed',
  'SocketTimeout',
  'TooManyConnections',
  'TransactionWriteConflict',
])
const WORDS = new RegExp(pattern`
  timeout exceeded when trying to connect|Connection terminated|Query read timeout|
  Client has encountered a connection error|Unable to start a transaction in the given time|
  is not currently accepting connections`)
