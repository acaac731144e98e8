import type { GraphQLError } from 'graphql'
import { ApiError } from '../src/errors.ts'

/** The code of what a resolver threw; the library's own for what it refused; `internal_error` for the unexpected. */
export function errorCode({ originalError, extensions }: GraphQLError): string {
  if (originalError instanceof ApiError) return originalError.code
  const { code } = extensions
  return typeof code === 'string' ? code.toLowerCase() : 'internal_error'
}
