import type { CueName } from '../../languages/cue-names.ts'
import type { Cues } from '../../languages/find-cues.ts'
import type { Range, Utterance } from '../utterance.ts'
import { beginsClause, isJoin, SUBJECTS } from './clause-begins.ts'
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
  const own = ofOwnClause(found, sentence, heard)
  if (own) return own
  const begun = behindQuarter(found, heard)
  if (begun !== null) return { from: begun, to: found.to }
  const open = isJoin(words[found.from]) ? beginsBetween(found, cues) : found.from
  if (open !== null && !isOfTwoClauses({ ...found, from: open }, sentence, heard))
    return { from: open, to: found.to }
  return sentence.to - sentence.from <= QUOTED_WORDS ? sentence : found
}

/**
 * "I teach during the day so text me": when they do something else, not when to call. Told up to the wish, as the owner
 * can tell what follows from it.
 */
function ofOwnClause(found: Range, sentence: Range, { utterance, cues }: Heard): Range | null {
  const { words } = utterance
  const before = words.slice(sentence.from, found.from)
  const at = before.findLastIndex(({ folded, stop }) => SUBJECTS.has(folded) || stop !== '')
  const subject = before[at]
  const from = sentence.from + at
  const isWish = WISHES.some((name) => cues.has(name, { from, to: found.to + 1 }))
  if (!subject || subject.stop !== '' || isWish || found.from - from > CLAUSE_WORDS) return null
  const wishes = CALLS.flatMap((name) => cues.all(name)).filter((one) => one.from >= found.to)
  const to = Math.min(...wishes.map((one) => one.to))
  return to <= sentence.to ? { from, to } : null
}

const CLAUSE_WORDS = 6

/** "After like a quarter past four": "past four" is another time. */
function behindQuarter({ from }: Range, { utterance, cues }: Heard): number | null {
  if (!PARTS.has(utterance.words[from]?.folded ?? '')) return null
  const leads = cues.all('timeLead').filter((one) => one.from < from && from - one.to < BETWEEN)
  return leads.length > 0 ? Math.min(...leads.map((one) => one.from)) : null
}

const PARTS: ReadonlySet<string> = new Set(['past', 'to'])
const WISHES: readonly CueName[] = ['availabilityWish', 'calledBack', 'noCall']

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
