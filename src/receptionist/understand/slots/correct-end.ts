import type { Cues } from '../../languages/lexicon.ts'
import type { Range, Utterance } from '../utterance.ts'
import { dialable } from './dialable.ts'
import type { Expects } from './expects.ts'
import type { KnownNumbers } from './known-numbers.ts'
import { cueAfter, cueBefore } from './near.ts'
import type { KindedRun } from './number-kind.ts'

const AREA_CODE = 3
const MAX_END = 7

/**
 * In answer to the reading back, "no, the last four are 2672" changes the end of the number and "the area
 * code is 737" its beginning. The caller must say which part it is.
 */
export function correctEnd(
  utterance: Utterance,
  cues: Cues,
  runs: readonly KindedRun[],
  expects: Expects,
  known: KnownNumbers,
): { e164: string; digits: string; range: Range } | null {
  const national = /^\+1(\d{10})$/.exec(known.callback ?? known.caller ?? '')?.[1]
  if (national === undefined || (expects !== 'confirm' && expects !== 'fix')) return null
  for (const run of runs) {
    const isMeant = mayBePart(run) || isDenied(national, utterance, runs, run)
    const digits = isMeant ? corrected(national, run, { utterance, cues, runs }) : null
    const e164 = digits && dialable(digits, false)
    if (e164) return { e164, digits, range: run.range }
  }
  return null
}

function mayBePart({ mark, kind, digits }: KindedRun): boolean {
  const isLong = digits.length >= 2 && digits.length <= MAX_END
  return mark === null && isLong && kind !== 'address' && kind !== 'amount' && kind !== 'code'
}

function corrected(
  national: string,
  run: KindedRun,
  { utterance, cues, runs }: { utterance: Utterance; cues: Cues; runs: readonly KindedRun[] },
): string | null {
  const { digits, range } = run
  const before = cueBefore(utterance, cues, 'numberEnd', range.from, 1)
  if (before ?? cueAfter(utterance, cues, 'numberEnd', range.to))
    return national.slice(0, -digits.length) + digits
  if (isDenied(national, utterance, runs, run)) return national.slice(0, -digits.length) + digits
  const isArea = digits.length === AREA_CODE && cueBefore(utterance, cues, 'areaCode', range.from)
  return isArea ? digits + national.slice(AREA_CODE) : null
}

/** "It's 0126, not 0162": the end that is denied is the one of the number that was read back. */
function isDenied(
  national: string,
  { words }: Utterance,
  runs: readonly KindedRun[],
  run: KindedRun,
): boolean {
  if (run.digits.length < MIN_DENIED) return false
  return runs.some(
    (other) =>
      other !== run &&
      other.digits.length === run.digits.length &&
      national.endsWith(other.digits) &&
      words[other.range.from - 1]?.stop === '' &&
      DENIES.has(words[other.range.from - 1]?.folded ?? ''),
  )
}

/** Fewer digits may be of anything. */
const MIN_DENIED = 3

const DENIES: ReadonlySet<string> = new Set('not no nicht pas nao ne'.split(' '))
