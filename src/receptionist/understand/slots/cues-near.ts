import type { CueName } from '../../languages/cue-names.ts'
import type { Cues } from '../../languages/find-cues.ts'
import type { Range, Utterance, Word } from '../utterance.ts'

type Said = { utterance: Utterance; cues: Cues }

/** The nearest cue that ends at word `at`, or up to `gap` words before it in the same clause. */
export function cueBefore(
  { utterance: { words }, cues }: Said,
  name: CueName,
  at: number,
  gap = 0,
): Range | null {
  for (let to = at; to >= Math.max(1, at - gap); to -= 1) {
    if (endsSentence(words[to - 1])) return null
    const found = cues.all(name).find((range) => range.to === to)
    if (found) return found
    if (words[to - 1]?.stop === ',') return null
  }
  return null
}

/** A cue that starts at word `at`, in the same clause as the word before. */
export function cueAfter({ utterance: { words }, cues }: Said, name: CueName, at: number) {
  return words[at - 1]?.stop === '' ? cues.at(name, at) : null
}

export function endsSentence(word: Word | undefined): boolean {
  return word?.stop === '.' || word?.stop === '?'
}

/** The words between the stops around `at`, commas included. */
export function clauseOf({ words }: Utterance, at: number): Range {
  let [from, to] = [at, at + 1]
  while (from > 0 && words[from - 1]?.stop === '') from -= 1
  while (to < words.length && words[to - 1]?.stop === '') to += 1
  return { from, to }
}

export function sentenceOf({ sentences }: Utterance, at: number): Range {
  return sentences.find(({ to }) => at < to) ?? { from: at, to: at + 1 }
}

export function overlaps(a: Range, b: Range): boolean {
  return a.from < b.to && b.from < a.to
}

/** Whether the cue begins in the range. */
export function begunIn(cues: Cues, name: CueName, { from, to }: Range): boolean {
  return cues.all(name).some((one) => one.from >= from && one.from < to)
}
