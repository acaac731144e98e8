import type { CueName } from '../../languages/cue-names.ts'
import { numberWords } from '../../languages/number-words.ts'
import type { Range } from '../utterance.ts'
import { clauseOf, cueBefore } from './cues-near.ts'
import { dialable } from './dialable-number.ts'
import type { KindedRun } from './digit-run.ts'
import type { Expects } from './expects.ts'
import type { KnownNumbers } from './known-numbers.ts'
import type { TurnWithNumbers } from './turn.ts'

const AREA_CODE = 3
const LOCAL = 7
const WHOLE = 10

const ASKED: ReadonlySet<Expects> = new Set(['phone', 'caller_phone', 'area_code'])
/** A number was read back. */
export const AT_READING: ReadonlySet<Expects> = new Set(['confirm', 'fix'])

/** `e164` once the pieces form a number; until then the digits so far. */
export type Pieces = { e164: string | null; digits: string; range: Range }

/** A number given in pieces, in this turn and earlier ones. */
export function gatherPieces(turn: TurnWithNumbers): Pieces | null {
  const { known, expects, cues } = turn
  const said = turn.runs.filter(
    (run) => isPieceKind(run, turn) && isNothingElse(turn, run) && isMeantAsPiece(run, turn),
  )
  const digits = said.map((run) => run.digits).join('')
  const range = { from: said[0]?.range.from ?? 0, to: said.at(-1)?.range.to ?? 0 }
  const before = ASKED.has(expects) ? known.partialBefore : ''
  const area = cues.has('sameAreaCode') ? areaOf(known) : null
  const local = digits === '' ? known.partialBefore : digits
  if (area !== null && local.length === LOCAL) return made(area + local, range)
  return join(before, digits, range)
}

function join(before: string, digits: string, range: Range): Pieces | null {
  if (digits.length === AREA_CODE && before.length === LOCAL) return made(digits + before, range)
  const all = before + digits
  if (all.length === WHOLE || (all.length === WHOLE + 1 && all.startsWith('1')))
    return made(all, range)
  // Too many digits: drops what was begun before and keeps the new ones.
  const kept = all.length < WHOLE ? all : digits
  return kept.length < AREA_CODE || kept.length >= WHOLE
    ? null
    : { e164: null, digits: kept, range }
}

/** Ten digits that cannot be dialled are no number: the caller is asked again. */
function made(digits: string, range: Range): Pieces | null {
  const e164 = dialable(digits, false)
  return e164 === null ? null : { e164, digits, range }
}

function areaOf({ callback, caller }: KnownNumbers): string | null {
  return /^\+1(\d{3})\d{7}$/.exec(callback ?? caller ?? '')?.[1] ?? null
}

function isPieceKind(
  { kind, digits, mark }: KindedRun,
  { expects, known }: TurnWithNumbers,
): boolean {
  if (kind === 'partial_phone') return true
  if (!ASKED.has(expects) || mark !== null || digits.length >= WHOLE) return false
  if (kind === 'other') return known.partialBefore !== ''
  // "At 512" looks like a time of day.
  return kind === 'time' && digits.length >= AREA_CODE
}

/** We asked for a number, or the caller introduces the digits as one. */
function isMeantAsPiece({ digits, range }: KindedRun, turn: TurnWithNumbers): boolean {
  const { expects, cues } = turn
  if (ASKED.has(expects)) return true
  if (digits.length === LOCAL && (AT_READING.has(expects) || cues.has('sameAreaCode'))) return true
  const lead = cueBefore(turn, 'numberLead', range.from, 1)
  return (lead ?? cueBefore(turn, 'areaCode', range.from)) !== null
}

const AROUND: readonly CueName[] = [
  'numberLead',
  'areaCode',
  'sameAreaCode',
  'extensionLead',
  'otherNumber',
  'filler',
  'courtesy',
  'yes',
  'no',
  'correction',
  'wantsChange',
  'thanks',
  'greeting',
  'hold',
]

/** Its clause holds only digits and talk about the number. */
function isNothingElse({ utterance, cues, runs, language }: TurnWithNumbers, run: KindedRun) {
  const { link, pause } = numberWords(language)
  const known = [...runs.map(({ range }) => range), ...AROUND.flatMap((name) => cues.all(name))]
  const clause = clauseOf(utterance, run.range.from)
  return utterance.words.every(({ folded }, at) => {
    const isOutside = at < clause.from || at >= clause.to
    const isKnown = known.some(({ from, to }) => at >= from && at < to)
    return isOutside || isKnown || link.has(folded) || pause.has(folded)
  })
}
