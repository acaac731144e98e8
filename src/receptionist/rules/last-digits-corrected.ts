import { dialable } from '../understand/slots/dialable-number.ts'
import type { Understanding } from '../understand/understand.ts'
import type { Turn } from './turn.ts'

const FEWEST_DIGITS = 3
const MOST_DIGITS = 7

/**
 * "No, it's 0126" after the number was read back may correct its last digits. Only proposes the new number: the
 * callback changes when the caller says yes. Returns null when no such digits were said.
 */
export function proposedNumber(
  { notes, talk }: Turn,
  { numbers, answer }: Understanding,
): string | null {
  const national = /^\+1(\d{10})$/.exec(notes.callback?.e164 ?? '')?.[1]
  if (national === undefined || talk.asking !== 'confirm_phone') return null
  if (numbers.given || answer === 'yes') return null
  const run = numbers.runs.find(
    ({ kind, mark, digits }) =>
      mark === null &&
      (kind === 'other' || kind === 'partial_phone') &&
      digits.length >= FEWEST_DIGITS &&
      digits.length <= MOST_DIGITS &&
      digits !== numbers.extension?.digits &&
      digits !== notes.callback?.extension,
  )
  if (!run || national.endsWith(run.digits)) return null
  return dialable(national.slice(0, -run.digits.length) + run.digits, false)
}
