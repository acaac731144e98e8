import { hasLexicon } from '../languages/word-for-word.ts'
import { DECIDE } from '../understand/thresholds.ts'
import { heardIn, type Range, type Utterance } from '../understand/utterance.ts'
import type { AskedOfFacts } from './asked-of-facts.ts'
import { FEW_WORDS, goesOn } from './goes-on-from-before.ts'
import { type LikelyAsked, likelyAsked, likelyAskedApart } from './likely-asked.ts'
import { OF_THE_CALL, OF_VISIT, type QuestionKind } from './question-kinds.ts'
import { type Answering, readQuestion, sure } from './read-question.ts'
import { fitsAspect } from './tells-asked.ts'

const { meant: FROM } = DECIDE

/** `toldBefore`: the answer to the last question before this turn. */
type Judging = Answering & { toldBefore: string | null }

/**
 * The fact that a part of an utterance in another language than English clearly asks for, judged by its word-for-word
 * translation, where a missing word may be the one that matters. Null when its words, or no fact, answer better.
 * `isPart`: the utterance asks more than this.
 */
export function askedInMeaning(
  answering: Judging,
  range: Range,
  byWords: readonly AskedOfFacts[],
  isPart: boolean,
): AskedOfFacts[] | null {
  const isTold = byWords.some(({ sure, answer }) => sure && answer !== null)
  if (isTold || !hasLexicon(answering.language)) return null
  const likely = likelyIn(answering, range, byWords, isPart)
  const [fact] = likely.facts
  const from = Math.max(
    byWords.length > 0 ? FROM.putInEnglish : FROM.putInEnglishUnasked,
    goesOn(answering, range) ? FROM.goesOn : 0,
  )
  if (!fact || fact.likelihood < from || fact.text === answering.toldBefore) return null
  const { utterance, cues } = answering.asked
  const reckoned = byWords.filter(({ kind }) => RECKONED.has(kind))
  const worded = byWords.find((one) => !reckoned.includes(one))
  if (!worded && OF_THE_CALL.some((name) => cues.has(name, range))) return null
  const at = worded?.range ?? lastSentence(utterance, range)
  const question = readQuestion(answering, { ...at, clear: true, isMarked: true })
  const answer = sure('fact', fact.text)
  if (!fitsAspect(question, answering, answer)) return null
  const visits = reckoned.filter(({ kind }) => OF_VISIT.has(kind))
  // "Can somebody come look at my toilet" asks for a visit, even if a fact about toilets comes close.
  if (visits.length > 0 && fact.likelihood < FROM.overVisit) return visits
  const told = { ...answer, range: at, words: heardIn(utterance, at), isMeant: true as const }
  return [...reckoned.filter((one) => stands(one, likely)), told]
}

function likelyIn(
  { asked: { utterance }, facts, language }: Judging,
  range: Range,
  [clause]: readonly AskedOfFacts[],
  isPart: boolean,
): LikelyAsked {
  if (isPart) return likelyAskedApart(utterance, language, range, facts)
  const likely = (part: Range) => likelyAsked(utterance, language, part, facts)
  const whole = likely(range)
  if (whole.nothing < FROM.nothing) return whole
  // When the whole turn seems to ask nothing, its question or its sentences are judged one by one.
  if (clause) return likely(clause.range)
  const sentences = utterance.sentences.filter(
    ({ from, to }) => from >= range.from && to <= range.to && to - from >= FEW_WORDS,
  )
  const parts = sentences.length > 1 ? sentences.slice(-MAX_SENTENCES).map(likely) : []
  return parts.find(({ nothing }) => nothing < FROM.partNothing) ?? whole
}

/** A question usually comes at the end of a long turn. */
const MAX_SENTENCES = 6

/** Answers computed for the question rather than quoted from the owner's words. */
const RECKONED: ReadonlySet<QuestionKind> = new Set([
  ...OF_VISIT,
  'hours',
  'area',
  'location',
  'languages',
  'phone',
])

function lastSentence({ sentences }: Utterance, { from, to }: Range): Range {
  const last = sentences.findLast((one) => one.from >= from && one.to <= to)
  return last ?? { from, to }
}

/** Next to a fact, give the hours only when asked for, and do not decline a time nobody asked for. */
function stands({ kind }: AskedOfFacts, { hours }: LikelyAsked): boolean {
  if (kind === 'hours') return hours >= FROM.besideHours
  return kind === 'booking' || !OF_VISIT.has(kind)
}
