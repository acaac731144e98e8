import type { Language } from '../../kernel/languages.ts'
import type { DigitRun } from '../understand/slots/digit-run.ts'
import { digitRuns } from '../understand/slots/spoken-digits.ts'
import { readUtterance, type Utterance } from '../understand/utterance.ts'
import type { Known } from './reply-sources.ts'
import type { Sentence } from './sentence-to-check.ts'
import { wordSet } from './word-set.ts'

export const PHONE_DIGITS = 7

/** Says the number or the email address on the slip to the caller, along with other notes. */
export function readsBack(utterance: Utterance, { notes }: Known): boolean {
  const { email } = notes
  if (email !== null && utterance.source.toLowerCase().includes(email.toLowerCase())) return true
  const digits = digitsOf(utterance.source, notes.language)
  const phone = notes.callback?.e164 ?? notes.caller
  return phone !== null && digits.includes(phone.slice(-PHONE_DIGITS))
}

/** "Ending in five eight": the end of a phone number of the call, named as such. */
export function isEndOfPhone({ digits, range }: DigitRun, { cues, known }: Sentence): boolean {
  const phones = [known.notes.caller, known.notes.callback?.e164, known.facts.businessPhone]
  const isNamed = cues.all('numberEnd').some(({ to }) => to === range.from)
  return isNamed && phones.some((phone) => phone?.endsWith(digits))
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

const FIGURES = wordSet(
  'digits numbers figures dígitos números cifras ziffern zahlen stellen chiffres цифр цифры rakam',
)

export function digitsOf(text: string, language: Language): string {
  return digitRuns(readUtterance(text), language)
    .map(({ digits }) => digits)
    .join('')
}
