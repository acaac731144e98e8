import type { CueName } from '../../languages/cue-names.ts'
import type { Cues } from '../../languages/lexicon.ts'
import type { Utterance } from '../utterance.ts'
import { sentenceOf } from './near.ts'

const AGAINST: readonly CueName[] = ['negation', 'refusal', 'noCall']
const REACH = 3

/**
 * "This number is fine", unless it is named only to be ruled out: "not this number", "don't use the one
 * I'm calling from".
 */
export function saysSameNumber(utterance: Utterance, cues: Cues): boolean {
  return cues.all('sameNumber').some((range) => {
    const { from, to } = sentenceOf(utterance, range.from)
    const near = { from: Math.max(from, range.from - REACH), to: Math.min(to, range.to + REACH) }
    const cut = utterance.words.findIndex(
      ({ stop }, at) => at >= near.from && at < range.from && stop !== '',
    )
    const before = { from: cut === -1 ? near.from : cut + 1, to: range.from }
    const after = { from: range.to, to: endOfClause(utterance, range.to, near.to) }
    return !AGAINST.some((name) => cues.has(name, before) || cues.has(name, after))
  })
}

function endOfClause({ words }: Utterance, at: number, end: number): number {
  if (words[at - 1]?.stop !== '') return at
  const stop = words.findIndex((word, index) => index >= at && index < end && word.stop !== '')
  return stop === -1 ? end : stop + 1
}
