import type { CueName } from '../../languages/cue-names.ts'
import type { Cues } from '../../languages/find-cues.ts'
import type { Range, Utterance } from '../utterance.ts'

/** The nearest cue that ends at word `at`, or up to `gap` words before it in the same clause. */
export function cueBefore(
  { words }: Utterance,
  cues: Cues,
  name: CueName,
  at: number,
  gap = 0,
): Range | null {
  for (let to = at; to >= Math.max(1, at - gap); to -= 1) {
    const stop = words[to - 1]?.stop
    if (stop === '.' || stop === '?') return null
    const found = cues.all(name).find((range) => range.to === to)
    if (found) return found
    if (stop === ',') return null
  }
  return null
}

/** A cue that starts at word `at`, in the same clause as the word before. */
export function cueAfter(
  { words }: Utterance,
  cues: Cues,
  name: CueName,
  at: number,
): Range | null {
  return words[at - 1]?.stop === '' ? cues.at(name, at) : null
}

/** The words between the stops around `at`, commas included. */
export function clauseOf({ words }: Utterance, at: number): Range {
  let [from, to] = [at, at + 1]
  while (from > 0 && words[from - 1]?.stop === '') from -= 1
  while (to < words.length && words[to - 1]?.stop === '') to += 1
  return { from, to }
}

export function sentenceOf({ sentences }: Utterance, at: number): Range {
  return sentences.find(({ from, to }) => at >= from && at < to) ?? { from: at, to: at + 1 }
}

export function overlaps(a: Range, b: Range): boolean {
  return a.from < b.to && b.from < a.to
}

/** Whether the cue begins in the range. */
export function begunIn(cues: Cues, name: CueName, { from, to }: Range): boolean {
  return cues.all(name).some((one) => one.from >= from && one.from < to)
}
