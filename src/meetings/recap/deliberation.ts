import type { Line } from './spoken.ts'

/** Lines before and after that are heard together with one. */
const WINDOW = 20
const VOICES_WINDOW = 8
/** What people say who weigh one thing against another. */
const SIGNS: readonly RegExp[] = [
  /\b(?:ideas?|options?|instead|rather|either|alternative(?:ly)?|versus)\b/,
  /\b(?:maybe|perhaps|could|might|would)\b/,
  /\b(?:because|'cause|so that|if)\b/,
  /\b(?:but|though|however)\b/,
]
const SCALE = 0.3

/**
 * For each line how much the talk around it weighs options (alternatives, maybes, reasons, buts, one voice after the
 * other), as a factor around 1. On the meetings we tuned on, this told the passages that decisions rest on better than any
 * wording; on those held out it did not find more of them than chance.
 */
export function deliberationAround(lines: readonly Line[]): number[] {
  const signs = SIGNS.map((sign) =>
    standardized(smoothed(lines.map(({ words }) => (sign.test(words.join(' ')) ? 1 : 0)))),
  )
  const turns = standardized(
    smoothed(lines.map(({ speaker }, index) => (speaker !== lines[index - 1]?.speaker ? 1 : 0))),
  )
  const voices = standardized(lines.map((_, index) => voicesAround(lines, index)))
  const series = [...signs, turns, voices]
  return lines.map((_, index) =>
    Math.exp(SCALE * series.reduce((sum, values) => sum + (values[index] ?? 0), 0)),
  )
}

function voicesAround(lines: readonly Line[], index: number) {
  const around = lines.slice(Math.max(0, index - VOICES_WINDOW), index + VOICES_WINDOW + 1)
  return new Set(around.map(({ speaker }) => speaker)).size
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
