import type { Language } from '../../../src/kernel/languages.ts'
import type { Phrases } from '../../../src/receptionist/languages/phrases.ts'
import { PHRASES } from '../../../src/receptionist/languages/phrases-by-language.ts'
import type { Asked } from './caller.ts'

export type Question = Asked | 'need' | 'details' | 'more' | 'nothing'

/** Placeholder for what fills a phrase: a name or a number. */
const ANYTHING = '\u0001'

/** The questions of a language, from the phrases used to ask them. */
function questionsOf(phrases: Phrases): [Question, string][] {
  return [
    ['name', phrases.askName],
    ['name', phrases.askNameAgain],
    // Before the question after a name, because that pattern's gap would also match it.
    ['confirm', phrases.isThatRight],
    ['confirm_name', phrases.confirmName(ANYTHING)],
    ['caller_phone', phrases.askCallerPhone(ANYTHING)],
    ['phone', phrases.askPhone],
    ['phone', phrases.askPhoneAgain],
    ['area_code', phrases.askAreaCode],
    ['fix', phrases.askFix],
    ['offer', phrases.offerCall],
    ['drop', phrases.askDrop],
    ...phrases.askMore.map((more): [Question, string] => ['more', more]),
    ['details', phrases.askMatter],
    ['need', phrases.askNeed],
    ['need', phrases.howCanIHelp],
  ]
}

const patterns = new Map<Language, readonly (readonly [Question, RegExp])[]>()

function patternsOf(language: Language): readonly (readonly [Question, RegExp])[] {
  const known = patterns.get(language)
  if (known) return known
  const made = questionsOf(PHRASES[language]).map(
    ([question, phrase]) => [question, endingOn(phrase)] as const,
  )
  patterns.set(language, made)
  return made
}

/** Matches a text that ends with the phrase, whatever fills its gaps. */
function endingOn(phrase: string): RegExp {
  const parts = phrase.split(ANYTHING).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`(?:^|\\s)${parts.join('[^?!]+')}$`, 'u')
}

/** The question at the end of a reply; `nothing` when there is none. */
export function whatWasAsked(text: string, language: Language): Question {
  return patternsOf(language).find(([, pattern]) => pattern.test(text))?.[0] ?? 'nothing'
}
