import type { Language } from '../../kernel/languages.ts'
import { kindOf } from '../understand/slots/name-or-common-word.ts'
import type { Utterance } from '../understand/utterance.ts'

/**
 * Whether more of a sentence's words are everyday words of `language` than of `other`. Enough to tell two apart where
 * one of them is expected, as in "Lo siento" to a caller who speaks Spanish; too little to find a language by.
 */
export function leansTo({ words }: Utterance, language: Language, other: Language): boolean {
  const everyday = (one: Language) =>
    words.filter(({ folded }) => kindOf(folded, one) === 'never').length
  return everyday(language) > everyday(other)
}
