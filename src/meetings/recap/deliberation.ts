import { keyPhrases, leadingPhrases } from './key-phrases.ts'
import type { Spoken } from './spoken.ts'
import { stem } from './words.ts'

/** Lines before and after that are heard together with one. */
const WINDOW = 12
const SUBJECTS = 12
const OPTIONS = /\b(?:ideas?|options?|instead|rather|either|alternative(?:ly)?|versus)\b/
const HEDGES = /\b(?:maybe|perhaps|could|might|would)\b/
const REASONS = /\b(?:because|'cause|so that|if)\b/
const SCALE = 0.5
/** People come in, warm up, and say goodbye: little is decided at either end of a long meeting. */
const OPENING_SHARE = 0.15
const CLOSING_SHARE = 0.92
const ENDS_FACTOR = 0.2
const LONG_MEETING_LINES = 150

/**
 * For each line how much of the talk around it weighs options (alternatives, maybes, reasons) of what the meeting is
 * about, as a factor around 1. On the corpus this tells the passages that decisions rest on better than any wording.
 */
export function deliberationAround(spoken: Spoken): number[] {
  const { lines, segmentCount, language } = spoken
  const phrases = leadingPhrases(keyPhrases(lines, language), SUBJECTS, new Set())
  const subjects = new Set(phrases.flatMap((phrase) => phrase.split(' ').map(stem)))
  const heard = (pattern: RegExp) =>
    standardized(smoothed(lines.map(({ words }) => (pattern.test(words.join(' ')) ? 1 : 0))))
  const options = heard(OPTIONS)
  const hedges = heard(HEDGES)
  const reasons = heard(REASONS)
  const onSubject = standardized(
    smoothed(lines.map(({ subject }) => subject.filter((word) => subjects.has(word)).length)),
  )
  return lines.map(({ at }, index) => {
    const sum = (series: readonly number[]) => series[index] ?? 0
    const weighing = sum(options) + sum(hedges) + sum(onSubject) + sum(reasons) / 2
    const share = at / segmentCount
    const atAnEnd =
      lines.length > LONG_MEETING_LINES && (share < OPENING_SHARE || share > CLOSING_SHARE)
    return Math.exp(SCALE * weighing) * (atAnEnd ? ENDS_FACTOR : 1)
  })
}

function smoothed(series: readonly number[]) {
  const sums = [0]
  for (const value of series) sums.push((sums.at(-1) ?? 0) + value)
  return series.map((_, index) => {
    const from = Math.max(0, index - WINDOW)
    const to = Math.min(series.length, index + WINDOW + 1)
    return ((sums[to] ?? 0) - (sums[from] ?? 0)) / (to - from)
  })
}

function standardized(series: readonly number[]) {
  const mean = series.reduce((sum, value) => sum + value, 0) / series.length
  const variance = series.reduce((sum, value) => sum + (value - mean) ** 2, 0) / series.length
  const deviation = Math.sqrt(variance)
  return series.map((value) => (deviation > 0 ? (value - mean) / deviation : 0))
}
