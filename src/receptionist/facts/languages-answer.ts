import { LANGUAGES, type Language } from '../../kernel/languages.ts'
import type { Range } from '../understand/utterance.ts'
import { type Answer, sure } from './question-kinds.ts'
import type { Answering, Question } from './read-question.ts'
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

/** What the owner's facts say about the language asked for, or else the languages of this line. */
export function languages(
  { has, named, range, isMarked }: Question,
  answering: Answering,
): Answer | null {
  const { asked, known, told } = answering
  if (!asksOfLanguage(range, asked)) return null
  const wanted = [...named, ...told.noun].filter(({ concept }) => isOfClass(concept, 'langs'))
  // "If I don't pick up, talk to Bia at the counter" asks nothing.
  const isAsked = isMarked || has('asksWh') || asked.cues.at('asks', range.from) !== null
  if (wanted.length === 0 && !isAsked) return null
  const names = wanted.length > 0 ? wanted.map(({ concept }) => concept) : ['languages']
  const fact = known.sentences.find(({ concepts }) => names.some((one) => concepts.has(one)))
  return sure('languages', fact?.text ?? ofLine(answering, wanted))
}

/** "I didn't get it in English" asks nothing. */
function asksOfLanguage({ from, to }: Range, { cues }: Answering['asked']): boolean {
  const denials = cues.all('negation')
  return cues
    .all('speaks')
    .filter((one) => one.from >= from && one.to <= to)
    .some((one) => !denials.some(({ to }) => to <= one.from && one.from - to <= DENIED_WITHIN))
}

const DENIED_WITHIN = 3

function ofLine({ facts, phrases }: Answering, wanted: readonly Term[]): string {
  const spoken = LANGUAGES.filter((one) => one === 'en' || facts.languages.includes(one))
  const names = spoken.map((one) => phrases.languageNames[one])
  const last = names.at(-1) ?? ''
  const list = names.length < 2 ? last : `${names.slice(0, -1).join(', ')} ${phrases.and} ${last}`
  const isSpoken = wanted.every(({ concept }) => spoken.some((one) => NAMES[concept] === one))
  return isSpoken ? phrases.languages(list) : phrases.notThatLanguage(list)
}
