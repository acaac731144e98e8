import type { Language } from '../../languages.ts'
import { CUES } from './cues/by-language.ts'
import { type Folded, hears, spansOf } from './folded.ts'
import type { BusinessFacts, Dialogue } from './old-port.ts'
import { PHRASES } from './phrases/by-language.ts'

/** `asked`: the caller named a language. `refused`: one this line does not speak. */
export type LanguageSwitch = { language: Language; asked: boolean; refused: boolean }

/** English and the line's own, each once. */
export function lineLanguages(facts: BusinessFacts): Language[] {
  return [...new Set<Language>(['en', ...facts.languages])]
}

export function languageList(facts: BusinessFacts, language: Language): string {
  const { languageNames, and } = PHRASES[language]
  const names = lineLanguages(facts).map((one) => languageNames[one])
  const last = names.at(-1) ?? ''
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} ${and} ${last}`
}

/** The language to go on in, judged by what the caller asks for, by their words, then by the recogniser's tag. */
export function hearLanguage(
  facts: BusinessFacts,
  state: Dialogue,
  folded: Folded,
  tag: string | undefined,
): LanguageSwitch {
  const spoken = lineLanguages(facts)
  const named = namedLanguage(state, folded)
  if (named && spoken.includes(named)) return { language: named, asked: true, refused: false }
  const language = byWords(spoken, state, folded, tag)
  return { language, asked: false, refused: named !== null && language === state.language }
}

/** A language named in a request of few words: "español, por favor", "do you speak French?". */
function namedLanguage(state: Dialogue, folded: Folded): Language | null {
  // "Norm Castellano".
  if (folded.words.length > 12 || state.asking === 'name') return null
  const names = CUES[state.language].languageNames
  const all = Object.entries(names) as [Language, RegExp][]
  const found = all.find(([, pattern]) => hears(folded.text, pattern))
  if (!found || found[0] === state.language) return null
  const asks = folded.words.length <= 4 || hears(folded.text, CUES[state.language].kinds.languages)
  return asks ? found[0] : null
}

/** Letters only one or two languages write; they count as one more word of it. */
const LETTERS: Record<Language, RegExp | null> = {
  en: null,
  es: /[ñ¿¡]/i,
  pt: /[ãõ]|ção|ções/i,
  fr: /[èêûœ]|\b[jlcdnmst]['’]\p{L}/iu,
  tr: /[ışğİ]/,
  ru: /\p{Script=Cyrillic}{2}/u,
  de: /[äß]/i,
}

/** Who says so little may say it in a name: "Maria de la Cruz". */
const SURE_IN_A_NAME = 3

function byWords(
  spoken: readonly Language[],
  state: Dialogue,
  folded: Folded,
  tag: string | undefined,
): Language {
  const score = (language: Language) => {
    const words = spansOf(folded.text, CUES[language].tell).length
    return words + (LETTERS[language]?.test(folded.source) ? 1 : 0)
  }
  const current = score(state.language)
  const best = spoken.reduce<{ language: Language; score: number }>(
    (top, language) => {
      const points = score(language)
      return points > top.score ? { language, score: points } : top
    },
    { language: state.language, score: current },
  )
  const tagged = spoken.find((language) => tag?.toLowerCase().split('-')[0] === language)
  if (best.score > current && (isSure(state, folded, best.score) || best.language === tagged)) {
    return best.language
  }
  // A tag alone moves the call only off words that are not the present language's.
  const moves =
    tagged !== undefined && current === 0 && (best.score === 0 || tagged === best.language)
  return moves && folded.words.length > 1 ? tagged : state.language
}

function isSure(state: Dialogue, folded: Folded, score: number): boolean {
  const words = folded.words.length
  if (state.asking === 'name' && words <= 5) return score >= SURE_IN_A_NAME
  // "Sí" is all Spanish, "Anna" is none of it.
  return score >= 2 || (score === 1 && (words <= 2 || state.spoken.length === 0))
}
