import type { GraphQLError } from 'graphql'
import { ApiError } from '../../src/kernel/errors.ts'
import { isUnavailable } from '../../src/platform/db/unavailable.ts'

/** Returns the code of a resolver's error, the library's own code for what it refused, else `internal_error`. */
export function errorCode({ originalError, extensions }: GraphQLError): string {
  if (originalError instanceof ApiError) return originalError.code
  if (isUnavailable(originalError)) return 'unavailable'
  // Errors of graphql-jit have no extensions, though the type says they do.
  const code = (extensions as typeof extensions | undefined)?.code
  return typeof code === 'string' ? code.toLowerCase() : 'internal_error'
}
