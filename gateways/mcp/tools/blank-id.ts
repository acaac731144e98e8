import { notFound } from '../../../src/kernel/errors.ts'
import { isBlank } from '../../../src/kernel/text/blank-text.ts'

/**
 * Refuses a blank id. In other optional fields a blank counts as left out, but an agent that lost an id must not be
 * told of another meeting, or of all lines.
 * @throws {ApiError} not_found
 */
export function refuseBlankId(noun: 'meeting' | 'line', args: unknown): void {
  const given = Object(args)[`${noun}_id`]
  if (typeof given === 'string' && isBlank(given)) throw notFound(noun)
}
