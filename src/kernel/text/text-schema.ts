import { z } from 'zod'
import { isBlank } from './blank-text.ts'
import { firstNotXml } from './xml-text.ts'

/** The checks below as far as JSON Schema can express them, for the descriptions our interfaces publish. */
const NOT_BLANK = '\\S'

/**
 * Text of 1 to `maxCharacters` characters as people count them, without what PostgreSQL cannot store (NUL), UTF-8
 * cannot encode (half a surrogate pair) or the carrier's XML cannot hold (control characters).
 */
export function text(maxCharacters: number) {
  return z
    .string()
    .superRefine((value, context) => {
      const message = characterProblem(value)
      if (message) context.addIssue({ code: 'custom', message })
    })
    .refine(
      (value) => [...value].length <= maxCharacters,
      `longer than ${maxCharacters} characters`,
    )
    .trim()
    .refine((value) => !isBlank(value), 'is empty')
    .meta({ minLength: 1, maxLength: maxCharacters, pattern: NOT_BLANK })
}

function characterProblem(value: string): string | undefined {
  if (value.includes('\0')) return 'has a NUL character'
  if (!value.isWellFormed()) return 'has half of a surrogate pair'
  const found = firstNotXml(value)
  return found && `has a control character: ${found}`
}
