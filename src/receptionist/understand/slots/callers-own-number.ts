import type { CueName } from '../../languages/cue-names.ts'
import type { Cues } from '../../languages/find-cues.ts'
import { sentenceOf } from './cues-near.ts'
import type { Turn } from './turn.ts'

const AGAINST: readonly CueName[] = ['negation', 'refusal', 'noCall']
const REACH = 3

/**
 * "This number is fine", unless it is ruled out: "not this number", "don't use the one I'm calling from". A "no" at the
 * start rules nothing out: "no, it's the one I'm calling from".
 */
export function saysSameNumber({ utterance, cues }: Turn): boolean {
  const { words } = utterance
  const behindNo = openingNo(cues)
  return cues.all('sameNumber').some((range) => {
    const { from, to } = sentenceOf(utterance, range.from)
    const opening = behindNo <= range.from ? behindNo : 0
    const first = Math.max(from, range.from - REACH, opening)
    const last = Math.min(to, range.to + REACH)
    const cut = words.findIndex(({ stop }, at) => at >= first && at < range.from && stop !== '')
    const before = { from: cut === -1 ? first : cut + 1, to: range.from }
    const stop = words.findIndex((word, at) => at >= range.to - 1 && at < last && word.stop !== '')
    const after = { from: range.to, to: stop === -1 ? last : stop + 1 }
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
