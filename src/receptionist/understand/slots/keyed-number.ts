import { dialable } from './dialable-number.ts'

const MAX_KEYED = 15

/** The keys so far as a number that can be dialled, or null. Callers of this asked for a number first. */
export function keyedNumber(digits: string): string | null {
  if (!/^\d+$/.test(digits) || digits.length > MAX_KEYED + 3) return null
  return dialable(digits, false)
}
