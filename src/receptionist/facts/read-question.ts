import type { Language } from '../../kernel/languages.ts'
import type { CueName } from '../languages/cue-names.ts'
import type { Cues } from '../languages/find-cues.ts'
import type { Phrases } from '../languages/phrases.ts'
import type { BusinessFacts } from '../receptionist.ts'
import { heardIn, type Range } from '../understand/utterance.ts'
import { asEnglish } from './english-terms.ts'
import { SHORT_WORDS } from './goes-on-from-before.ts'
import { FOR_WHOM, type KnownFacts, weighty } from './known-facts.ts'
import type { LastAsked } from './last-asked.ts'
import type { Answer, QuestionKind } from './question-kinds.ts'
import type { Clause } from './split-into-questions.ts'
import { isOfClass, type Term } from './thesaurus.ts'
import type { Asked } from './utterance-asked.ts'
import { namesWhen, type When, whenMeant } from './when-meant.ts'

export type Answering = {
  facts: BusinessFacts
  known: KnownFacts
  at: Date
  language: Language
  phrases: Phrases
  asked: Asked
  today: number
  /** What was mentioned up to here. */
  last: LastAsked
  /** What this utterance said before its question. */
  told: { noun: readonly Term[]; days: readonly number[]; minutes: readonly number[] }
  /** The question of an earlier turn, in English. */
  wordsBefore: string | null
  /** The caller was told where else to call or go. */
  toldElsewhere: boolean
}

export type Question = {
  range: Range
  isMarked: boolean
  /** "Cuánto tiempo" does not ask for a price. */
  asksHowLong: boolean
  has: (name: CueName) => boolean
  /** What it is about, without words for days, hours and payment. */
  named: readonly Term[]
  when: When
  /** What was mentioned before, if the question names nothing itself. */
  before: readonly Term[]
  topic: QuestionKind | null
}

export type Answerer = (question: Question, answering: Answering) => Answer | null

export function readQuestion({ asked, today, last }: Answering, clause: Clause): Question {
  const range = { from: clause.from, to: clause.to }
  const within = weighty(asked.terms).filter(({ from, to }) => from >= range.from && to <= range.to)
  const has = (name: CueName) => asked.cues.has(name, range)
  const when = whenMeant(asked, range, today, last.day)
  return {
    range,
    isMarked: clause.isMarked,
    asksHowLong: within.some(({ concept }) => concept === 'howlong'),
    has,
    named: within.filter((term) => !isNoise(term.concept, has) && !isDayBefore(term, asked.cues)),
    when,
    before: asksForTime(has, when) ? [] : termsBefore(last.noun),
    topic: goesOn(asked.cues, range) ? last.topic : null,
  }
}

/** "Can I book for Saturday", "could you do it this week": about a time, not about what was mentioned before. */
export function asksForTime(has: Question['has'], when: When): boolean {
  return has('bookingAsk') || (has('requests') && !has('price') && namesWhen(when))
}

function termsBefore(noun: string | null | undefined): Term[] {
  return (noun ?? '')
    .split(' ')
    .filter(Boolean)
    .map((concept) => ({ concept, weight: FOR_WHOM.has(concept) ? 0.4 : 1, from: 0, to: 0 }))
}

/** "And for men?" goes on from before; "and could they text me" is a question of its own. */
function goesOn(cues: Cues, range: Range): boolean {
  if (cues.at('followUp', range.from)) return true
  const isJoined = cues.all('joins').some(({ to }) => to === range.from)
  return isJoined && !OWN_VERB.some((name) => cues.at(name, range.from))
}

const OWN_VERB: readonly CueName[] = [
  'asks',
  'asksFirst',
  'askLead',
  'bookingAsk',
  'promiseAsk',
  'requests',
]

const OWN_ANSWER: ReadonlySet<string> = new Set(['price', 'howlong'])

/** Price and day words have their own answers; "night" is a time when the question asks for hours. */
function isNoise(concept: string, has: (name: CueName) => boolean): boolean {
  // Weekend prices may be higher.
  if (concept === 'weekend') return !has('price')
  if (OWN_ANSWER.has(concept) || isOfClass(concept, 'holiday')) return true
  return (concept === 'night' || concept === 'online') && has('hours')
}

/** The "night" in "does she have to fast the night before?" is a time, not an emergency. */
function isDayBefore({ from, to }: Term, cues: Cues): boolean {
  return cues.all('dayBefore').some((day) => day.from <= from && to <= day.to)
}

/** A word of lower weight, such as "fix", is of many facts. */
export const STRONG = 0.8

/** Names something: not just a verb or an unknown word. */
export function isStrong({ concept, weight }: Term): boolean {
  return weight >= STRONG && !concept.startsWith('=')
}

/** Remembers what a later "how much would that be?" or "and on Saturday?" refers to. */
export function remember(
  answering: Answering,
  { named, when, range }: Question,
  answer: Answer | null,
): void {
  const { last, told, known } = answering
  const nouns = named.filter(({ concept, weight }) => weight >= NOUN_FROM || FOR_WHOM.has(concept))
  const isNoun = nouns.length > 0 && !NAMES_NO_NOUN.has(answer?.kind ?? 'hours')
  if (when.days.length > 0) answering.told = { ...told, days: when.days, minutes: when.minutes }
  answering.last = {
    ...last,
    topic: topicOf(answer, known) ?? last.topic,
    day: when.days[0] ?? last.day,
    noun: isNoun ? nouns.map(({ concept }) => concept).join(' ') : last.noun,
    words: wordsOf(answering, range),
  }
}

/** The question, after the one that it continues. */
function wordsOf({ asked, language, wordsBefore }: Answering, range: Range): string {
  const words = heardIn(asEnglish(asked.utterance, language), range)
  const isShort = wordsBefore && range.to - range.from <= SHORT_WORDS
  return (isShort ? `${wordsBefore}, ${words}` : words).slice(-MAX_CHARS)
}

const MAX_CHARS = 200

/** "And Jenks?" goes on from the towns in the last answer, however they were asked for. */
function topicOf(answer: Answer | null, { sentences }: KnownFacts): QuestionKind | null {
  if (answer === null || answer.kind === 'other') return null
  const isArea = sentences.some(({ text, isArea }) => isArea && text === answer.answer)
  return isArea && answer.sure ? 'area' : answer.kind
}

const NOUN_FROM = 0.5

/** Answers of these kinds name nothing that has a price. */
const NAMES_NO_NOUN: ReadonlySet<QuestionKind> = new Set([
  'hours',
  'area',
  'languages',
  'location',
  'phone',
])
