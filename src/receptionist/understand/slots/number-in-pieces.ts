import type { Language } from '../../../kernel/languages.ts'
import type { CueName } from '../../languages/cue-names.ts'
import type { Cues } from '../../languages/find-cues.ts'
import { numberWords } from '../../languages/number-words.ts'
import type { Range, Utterance } from '../utterance.ts'
import { clauseOf, cueBefore } from './cues-near.ts'
import { dialable } from './dialable-number.ts'
import type { Expects } from './expects.ts'
import type { KnownNumbers } from './known-numbers.ts'
import type { KindedRun } from './number-kind.ts'

const AREA_CODE = 3
const LOCAL = 7
const WHOLE = 10

const ASKED: ReadonlySet<Expects> = new Set(['phone', 'caller_phone', 'area_code'])
const AT_READING: ReadonlySet<Expects> = new Set(['confirm', 'fix'])

/** `e164` once the pieces form a number; until then the digits so far. */
export type Pieces = { e164: string | null; digits: string; range: Range }

export type Asked = { expects: Expects; known: KnownNumbers; language: Language }

/** A number given in pieces, in this turn and earlier ones. */
export function gatherPieces(
  utterance: Utterance,
  cues: Cues,
  runs: readonly KindedRun[],
  asked: Asked,
): Pieces | null {
  const { known, expects } = asked
  const said = runs.filter(
    (run) =>
      isPieceKind(run, asked) &&
      isNothingElse(utterance, cues, runs, clauseOf(utterance, run.range.from), asked.language) &&
      isMeantAsPiece(run, utterance, cues, expects),
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

function isPieceKind({ kind, digits, mark }: KindedRun, { expects, known }: Asked): boolean {
  if (kind === 'partial_phone') return true
  if (!ASKED.has(expects) || mark !== null || digits.length >= WHOLE) return false
  if (kind === 'other') return known.partialBefore !== ''
  // "At 512" looks like a time of day.
  return kind === 'time' && digits.length >= AREA_CODE
}

/** We asked for a number, or the caller introduces the digits as one. */
function isMeantAsPiece(
  { digits, range }: KindedRun,
  utterance: Utterance,
  cues: Cues,
  expects: Expects,
): boolean {
  if (ASKED.has(expects)) return true
  if (digits.length === LOCAL && (AT_READING.has(expects) || cues.has('sameAreaCode'))) return true
  const lead = cueBefore(utterance, cues, 'numberLead', range.from, 1)
  return (lead ?? cueBefore(utterance, cues, 'areaCode', range.from)) !== null
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

/** The clause holds only digits and talk about the number. */
function isNothingElse(
  { words }: Utterance,
  cues: Cues,
  runs: readonly KindedRun[],
  clause: Range,
  language: Language,
): boolean {
  const { link, pause } = numberWords(language)
  const covered = new Uint8Array(words.length)
  const known = [...runs.map(({ range }) => range), ...AROUND.flatMap((name) => cues.all(name))]
  for (const { from, to } of known) covered.fill(1, from, to)
  return words
    .slice(clause.from, clause.to)
    .every(
      ({ folded }, at) => covered[clause.from + at] === 1 || link.has(folded) || pause.has(folded),
    )
}
