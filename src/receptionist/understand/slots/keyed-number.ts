import { dialable } from './dialable-number.ts'

const MAX_KEYED = 15

/** What was keyed so far, as a number that can be dialled. Callers of this have asked for a number first. */
export function keyedNumber(digits: string): string | null {
  if (!/^\d+$/.test(digits) || digits.length > MAX_KEYED + 3) return null
  return dialable(digits, false)
}
