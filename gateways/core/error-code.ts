import type { GraphQLError } from 'graphql'
import { ApiError } from '../../src/kernel/errors.ts'
import { isUnavailable } from '../../src/platform/db/unavailable.ts'

/** The code of what a resolver threw; the library's own for what it refused; `internal_error` for the unexpected. */
export function errorCode({ originalError, extensions }: GraphQLError): string {
  if (originalError instanceof ApiError) return originalError.code
  if (isUnavailable(originalError)) return 'unavailable'
  // graphql-jit's own errors carry no extensions, whatever the type says.
  const code = (extensions as typeof extensions | undefined)?.code
  return typeof code === 'string' ? code.toLowerCase() : 'internal_error'
}
