import type { Cues } from '../cues/cues.ts'
import { type Folded, type Span, sentencesOf, sourceOf } from '../folded.ts'
import { likelihoods, type Weights } from '../learned/fit.ts'
import { type SignAt, signsOf } from '../learned/signs.ts'
import { learnedWeights } from '../learned/weights-file.ts'

/**
 * How likely it is that the owner is needed at once, by all that was said and by the one sentence of some length that speaks
 * for it most (0 where there is none): who tells a long story may be urgent in one. `words` are the heaviest of the caller's.
 */
export type Sensed = { likelihood: number; likeliestSentence: number; words: () => string }

/** What is quoted to the owner: enough to be understood. */
const WORDS_MIN = 4
const WORDS_MAX = 10

/** Shorter ones say too little alone. */
const SENTENCE_WORDS_MIN = 6

const WEIGHTS = learnedWeights('urgency')

const KNOWS_NOTHING: Weights = { marks: [], bias: [], signs: new Map() }

export function senseUrgency(folded: Folded, cues: Cues): Sensed {
  const weights = WEIGHTS.get(cues.language) ?? KNOWS_NOTHING
  const signs = signsOf(folded, cues)
  const within = ({ from, to }: Span) =>
    signs.filter(({ first, last }) => first >= from && last < to)
  const sentences = sentencesIn(folded).filter(({ from, to }) => to - from >= SENTENCE_WORDS_MIN)
  return {
    likelihood: likelihoodOf(signs, weights),
    likeliestSentence: Math.max(0, ...sentences.map((one) => likelihoodOf(within(one), weights))),
    words: () => heaviestWords(folded, signs.filter(isTelling(folded, cues)), weights),
  }
}

function likelihoodOf(signs: readonly SignAt[], weights: Weights): number {
  const [urgent = 0] = likelihoods(weights, [...new Set(signs.map(({ sign }) => sign))])
  return urgent
}

/** "And" or "you" alone may speak for or against; to read them tells nobody anything. */
function isTelling({ words }: Folded, { empty }: Cues) {
  return ({ first, last }: SignAt) => first !== last || !empty.has(words[first]?.word ?? '')
}

/** The words of one sentence that weigh most together. */
function heaviestWords(folded: Folded, signs: readonly SignAt[], weights: Weights): string {
  const heavy = weightsOfWords(folded, signs, weights)
  const [best] = sentencesIn(folded)
    .flatMap(stretchesOf)
    .map(({ from, to }) => {
      return { from, to, weight: heavy.slice(from, to).reduce((sum, word) => sum + word, 0) }
    })
    .sort((a, b) => b.weight - a.weight)
  const [first, last] = best ? [folded.words[best.from], folded.words[best.to - 1]] : []
  return first && last ? sourceOf(folded, { from: first.at, to: last.at + 1 }) : ''
}

/** Places of words: from the first up to the one after the last. */
function sentencesIn({ text, words }: Folded): Span[] {
  return sentencesOf(text).flatMap((sentence) => {
    const first = words.findIndex(({ at }) => at >= sentence.from && at < sentence.to)
    const last = words.findLastIndex(({ at }) => at >= sentence.from && at < sentence.to)
    return first === -1 ? [] : [{ from: first, to: last + 1 }]
  })
}

function stretchesOf({ from, to }: Span): Span[] {
  if (to - from <= WORDS_MIN) return [{ from, to }]
  const starts = Array.from({ length: to - from - WORDS_MIN + 1 }, (_, offset) => from + offset)
  return starts.flatMap((start) => {
    const ends = Math.min(WORDS_MAX, to - start) - WORDS_MIN + 1
    return Array.from({ length: ends }, (_, more) => ({
      from: start,
      to: start + WORDS_MIN + more,
    }))
  })
}

/** Each word with its own signs and its part of the pairs it is in. */
function weightsOfWords({ words }: Folded, signs: readonly SignAt[], { signs: known }: Weights) {
  const heavy = words.map(() => 0)
  for (const { sign, first, last } of signs) {
    const weight = known.get(sign)?.weights[0] ?? 0
    for (const at of new Set([first, last])) {
      heavy[at] = (heavy[at] ?? 0) + (first === last ? weight : weight / 2)
    }
  }
  return heavy
}
