import type { Language } from '../../languages.ts'
import type { Cues } from '../languages/lexicon.ts'
import type { Phrases } from '../languages/phrases.ts'
import type { BusinessFacts } from '../receptionist.ts'
import { heardIn, type Range, type Utterance } from '../understand/utterance.ts'
import { answerClause } from './answer-clause.ts'
import { askingClauses, type Clause } from './clauses.ts'
import { termsIn } from './gloss.ts'
import { knownFacts, weighty } from './known-facts.ts'
import { knownTerms } from './known-terms.ts'
import type { LastAsked } from './last-asked.ts'
import type { Answering } from './question.ts'
import type { Answer } from './question-kinds.ts'
import { whenMeant } from './when.ts'
import { zoneOf } from './zone-of.ts'

/**
 * One thing asked, and what the facts say to it. With `sure: false` an answer only comes near (the fee for a visit,
 * where the price of a job was asked), so the question stays open for the owner.
 */
export type AskedOfFacts = Answer & { range: Range; words: string }

/** `isOpen` is false when the last reply asked for a name or a number: only a clear question counts then. */
export type AskingTurn = {
  facts: BusinessFacts
  at: Date
  language: Language
  last: LastAsked
  phrases: Phrases
  isOpen: boolean
}

/** What an utterance asks of the business, each with what the facts say to it, and nothing that they do not. */
export function answerQuestions(
  utterance: Utterance,
  cues: Cues,
  turn: AskingTurn,
): { questions: AskedOfFacts[]; last: LastAsked } {
  const known = knownFacts(turn.facts)
  const terms = knownTerms(termsIn(utterance, turn.language), known)
  const answering: Answering = {
    ...turn,
    known,
    asked: { utterance, cues, language: turn.language, terms },
    today: zoneOf(turn.facts.timeZone).wallTime(turn.at).dayNumber,
    last: turn.last,
    told: { noun: [], days: [], minutes: [] },
  }
  const questions: AskedOfFacts[] = []
  let told = 0
  for (const clause of askingClauses(utterance, cues)) {
    tell(answering, { from: told, to: clause.from })
    told = clause.to
    const question = askedIn(answering, clause, turn.isOpen)
    if (question) questions.push(question)
  }
  tell(answering, { from: told, to: utterance.words.length })
  return { questions, last: answering.last }
}

function askedIn(answering: Answering, clause: Clause, isOpen: boolean): AskedOfFacts | null {
  const before = answering.last
  const range = { from: clause.from, to: clause.to }
  const answer = answerClause(answering, range)
  const isAsked =
    answer !== null &&
    (isOpen || clause.clear) &&
    (isOpen || CLEAR.has(answer.kind) || isMarked(answering, range))
  if (isAsked) return { range, words: heardIn(answering.asked.utterance, range), ...answer }
  answering.last = before
  return null
}

/** What cannot be taken for an answer to "what is your name?". */
const CLEAR: ReadonlySet<AskedOfFacts['kind']> = new Set([
  'fact',
  'hours',
  'price',
  'area',
  'location',
  'languages',
  'phone',
  'promise',
  'service',
])

function isMarked({ asked }: Answering, { to }: Range): boolean {
  return asked.utterance.words[to - 1]?.stop === '?'
}

/** What is told and not asked may be what a later "how much would that be?" means. */
function tell(answering: Answering, range: Range): void {
  if (range.to <= range.from) return
  const { asked, today, last } = answering
  const named = weighty(asked.terms).filter(({ from, to }) => from >= range.from && to <= range.to)
  const nouns = named.filter(({ concept, weight }) => weight >= 0.8 && !concept.startsWith('='))
  const when = whenMeant(asked, range, today, last.day)
  answering.told = {
    noun: nouns.length > 0 ? nouns : answering.told.noun,
    days: when.days.length > 0 ? when.days : answering.told.days,
    minutes: when.minutes.length > 0 ? when.minutes : answering.told.minutes,
  }
  answering.last = {
    topic: last.topic,
    day: when.days[0] ?? last.day,
    noun: nouns.length > 0 ? nouns.map(({ concept }) => concept).join(' ') : last.noun,
  }
}
