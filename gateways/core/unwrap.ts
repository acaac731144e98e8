import { ApiError, type ApiErrorCode } from '../../src/kernel/errors.ts'
import type { ErrorFieldsFragment } from '../generated/operations.ts'

/** Returns the success of a result union; throws its failure, to be mapped by the API's error table. */
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
