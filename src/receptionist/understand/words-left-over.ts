import type { CueName } from '../languages/cue-names.ts'
import type { Cues } from '../languages/find-cues.ts'
import type { Range, Utterance } from './utterance.ts'

/** What greets, answers or ends, and tells nothing. */
export const CLOSINGS: readonly CueName[] = [
  'greeting',
  'filler',
  'courtesy',
  'yes',
  'no',
  'thanks',
  'goodbye',
  'done',
  'hold',
]

/** Talk about the call itself: it answers, greets or says goodbye, and says nothing to the owner. */
export const CALL_TALK: readonly CueName[] = [
  ...CLOSINGS,
  'repeat',
  'back',
  'readBack',
  'checks',
  'asksAgain',
  'person',
  'robot',
  'identity',
  'recorded',
  'whyDetails',
  'wrongNumber',
  'leaveMessage',
  'withdraw',
  'nothingPassedOn',
  'calledOff',
  'refusal',
  'dontKnow',
  'correction',
  'wantsChange',
  'sameNumber',
  'numberLead',
  'numberOffer',
  'nameLead',
  'spellOffer',
  'languageAsk',
  'notUrgent',
  'textMe',
  'emailMe',
  'noCall',
]

/** Words that join others and say nothing alone. */
const JOINS = new Set(
  `and but so or then also it its the a my is thats y e et und ve ama pero mas mais aber i de la el
  le o а и но это`.split(/\s+/),
)

/** How many words of `range` are in none of `ranges` and in no cue of `names`, not counting joining words. */
export function uncoveredWords(
  { words }: Utterance,
  range: Range,
  ranges: readonly Range[],
  cues: Cues,
  names: readonly CueName[] = CALL_TALK,
): number {
  const covered = new Uint8Array(words.length)
  const all = [...ranges, ...names.flatMap((name) => cues.all(name))]
  for (const { from, to } of all) covered.fill(1, from, to)
  let open = 0
  for (let at = range.from; at < range.to; at += 1) {
    if (covered[at] === 0 && !JOINS.has(words[at]?.folded ?? '')) open += 1
  }
  return open
}

export function wholeOf({ words }: Utterance): Range {
  return { from: 0, to: words.length }
}
