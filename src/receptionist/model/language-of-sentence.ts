import type { Language } from '../../kernel/languages.ts'
import { kindOf } from '../understand/slots/name-or-common-word.ts'
import type { Utterance } from '../understand/utterance.ts'

/**
 * Whether a sentence has more everyday words of `language` than of `other`. Enough to confirm an expected language, as
 * in "Lo siento" to a caller who speaks Spanish; not enough to detect one.
 */
export function leansTo({ words }: Utterance, language: Language, other: Language): boolean {
  const everyday = (one: Language) =>
    words.filter(({ folded }) => kindOf(folded, one) === 'never').length
  return everyday(language) > everyday(other)
}
