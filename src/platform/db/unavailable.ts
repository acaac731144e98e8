import { ApiError } from '../../kernel/errors.ts'
import { pattern } from '../../kernel/text/pattern.ts'

const RETRY_AFTER_SECONDS = 2

/** What a client is told who may come again shortly, with nothing done. */
export function unavailable(cause?: unknown): ApiError {
  return new ApiError('unavailable', 'Too busy, or not reachable, just now; try again shortly.', {
    retryAfterSeconds: RETRY_AFTER_SECONDS,
    cause,
  })
}

/** An error of the database that says nothing of the request, as `unavailable`; undefined for any other. */
export function asUnavailable(error: unknown): ApiError | undefined {
  return isUnavailable(error) ? unavailable(error) : undefined
}

/**
 * Whether the database could not be reached, had no place, or did not come to an end in time: the same request may
 * pass later. The driver's own errors have no code, so they go by their words.
 */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error) || error instanceof ApiError) return false
  // Nor can a provider that is left alone for now.
  if (error.name === 'ProviderResting') return true
  const { code, message, cause, syscall } = error as NodeJS.ErrnoException
  if (typeof code === 'string' && CODES.test(code)) return true
  // The socket of a server on this machine.
  if (code === 'ENOENT' && syscall === 'connect') return true
  if (WORDS.test(message) || isUnavailable(cause) || saysAdapter(cause)) return true
  return isUnavailableWithin(error)
}

/** What Prisma's adapter for the driver makes of its errors: a kind, and PostgreSQL's own code where there is one. */
function saysAdapter(cause: unknown): boolean {
  const { kind, originalCode } = Object(cause) as { kind?: string; originalCode?: string }
  return KINDS.has(kind ?? '') || CODES.test(originalCode ?? '')
}

/** Prisma keeps what the driver threw under `meta`; Node, what each address of a host answered under `errors`. */
function isUnavailableWithin(error: Error): boolean {
  const { meta, errors } = error as { meta?: { driverAdapterError?: unknown }; errors?: unknown }
  if (isUnavailable(meta?.driverAdapterError)) return true
  return Array.isArray(errors) && errors.some(isUnavailable)
}

/**
 * PostgreSQL: 08 connection, 53 resources, 57P stopped or starting, 55000 takes nobody in, 55P03 locked, 57014 took too
 * long, 25P03 lost, 40 to be tried again, 25006 read only. Node: not reached. Prisma: the same by its own numbers.
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
