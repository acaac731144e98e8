import type { Cues } from './cue-pattern.ts'
import type { Line, Spoken } from './spoken-meeting.ts'

/** The window of lines before and after a line. */
const WINDOW = 20
/** English phrases of weighing options; other languages rely on turns and agreements. */
const SIGNS: readonly RegExp[] = [
  /\b(?:would|wouldn't|i'd|we'd|it'd)\b/,
  /\b(?:could|might|may|maybe|perhaps|possibly)\b/,
  /\b(?:or|either)\b/,
  /\bif\b/,
  /\b(?:but|though|however|although)\b/,
  /\b(?:ideas?|options?|instead|rather|alternative(?:ly)?|versus|choice|choose|decide|decision)\b/,
  /\b(?:think|guess|suppose|suggest|believe|feel)\b/,
  /\b(?:mean|means|meant)\b/,
  /\b(?:because|'cause|cause|since|reason)\b/,
  /\b(?:not?|don't|doesn't|isn't|can't|won't|wouldn't|never|nothing)\b/,
]
/** Round numbers: weights fitted to the meetings below were no better on held-out meetings. */
const SIGNS_WEIGHT = 0.9
const TURNS_WEIGHT = 0.45
const AGREEMENTS_WEIGHT = 0.45
/** Shares of the meeting for greetings and agenda, and for goodbyes. */
const OPENING_SHARE = 0.06
const CLOSING_SHARE = 0.05
const AT_THE_EDGE = 0.25

/**
 * For each line, how much the talk around it weighs options, with changing speakers, until they agree: a factor
 * around 1. In 182 meetings of QMSum (training split, and the first twenty of validation) this found the passages
 * that decisions rest on; no wording of a single line did.
 */
export function deliberationAround({ lines, segmentCount }: Spoken, cues: Cues): number[] {
  const signs = around(lines.map(signsIn))
  const turns = around(lines.map(({ speaker }, i) => Number(speaker !== lines[i - 1]?.speaker)))
  const agreements = around(lines.map(({ text }) => Number(cues.agreed.test(text))))
  return lines.map(({ at }, index) => {
    const weighed =
      SIGNS_WEIGHT * (signs[index] ?? 0) +
      TURNS_WEIGHT * (turns[index] ?? 0) +
      AGREEMENTS_WEIGHT * (agreements[index] ?? 0)
    return Math.exp(weighed) * (isAtTheEdge(at / segmentCount) ? AT_THE_EDGE : 1)
  })
}

function signsIn({ words }: Line) {
  const said = words.join(' ')
  return SIGNS.filter((sign) => sign.test(said)).length
}

function isAtTheEdge(share: number) {
  return share < OPENING_SHARE || share > 1 - CLOSING_SHARE
}

function around(series: readonly number[]) {
  return standardized(smoothed(series))
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
