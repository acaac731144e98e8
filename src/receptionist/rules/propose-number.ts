import { dialable } from '../understand/slots/dialable.ts'
import type { Understanding } from '../understand/understand.ts'
import type { Turn } from './turn.ts'

const FEWEST_DIGITS = 3
const MOST_DIGITS = 7

/**
 * "No, it's 0126" in answer to the reading back may mean the end of the number. It is only proposed: the callback changes when
 * the caller says yes to it. Null where no such digits were said.
 */
export function proposedNumber({ notes, talk }: Turn, { numbers }: Understanding): string | null {
  const national = /^\+1(\d{10})$/.exec(notes.callback?.e164 ?? '')?.[1]
  if (national === undefined || talk.asking !== 'confirm_phone' || numbers.given) return null
  const run = numbers.runs.find(
    ({ kind, mark, digits }) =>
      mark === null &&
      (kind === 'other' || kind === 'partial_phone') &&
      digits.length >= FEWEST_DIGITS &&
      digits.length <= MOST_DIGITS,
  )
  if (!run || national.endsWith(run.digits)) return null
  return dialable(national.slice(0, -run.digits.length) + run.digits, false)
}
