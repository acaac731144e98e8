import type { CueName } from '../../languages/cue-names.ts'
import type { Cues } from '../../languages/find-cues.ts'
import type { Range, Utterance } from '../utterance.ts'

/**
 * Whether the words between two numbers or two addresses take the first one back: "… No wait, that's my old one.
 * It's …". A "no" must stand alone or before such a word: "no texts" takes nothing back.
 */
export function isTakenBackBetween(
  first: Range,
  second: Range,
  { words }: Utterance,
  cues: Cues,
): boolean {
  const between = { from: first.to, to: second.from }
  if (PUTS_RIGHT.some((name) => cues.has(name, between))) return true
  return cues
    .all('no')
    .filter(({ from, to }) => from >= between.from && to <= between.to)
    .some(({ to }) => words[to - 1]?.stop !== '' || SOFTENS.some((name) => cues.at(name, to)))
}

const SOFTENS: readonly CueName[] = ['hold', 'courtesy']

const PUTS_RIGHT: readonly CueName[] = ['correction', 'numberMistaken']
