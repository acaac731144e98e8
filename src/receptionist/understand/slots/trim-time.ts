import type { CueName } from '../../languages/cue-names.ts'
import type { Range } from '../utterance.ts'
import { beginsClause } from './clause-begins.ts'
import { digitRuns } from './spoken-digits.ts'
import { SMALL } from './time-as-answer.ts'
import type { Turn } from './turn.ts'

/** A part without the words that tell nothing of when: "yes, please call me after five, thanks" is "after five". */
export function trimmed(part: Range, times: readonly Range[], turn: Turn): Range {
  const { cues } = turn
  const { words } = turn.utterance
  const [first] = times
  if (!first) return part
  const isIn = (names: readonly CueName[], at: number) =>
    names.some((name) => cues.all(name).some(({ from, to }) => from <= at && to > at))
  const lead = { from: part.from, to: first.from }
  let from = saysCallOnly(lead, turn) ? first.from : afterNumber(lead, turn)
  const isSmall = (at: number) => {
    const word = words[at]?.folded ?? ''
    return SMALL.has(word) && !LIMITS.has(word)
  }
  while (from < first.from && (isIn(BEFORE, from) || isSmall(from))) from += 1
  let to = part.to
  const last = times.at(-1) ?? first
  while (to > last.to && (isIn(BEHIND, to - 1) || SMALL.has(words[to - 1]?.folded ?? ''))) to -= 1
  return { from, to }
}

/** "It's 704 335 8106 after three": the number has a line of its own. */
function afterNumber({ from, to }: Range, { utterance, language }: Turn): number {
  const numbers = digitRuns(utterance, language).filter(
    ({ digits, range }) => digits.length >= LOCAL && range.from >= from && range.to <= to,
  )
  return Math.max(from, ...numbers.map(({ range }) => range.to))
}

/** Digits of a number without its area code. */
const LOCAL = 7

/** "Only in the mornings" says more than "in the mornings". */
export const LIMITS: ReadonlySet<string> = new Set(
  'only except menos salvo nur ausser sauf exceto'.split(' '),
)

/** It asks for the call, denies nothing, and no other clause begins before the time. */
function saysCallOnly(lead: Range, { utterance: { words }, cues }: Turn): boolean {
  const call = cues.all('calledBack').find(({ from, to }) => from >= lead.from && to <= lead.to)
  // "No, just call me after five" denies nothing.
  const isAnswer = ({ from, to }: Range) =>
    from === lead.from && to - from === 1 && cues.at('no', from) !== null
  const isDenied = DENIES.some((name) =>
    cues.all(name).some((one) => one.from < lead.to && one.to > lead.from && !isAnswer(one)),
  )
  return call !== undefined && !isDenied && !words.slice(call.to, lead.to).some(beginsClause)
}

const DENIES: readonly CueName[] = ['negation', 'noCall']
const BEFORE: readonly CueName[] = [
  'filler',
  'hesitation',
  'yes',
  'thanks',
  'greeting',
  'sameNumber',
]
const BEHIND: readonly CueName[] = [
  'filler',
  'hesitation',
  'courtesy',
  'yes',
  'thanks',
  'done',
  'goodbye',
]
