import { ApiError } from '../../kernel/errors.ts'
import { EXTRA_CHARACTERS_MAX } from '../../lines/line-input.ts'

/**
 * The line's facts (`extra`), with one more sentence.
 * @throws {ApiError} invalid_request if it would be more than a line may know
 */
export function withFact(extra: string | null, fact: string): string {
  const before = extra ? `${sentence(extra)} ` : ''
  const together = `${before}${sentence(fact)}`
  if ([...together].length <= EXTRA_CHARACTERS_MAX) return together
  const room = Math.max(0, EXTRA_CHARACTERS_MAX - [...before].length)
  const message = `the line has room for ${room} more characters; shorten what it knows first`
  throw new ApiError('invalid_request', message, { field: ['fact'] })
}

function sentence(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`
}
