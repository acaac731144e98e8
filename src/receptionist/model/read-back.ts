import type { Language } from '../../kernel/languages.ts'
import { digitRuns } from '../understand/slots/spoken-digits.ts'
import { readUtterance, type Utterance } from '../understand/utterance.ts'
import type { Known } from './reply-sources.ts'

export const PHONE_DIGITS = 7

/** Says the number on the slip to the caller, along with other notes. */
export function readsBack(utterance: Utterance, { notes }: Known): boolean {
  const digits = digitsOf(utterance.source, notes.language)
  const phone = notes.callback?.e164 ?? notes.caller
  return phone !== null && digits.includes(phone.slice(-PHONE_DIGITS))
}

export function digitsOf(text: string, language: Language): string {
  return digitRuns(readUtterance(text), language)
    .map(({ digits }) => digits)
    .join('')
}
