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
 * Describes input problems in plain words. The validator's own messages would show our types instead of what to send,
 * and spell fields as in code rather than as in the interface used.
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
