import type { CueName } from '../../languages/cue-names.ts'
import type { Cues } from '../../languages/lexicon.ts'
import type { Range, Utterance } from '../utterance.ts'
import type { Expects, KnownNumbers } from './callback.ts'
import { dialable } from './dialable.ts'
import { clauseOf, cueBefore } from './near.ts'
import type { KindedRun } from './number-kind.ts'

const AREA_CODE = 3
const LOCAL = 7
const WHOLE = 10

const ASKED: ReadonlySet<Expects> = new Set(['phone', 'caller_phone', 'area_code'])
const AT_READING: ReadonlySet<Expects> = new Set(['confirm', 'fix'])

/** `e164` once the pieces make a number; else the digits so far. */
export type Pieces = { e164: string | null; digits: string; range: Range }

/** A number given bit by bit, in this turn and those before it. */
export function gatherPieces(
  utterance: Utterance,
  cues: Cues,
  runs: readonly KindedRun[],
  expects: Expects,
  known: KnownNumbers,
): Pieces | null {
  const isAsked = ASKED.has(expects)
  const said = runs.filter((run) =>
    isPiece(run, utterance, cues, runs, expects, known.partialBefore),
  )
  const digits = said.map((run) => run.digits).join('')
  const range = { from: said[0]?.range.from ?? 0, to: said.at(-1)?.range.to ?? 0 }
  const area = cues.has('sameAreaCode') ? areaOf(known) : null
  const local = digits.length === LOCAL ? digits : digits === '' ? known.partialBefore : ''
  if (area !== null && local.length === LOCAL) return made(area + local, range)
  if (digits === '')
    return isAsked && known.partialBefore !== '' ? so(known.partialBefore, range) : null
  const before = isAsked ? known.partialBefore : ''
  if (digits.length === AREA_CODE && before.length === LOCAL) return made(digits + before, range)
  const all = before + digits
  if (all.length === WHOLE || (all.length === WHOLE + 1 && all.startsWith('1')))
    return made(all, range)
  if (all.length < WHOLE) return all.length < AREA_CODE ? null : so(all, range)
  return digits.length < AREA_CODE || digits.length >= WHOLE ? null : so(digits, range)
}

function so(digits: string, range: Range): Pieces {
  return { e164: null, digits, range }
}

/** Ten digits that cannot be dialled are no number: the caller is asked anew. */
function made(digits: string, range: Range): Pieces | null {
  const e164 = dialable(digits, false)
  return e164 === null ? null : { e164, digits, range }
}

function areaOf({ callback, caller }: KnownNumbers): string | null {
  return /^\+1(\d{3})\d{7}$/.exec(callback ?? caller ?? '')?.[1] ?? null
}

/**
 * Digits are a piece of the number when the caller leads up to them as to one, or was asked for one and says nothing else
 * with them.
 */
function isPiece(
  run: KindedRun,
  utterance: Utterance,
  cues: Cues,
  runs: readonly KindedRun[],
  expects: Expects,
  partialBefore: string,
): boolean {
  const { kind, digits, range, mark } = run
  const isShort = kind === 'other' && partialBefore !== ''
  const isTimely = kind === 'time' && mark === null && digits.length >= AREA_CODE
  if (kind !== 'partial_phone' && !isShort && !(isTimely && ASKED.has(expects))) return false
  if (digits.length >= WHOLE) return false
  const isBare = isNothingElse(utterance, cues, runs, clauseOf(utterance, range.from))
  if (!isBare) return false
  if (ASKED.has(expects)) return true
  const isLocal = digits.length === LOCAL
  if (AT_READING.has(expects) && isLocal) return true
  if (isLocal && cues.has('sameAreaCode')) return true
  const hasLead =
    cueBefore(utterance, cues, 'numberLead', range.from, 1) ??
    cueBefore(utterance, cues, 'areaCode', range.from)
  return hasLead !== null && digits.length >= AREA_CODE
}

const AROUND: readonly CueName[] = [
  'numberLead',
  'areaCode',
  'sameAreaCode',
  'filler',
  'courtesy',
  'yes',
  'no',
  'correction',
  'thanks',
  'greeting',
  'hold',
  'otherNumber',
  'wantsChange',
]

/** No word of the clause but digits and talk about the number. */
function isNothingElse(
  { words }: Utterance,
  cues: Cues,
  runs: readonly KindedRun[],
  clause: Range,
): boolean {
  const covered = new Uint8Array(words.length)
  for (const { range } of runs) covered.fill(1, range.from, range.to)
  for (const name of AROUND) for (const { from, to } of cues.all(name)) covered.fill(1, from, to)
  for (let at = clause.from; at < clause.to; at += 1) {
    if (covered[at] === 0) return false
  }
  return true
}
