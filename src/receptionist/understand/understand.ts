import type { Language } from '../../languages.ts'
import type { Ask, Talk } from '../conversation.ts'
import type { AskedOfFacts } from '../facts/answer-questions.ts'
import { answerQuestions } from '../facts/answer-questions.ts'
import type { LastAsked } from '../facts/last-asked.ts'
import { type Cues, findCues } from '../languages/lexicon.ts'
import { PHRASES } from '../languages/phrases-by-language.ts'
import type { Notes } from '../notes/notes.ts'
import type { BusinessFacts } from '../receptionist.ts'
import { answerIn, closingIn } from './answer.ts'
import { uncoveredWords, wholeOf } from './coverage.ts'
import { DECIDE } from './decide.ts'
import { hearLanguage } from './hear-language.ts'
import { hearSales } from './hear-sales.ts'
import { hearUrgency, type Urgency } from './hear-urgency.ts'
import { type Judged, judge } from './judges/judge.ts'
import { findName, type NameHeard } from './slots/name.ts'
import { type NumberSlots, readNumberSlots } from './slots/read-numbers.ts'
import { heardIn, type Range, readUtterance, type Utterance } from './utterance.ts'

/** All that is taken from an utterance. Made once a turn; nothing else matches or scores text. */
export type Understanding = {
  utterance: Utterance
  cues: Cues
  language: Language
  /** The caller plainly asked for `language`. */
  languageAsked: boolean
  /** A language asked for that the line does not speak. */
  languageRefused: Language | null
  answer: 'yes' | 'no' | null
  closing: 'goodbye' | 'done' | null
  name: NameHeard | null
  numbers: NumberSlots
  questions: readonly AskedOfFacts[]
  lastAsked: LastAsked
  urgency: Urgency
  sells: boolean
  /** Tells a matter of their own, whatever was thought of them before. */
  isCustomer: boolean
  /**
   * What it is for the owner: something to act upon, only questions about the business, a remark, or nothing but talk
   * about the call and answers to what was asked.
   */
  kind: 'matter' | 'questions' | 'remark' | 'answer'
}

export type Circumstances = {
  facts: BusinessFacts
  notes: Notes
  talk: Talk
  at: Date
}

export function understand(
  heard: string,
  tag: string | undefined,
  circumstances: Circumstances,
): Understanding {
  const { facts, notes, talk, at } = circumstances
  const utterance = readUtterance(heard)
  const offered: readonly Language[] = ['en', ...facts.languages]
  const spoken = hearLanguage(utterance, tag, { current: notes.language, offered })
  const { language } = spoken
  const cues = findCues(utterance, language)
  const judged = judge(utterance, language)
  const expects = EXPECTS[talk.asking]
  const numbers = readNumberSlots(utterance, cues, language, expects, {
    callback: notes.callback?.e164 ?? null,
    caller: notes.caller,
    partialBefore: talk.partialNumber,
  })
  const name = findName(utterance, cues, language, expects, {
    name: notes.name?.text ?? notes.doubtfulName,
  })
  const slots = [...numbers.ranges, ...(name?.ranges ?? [])]
  const asked = answerQuestions(utterance, cues, {
    facts,
    at,
    language,
    last: talk.lastAsked,
    phrases: PHRASES[language],
    isOpen: OPEN.has(talk.asking),
  })
  const questions = asked.questions.filter((question) => isAsked(utterance, question, slots, cues))
  const kind = kindOf(utterance, cues, { slots, questions, judged, asking: talk.asking })
  const urgency = hearUrgency(utterance, cues, judged, { about: ABOUT[kind], language })
  return {
    utterance,
    cues,
    language,
    languageAsked: spoken.asked,
    languageRefused: spoken.refused,
    answer: answerIn(utterance, cues),
    closing: closingIn(utterance, cues),
    name,
    numbers,
    questions,
    lastAsked: asked.last,
    urgency,
    sells: hearSales(utterance, cues, judged, urgency),
    isCustomer:
      urgency.urgent || (kind === 'matter' && (judged.sales ?? 0) < DECIDE.sales.customer),
    kind: kind !== 'matter' && urgency.urgent ? 'matter' : kind,
  }
}

/**
 * "And the address is 1204 Mesa Street" gives what it names, and a goodbye asks nothing. What no fact answers must be put as a
 * question, as else it may as well be told.
 */
function isAsked(
  utterance: Utterance,
  { range, kind, answer }: AskedOfFacts,
  slots: readonly Range[],
  cues: Cues,
): boolean {
  if (uncoveredWords(utterance, range, slots, cues) === 0) return false
  if (answer !== null || kind !== 'other') return true
  const { words } = utterance
  const opens = cues.at('asks', range.from) !== null && opensClause(utterance, range, slots, cues)
  return words[range.to - 1]?.stop === '?' || (opens && cues.at('goodbye', range.to - 1) === null)
}

/** "Is the" asks at the start of a clause, and not in "this is the fourth time". */
function opensClause(
  utterance: Utterance,
  { from }: Range,
  slots: readonly Range[],
  cues: Cues,
): boolean {
  const before = utterance.words[from - 1]
  if (!before || before.stop !== '') return true
  return (
    uncoveredWords(utterance, { from: from - 1, to: from }, slots, cues) === 0 &&
    !POINTS.has(before.folded)
  )
}

const POINTS = new Set(['this', 'that', 'it', 'its', 'my', 'the', 'is'])

const EXPECTS = {
  need: 'open',
  matter: 'open',
  name: 'name',
  confirm_name: 'confirm_name',
  caller_phone: 'caller_phone',
  phone: 'phone',
  area_code: 'area_code',
  confirm_phone: 'confirm',
  fix: 'fix',
  more: 'more',
} as const satisfies Record<Ask, string>

const OPEN: ReadonlySet<Ask> = new Set(['need', 'matter', 'more', 'fix'])

const ABOUT = {
  matter: 'matter',
  questions: 'question',
  remark: 'answer',
  answer: 'answer',
} as const

type Parts = {
  slots: readonly Range[]
  questions: readonly AskedOfFacts[]
  judged: Judged
  asking: Ask
}

/** In doubt it is a matter: one too many costs the owner a glance. */
function kindOf(utterance: Utterance, cues: Cues, parts: Parts): Understanding['kind'] {
  const { slots, questions, judged } = parts
  const whole = wholeOf(utterance)
  if (uncoveredWords(utterance, whole, slots, cues) === 0) return 'answer'
  const answered = questions.filter(({ answer, sure }) => answer !== null && sure)
  if (questions.length > answered.length) return 'matter'
  const asked = answered.map(({ range }) => range)
  const left = uncoveredWords(utterance, whole, [...slots, ...asked], cues)
  const isLong = utterance.words.length > DECIDE.tellsWords
  const tells = isLong || (judged.purpose?.whole.matter ?? 0) >= DECIDE.tellsFrom
  if (asked.length > 0 && left <= DECIDE.remarkWords.more && !tells) return 'questions'
  return isRemark(left, heardIn(utterance, whole), parts) ? 'remark' : 'matter'
}

function isRemark(left: number, words: string, { judged, asking }: Parts): boolean {
  if (/\d/.test(words)) return false
  const { remarkWords, remarkFrom } = DECIDE
  const few = asking === 'more' ? remarkWords.more : remarkWords.asked
  if (left <= (WANTS_WORDS.has(asking) ? 0 : few)) return true
  return left <= remarkWords.longest && (judged.purpose?.whole.nothing ?? 0) >= remarkFrom
}

/** After these questions of ours two words may be all there is: "drain cleaning". */
const WANTS_WORDS: ReadonlySet<Ask> = new Set(['need', 'matter', 'fix'])
