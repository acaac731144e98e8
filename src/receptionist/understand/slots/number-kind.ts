import type { CueName } from '../../languages/cue-names.ts'
import type { Cues } from '../../languages/lexicon.ts'
import type { Range, Utterance } from '../utterance.ts'
import { dialable } from './dialable.ts'
import { cueAfter, cueBefore, overlaps } from './near.ts'
import type { DigitRun, Mark } from './spoken-digits.ts'

export type NumberKind =
  | 'phone'
  | 'partial_phone'
  | 'extension'
  | 'address'
  | 'time'
  | 'amount'
  | 'code'
  | 'price'
  | 'date'
  | 'other'

export type KindedRun = DigitRun & { kind: NumberKind }

const OF_MARK: Record<Mark, NumberKind> = {
  time: 'time',
  ordinal: 'date',
  price: 'price',
  amount: 'amount',
  code: 'code',
  date: 'date',
}

/** What each run of digits is, by its own look and the words right beside it; `addresses` are known to be none. */
export function kindsOf(
  runs: readonly DigitRun[],
  utterance: Utterance,
  cues: Cues,
  addresses: readonly Range[],
): KindedRun[] {
  return runs.map((run) => ({ ...run, kind: kindOf(run, utterance, cues, addresses) }))
}

function kindOf(
  run: DigitRun,
  utterance: Utterance,
  cues: Cues,
  addresses: readonly Range[],
): NumberKind {
  const { range, digits, mark } = run
  if (mark) return OF_MARK[mark]
  const before = (name: CueName, gap: number) =>
    cueBefore(utterance, cues, name, range.from, gap) !== null
  if (before('codeLead', 2) && !before('areaCode', 0) && !before('sameAreaCode', 0)) return 'code'
  if (dialable(digits, run.international) !== null) return 'phone'
  const isAmount = cueAfter(utterance, cues, 'amountAfter', range.to) !== null
  if (before('extensionLead', 0)) return isAmount ? 'amount' : 'extension'
  if (addresses.some((address) => overlaps(address, range)) || before('unitWord', 0))
    return 'address'
  if (before('month', 0) || cueAfter(utterance, cues, 'month', range.to)) return 'date'
  if (isAmount || before('amountBefore', 0)) return 'amount'
  return before('timeLead', 0) && isClock(digits) ? 'time' : byLength(digits)
}

function byLength({ length }: string): NumberKind {
  return length >= 3 && length <= 9 ? 'partial_phone' : 'other'
}

/** 5, 17, 530, 1745. */
function isClock(digits: string): boolean {
  if (digits.length > 4) return false
  const [hour, minute] = digits.length < 3 ? [digits, '0'] : [digits.slice(0, -2), digits.slice(-2)]
  return Number(hour) <= 24 && Number(minute) < 60
}
