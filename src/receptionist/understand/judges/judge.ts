import type { Language } from '../../../kernel/languages.ts'
import { hasLexicon, inEnglish } from '../../languages/word-for-word.ts'
import { heardIn, type Range, readUtterance, type Utterance } from '../utterance.ts'
import { wholeOf } from '../words-left-over.ts'
import type { Purpose } from './lessons.ts'
import { type Signs, signsOf, signsWithin } from './signs.ts'
import { likelihoods, type Weights } from './weights.ts'
import { type Learned, learnedIn } from './weights-file.ts'

/** Likelihoods that add up to 1: the caller has a matter for the owner, asks something, or neither. */
export type Purposes = Record<Purpose, number>

/**
 * What the models say about one utterance; `sentences` matches the utterance's own. Null in a language without training
 * for the lesson; likelihoods are from 0 to 1.
 */
export type Judged = {
  urgency: { likelihood: number; sentences: number[] }
  purpose: Purposes | null
  sales: number | null
  /** That the caller wants nothing passed on. */
  refusal: number | null
}

export function judge(utterance: Utterance, language: Language): Judged {
  const { urgency, sales } = learnedIn(language)
  const { purpose, refusal } = weightsOfEnglish(language)
  const said = signsOf(utterance)
  const whole = new Set(said.hashes)
  const isRead = language === 'en' || (!purpose && !refusal)
  const english = isRead ? whole : signsInEnglish(utterance, wholeOf(utterance), language)
  const sentences = signsBySentence(said, utterance.sentences, whole)
  const first = (weights: Weights | undefined, signs: Set<number>) =>
    weights ? (likelihoods(weights, signs)[0] ?? 0) : 0
  return {
    urgency: {
      likelihood: first(urgency, whole),
      sentences: sentences.map((one) => first(urgency, one)),
    },
    purpose: purpose ? purposesOf(purpose, english) : null,
    sales: sales ? first(sales, whole) : null,
    refusal: refusal ? first(refusal, english) : null,
  }
}

/** How urgent the words of a range sound, without the words of some other ranges. */
export function judgeUrgency(
  utterance: Utterance,
  { within, without }: { within: Range; without: readonly Range[] },
  language: Language,
): number {
  const { urgency } = learnedIn(language)
  if (!urgency) return 0
  const kept = utterance.words.filter(
    (_, at) =>
      at >= within.from && at < within.to && !without.some(({ from, to }) => at >= from && at < to),
  )
  return likelihoods(urgency, new Set(signsOf({ words: kept }).hashes))[0] ?? 0
}

/** What the words of a range sound like alone; null in a language without training. */
export function judgePurpose(
  utterance: Utterance,
  range: Range,
  language: Language,
): Purposes | null {
  const { purpose } = weightsOfEnglish(language)
  return purpose ? purposesOf(purpose, signsInEnglish(utterance, range, language)) : null
}

/** How much the words of a range alone sound as if nothing is to be passed on; null in a language without training. */
export function judgeRefusal(
  utterance: Utterance,
  range: Range,
  language: Language,
): number | null {
  const { refusal } = weightsOfEnglish(language)
  if (!refusal) return null
  return likelihoods(refusal, signsInEnglish(utterance, range, language))[0] ?? 0
}

/** These examples are in English, so other languages are judged as they read word for word in English. */
function weightsOfEnglish(language: Language): Pick<Learned, 'purpose' | 'refusal'> {
  return hasLexicon(language) ? learnedIn('en') : {}
}

function signsInEnglish(utterance: Utterance, range: Range, language: Language): Set<number> {
  const { words } =
    language === 'en'
      ? { words: utterance.words.slice(range.from, range.to) }
      : readUtterance(heardIn(inEnglish(utterance, language), range))
  return new Set(signsOf({ words }).hashes)
}

function signsBySentence(
  said: Signs,
  sentences: readonly Range[],
  whole: Set<number>,
): Set<number>[] {
  return sentences.length === 1 ? [whole] : sentences.map((one) => signsWithin(said, one))
}

function purposesOf(weights: Weights, signs: Set<number>): Purposes {
  const [matter = 0, question = 0, nothing = 0] = shares(likelihoods(weights, signs))
  return { matter, question, nothing }
}

function shares(likely: readonly number[]): number[] {
  const sum = likely.reduce((total, one) => total + one, 0)
  return likely.map((one) => one / sum)
}
