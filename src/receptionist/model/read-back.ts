import type { Language } from '../../kernel/languages.ts'
import type { Cues } from '../languages/find-cues.ts'
import type { DigitRun } from '../understand/slots/digit-run.ts'
import { digitRuns } from '../understand/slots/spoken-digits.ts'
import { readUtterance, type Utterance } from '../understand/utterance.ts'
import { list } from './modal-words.ts'
import type { Known } from './reply-sources.ts'

export const PHONE_DIGITS = 7

/** Says the number or the email address on the slip to the caller, along with other notes. */
export function readsBack(utterance: Utterance, { notes }: Known): boolean {
  const { email } = notes
  if (email !== null && utterance.source.toLowerCase().includes(email.toLowerCase())) return true
  const digits = digitsOf(utterance.source, notes.language)
  const phone = notes.callback?.e164 ?? notes.caller
  return phone !== null && digits.includes(phone.slice(-PHONE_DIGITS))
}

/** "512-555-0158, ending in five eight": the end of a phone number of the call, named as such or figure by figure. */
export function isEndOfPhone(
  utterance: Utterance,
  { digits, pieces, range }: DigitRun,
  cues: Cues,
  known: Known,
): boolean {
  const { caller, callback } = known.notes
  const phones = [caller, callback?.e164, known.facts.businessPhone]
  if (digits.length < 2 || !phones.some((phone) => phone?.endsWith(digits))) return false
  const isNamed = cues.all('numberEnd').some(({ to }) => to === range.from)
  const isSpelt = pieces.length === digits.length && readsBack(utterance, known)
  return isNamed || isSpelt
}

/**
 * "The first six digits", "the last four, 0 1 5 8": counts what was heard of a number; without a word for digits, as
 * many of a phone number's are in the sentence.
 */
export function countsFigures(
  { words }: Utterance,
  { digits, range }: DigitRun,
  runs: readonly DigitRun[],
  { notes }: Known,
): boolean {
  if (digits.length > 2) return false
  if (words.slice(range.to, range.to + 2).some(({ folded }) => FIGURES.has(folded))) return true
  const phones = [notes.caller, notes.callback?.e164].map((one) => one ?? '')
  return runs.some(
    (one) =>
      one.digits.length > 2 &&
      one.digits.length === Number(digits) &&
      phones.some((phone) => phone.includes(one.digits)),
  )
}

const FIGURES = list(
  'digits numbers figures dígitos números cifras ziffern zahlen stellen chiffres цифр цифры rakam',
)

export function digitsOf(text: string, language: Language): string {
  return digitRuns(readUtterance(text), language)
    .map(({ digits }) => digits)
    .join('')
}
