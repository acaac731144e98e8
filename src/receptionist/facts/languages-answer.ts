import { LANGUAGES, type Language } from '../../kernel/languages.ts'
import type { Phrases } from '../languages/phrases.ts'
import type { BusinessFacts } from '../receptionist.ts'
import { isOfClass, type Term } from './thesaurus.ts'

const NAMES: Record<string, Language> = {
  english: 'en',
  spanish: 'es',
  portuguese: 'pt',
  french: 'fr',
  turkish: 'tr',
  russian: 'ru',
  german: 'de',
}

export function isLanguageName(concept: string): boolean {
  return isOfClass(concept, 'langs')
}

/** The languages of this line, used when the owner's facts do not say. */
export function languagesAnswer(
  { languages }: BusinessFacts,
  phrases: Phrases,
  wanted: readonly Term[],
): string {
  const spoken = LANGUAGES.filter((one) => one === 'en' || languages.includes(one))
  const names = spoken.map((one) => phrases.languageNames[one])
  const last = names.at(-1) ?? ''
  const list = names.length < 2 ? last : `${names.slice(0, -1).join(', ')} ${phrases.and} ${last}`
  const isSpoken = wanted.every(({ concept }) => spoken.some((one) => NAMES[concept] === one))
  return isSpoken ? phrases.languages(list) : phrases.notThatLanguage(list)
}
