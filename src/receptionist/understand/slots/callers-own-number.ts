import type { CueName } from '../../languages/cue-names.ts'
import type { Cues } from '../../languages/find-cues.ts'
import type { Utterance } from '../utterance.ts'
import { sentenceOf } from './cues-near.ts'

const AGAINST: readonly CueName[] = ['negation', 'refusal', 'noCall']
const REACH = 3

/**
 * "This number is fine", unless it is ruled out: "not this number", "don't use the one I'm calling from". A "no" at the
 * start rules nothing out: "no, it's the one I'm calling from".
 */
export function saysSameNumber(utterance: Utterance, cues: Cues): boolean {
  const behindNo = openingNo(cues)
  return cues.all('sameNumber').some((range) => {
    const { from, to } = sentenceOf(utterance, range.from)
    const opening = behindNo <= range.from ? behindNo : 0
    const near = {
      from: Math.max(from, range.from - REACH, opening),
      to: Math.min(to, range.to + REACH),
    }
    const cut = utterance.words.findIndex(
      ({ stop }, at) => at >= near.from && at < range.from && stop !== '',
    )
    const before = { from: cut === -1 ? near.from : cut + 1, to: range.from }
    const after = { from: range.to, to: endOfClause(utterance, range.to, near.to) }
    const isRefused = opening > 0 && range.from === opening && range.to - range.from < MIN_WORDS
    return !isRefused && !AGAINST.some((name) => cues.has(name, before) || cues.has(name, after))
  })
}

/** "No, this number" may go on as "is wrong"; longer phrases like "no, the one I'm on now" say which to use. */
const MIN_WORDS = 3

/** Position of the word after "no" or "no no" at the start. */
function openingNo(cues: Cues): number {
  let at = 0
  for (let no = cues.at('no', 0); no; no = cues.at('no', at)) at = no.to
  return at
}

function endOfClause({ words }: Utterance, at: number, end: number): number {
  if (words[at - 1]?.stop !== '') return at
  const stop = words.findIndex((word, index) => index >= at && index < end && word.stop !== '')
  return stop === -1 ? end : stop + 1
}
