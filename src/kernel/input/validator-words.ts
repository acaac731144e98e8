import type { z } from 'zod'

const NOT_A: Readonly<Record<string, string>> = {
  string: 'not text',
  number: 'not a number',
  int: 'not a whole number',
  boolean: 'not true or false',
  array: 'not a list',
  object: 'not an object',
  record: 'not an object',
}
const UNITS: Readonly<Record<string, string>> = { string: ' characters', array: ' items' }

/**
 * Validation messages in plain words. The validator's own describe our types rather than what to send, and use the
 * code's field names rather than the API's.
 */
export const plainly: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'unrecognized_keys':
      return 'unknown field'
    case 'invalid_type':
      return issue.input === undefined ? 'is missing' : (NOT_A[issue.expected] ?? 'not valid')
    case 'invalid_value':
      return issue.input === undefined ? 'is missing' : `not one of ${issue.values.join(', ')}`
    case 'too_small':
      return `less than ${issue.minimum}${UNITS[issue.origin] ?? ''}`
    case 'too_big':
      return `more than ${issue.maximum}${UNITS[issue.origin] ?? ''}`
    default:
      return 'not valid'
  }
}
