import type { CueName } from '../../languages/cue-names.ts'
import type { Cues } from '../../languages/find-cues.ts'
import type { Range, Utterance } from '../utterance.ts'
import { beginsClause, isJoin } from './clause-begins.ts'
import { isUntil } from './until-then.ts'

type Heard = { utterance: Utterance; cues: Cues }

/** Longer sentences are run-on speech: then the times alone are told. */
const QUOTED_WORDS = 20

/**
 * The time as the owner can read it. "At eleven so mornings" is the end of one clause and the beginning of another, and
 * "until four" may be when the caller works: then the whole sentence is told.
 */
export function readable(found: Range, sentence: Range, heard: Heard): Range {
  const { utterance, cues } = heard
  const { words } = utterance
  const open = isJoin(words[found.from]) ? beginsBetween(found, cues) : found.from
  if (open !== null && !isOfTwoClauses({ ...found, from: open }, sentence, heard))
    return { from: open, to: found.to }
  return sentence.to - sentence.from <= QUOTED_WORDS ? sentence : found
}

/** "Between noon and two". */
function beginsBetween({ from }: Range, cues: Cues): number | null {
  const before = cues.all('between').find((one) => one.from < from && from - one.from <= BETWEEN)
  return before?.from ?? null
}

const BETWEEN = 4

/** A clause that begins within the time, but not at a denial or an exception, which belong to it. */
function isOfTwoClauses({ from, to }: Range, sentence: Range, { utterance, cues }: Heard): boolean {
  const inner = utterance.words.slice(from + 1, to)
  const behind = { from: to, to: sentence.to }
  const isCutShort = CALLS.some((name) => cues.has(name, behind)) && inner.some(isUntil)
  const hasReason = inner.some(({ folded }) => SO.has(folded))
  const isBegun = from > sentence.from && beginsClause(utterance.words[from - 1] ?? NO_WORD)
  const goesOn = inner.some(beginsClause) && !cues.has('negation', { from, to })
  return isCutShort || hasReason || isBegun || (goesOn && from > sentence.from)
}

const CALLS: readonly CueName[] = ['calledBack', 'noCall']
const NO_WORD = { folded: '', heard: '', start: 0, end: 0, stop: '' } as const
const SO: ReadonlySet<string> = new Set(
  'so then asi entonces donc alors also deshalb entao yani так'.split(' '),
)
