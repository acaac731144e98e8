import type { Example } from '../../../receptionist/understand/judges/examples.ts'
import { fitWeights } from '../../../receptionist/understand/judges/fit.ts'
import { signsOf } from '../../../receptionist/understand/judges/signs.ts'
import {
  compact,
  likelihoods,
  type Weights,
} from '../../../receptionist/understand/judges/weights.ts'
import { foldWord, readUtterance } from '../../../receptionist/understand/utterance.ts'
import { wordsOf } from '../word-stems.ts'
import type { Mark } from './dialogues.ts'

/** What a turn does, judged by its own words. */
export const STANCES = ['q', 'a', 'o', 's', 'propose', 'd', 'n', 'c'] as const
export type Stance = (typeof STANCES)[number]

/** The likelihood of each; they do not sum to one. */
export type Stances = Record<Stance, number>

/** A proposal's own words do not tell whether it is accepted. */
const STANCE_OF: Record<Exclude<Mark, '-'>, Stance> = {
  q: 'q',
  a: 'a',
  o: 'o',
  s: 's',
  p: 'propose',
  r: 'propose',
  d: 'd',
  n: 'n',
  t: 'c',
  c: 'c',
}
const LENGTHS = [2, 4, 7, 11, 16]

export function teachStances(said: readonly { text: string; mark: Mark }[]): Weights {
  const examples: Example[] = said.flatMap(({ text, mark }) =>
    mark === '-' ? [] : [{ signs: signsIn(text), mark: STANCE_OF[mark], worth: 1 }],
  )
  return compact(fitWeights(examples, { marks: STANCES, balanced: false }))
}

export function stancesOf(text: string, known: Weights): Stances {
  const likely = likelihoods(known, signsIn(text))
  return Object.fromEntries(STANCES.map((stance, at) => [stance, likely[at] ?? 0])) as Stances
}

/** Words and word pairs, beginning and length; question marks are read elsewhere. */
function signsIn(text: string): number[] {
  const words = wordsOf(text)
  const own = [
    `first ${foldWord(words[0] ?? '')}`,
    `begins ${words.slice(0, 2).map(foldWord).join(' ')}`,
    `begins ${words.slice(0, 3).map(foldWord).join(' ')}`,
    `length ${LENGTHS.filter((length) => words.length > length).length}`,
    `last ${foldWord(words.at(-1) ?? '')}`,
  ]
  return [...new Set([...signsOf(readUtterance(text)).hashes, ...own.map(hash)])]
}

/** FNV-1a. */
function hash(sign: string): number {
  let sum = 2_166_136_261
  for (const letter of sign) sum = Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 16_777_619) >>> 0
  return sum
}
