import { ApiError } from '../../src/kernel/errors.ts'

/** The answer to a key that is missing where one is needed, unknown or revoked. */
export function invalidApiKey(): ApiError {
  return new ApiError('invalid_api_key', 'Send a valid API key: Authorization: Bearer <API_KEY>.')
}
