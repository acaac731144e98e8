import { z } from 'zod'
import { isBlank } from './blank-text.ts'

/** The checks below in JSON Schema, as far as it can express them, for published API descriptions. */
const NOT_BLANK = '\\S'

/**
 * Text of 1 to `maxCharacters` characters (code points), without what PostgreSQL cannot store (NUL) or UTF-8 cannot
 * encode (half a surrogate pair).
 */
export function text(maxCharacters: number) {
  return z
    .string()
    .refine((value) => !value.includes('\0'), 'has a NUL character')
    .refine((value) => value.isWellFormed(), 'has half of a surrogate pair')
    .refine(
      (value) => [...value].length <= maxCharacters,
      `longer than ${maxCharacters} characters`,
    )
    .trim()
    .refine((value) => !isBlank(value), 'is empty')
    .meta({ minLength: 1, maxLength: maxCharacters, pattern: NOT_BLANK })
}
