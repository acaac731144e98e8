import { ApiError, type ApiErrorCode } from '../../src/kernel/errors.ts'
import type { ErrorFieldsFragment } from '../generated/operations.ts'

/** The success of a result union; its failure is thrown, for the door's error table. */
export function unwrap<T extends { __typename: string }>(
  result: T | ErrorFieldsFragment,
): Exclude<T, ErrorFieldsFragment> {
  if (result.__typename !== 'ApiError') return result as Exclude<T, ErrorFieldsFragment>
  const { code, message, field, problems, retryAfterSeconds } = result as ErrorFieldsFragment
  throw new ApiError(code as ApiErrorCode, message, {
    field,
    problems,
    ...(retryAfterSeconds === null ? {} : { retryAfterSeconds }),
  })
}
