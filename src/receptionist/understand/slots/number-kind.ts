import type { CueName } from '../../languages/cue-names.ts'
import type { Cues } from '../../languages/find-cues.ts'
import type { Range, Utterance } from '../utterance.ts'
import { partsFrom } from './clause-begins.ts'
import { cueAfter, cueBefore, overlaps } from './cues-near.ts'
import { dialable } from './dialable-number.ts'
import type { DigitRun, Mark } from './digit-run.ts'

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

/** A number without its area code. */
const LOCAL = 7

const OF_MARK: Record<Mark, NumberKind> = {
  time: 'time',
  ordinal: 'date',
  price: 'price',
  amount: 'amount',
  code: 'code',
  date: 'date',
}

/** What each run of digits is, by its form and the words next to it; runs inside `addresses` are part of an address. */
export function kindsOf(
  runs: readonly DigitRun[],
  utterance: Utterance,
  cues: Cues,
  addresses: readonly Range[],
): KindedRun[] {
  const kinded = runs.map((run) => ({ ...run, kind: kindOf(run, utterance, cues, addresses) }))
  return kinded.map((run) =>
    run.kind !== 'time' && isNamedBehind(run, utterance, cues, runs)
      ? { ...run, kind: 'code' }
      : run,
  )
}

function kindOf(
  run: DigitRun,
  utterance: Utterance,
  cues: Cues,
  addresses: readonly Range[],
): NumberKind {
  const { range, digits, mark } = run
  if (mark) return OF_MARK[mark]
  const before = (name: CueName, gap = 0) =>
    cueBefore(utterance, cues, name, range.from, gap) !== null
  const after = (name: CueName) => cueAfter(utterance, cues, name, range.to) !== null
  const isOfCode = before('codeLead') || (before('codeLead', 2) && !before('timeLead'))
  if (isOfCode && !before('areaCode') && !before('sameAreaCode')) return 'code'
  if (dialable(digits, run.international) !== null) return 'phone'
  if (addresses.some((address) => overlaps(address, range)) || before('unitWord')) return 'address'
  // "Las cinco por favor" is not a price of five per something.
  if (after('amountAfter') && !after('courtesy')) return 'amount'
  const lead = cueBefore(utterance, cues, 'timeLead', range.from)
  const isLedTwice = lead !== null && isOfTime(utterance, cues, lead, range)
  return byLead(digits, before, after, isLedTwice) ?? byLength(digits)
}

/** Two words lead to a time, or the wish to be called before one of them; nothing stands behind the number. */
function isOfTime(utterance: Utterance, cues: Cues, lead: Range, { to }: Range): boolean {
  const isLed =
    lead.to - lead.from > 1 || cueBefore(utterance, cues, 'availabilityWish', lead.from) !== null
  const next = utterance.words[to]
  const isLast = next === undefined || utterance.words[to - 1]?.stop !== ''
  return isLed && (isLast || partsFrom(next))
}

const MAX_BEFORE_NAME = 3

/** "2209 is the house number", unless that name has its own number after it. */
function isNamedBehind(
  { mark, range, digits }: KindedRun,
  { words }: Utterance,
  cues: Cues,
  runs: readonly DigitRun[],
) {
  if (mark !== null) return false
  const names =
    digits.length < LOCAL
      ? (['codeLead', 'amountBefore', 'unitWord'] as const)
      : (['codeLead'] as const)
  return names.some((name) =>
    cues.all(name).some(({ from, to }) => {
      const isNear = from > range.to && from - range.to <= MAX_BEFORE_NAME
      const isClause = isNear && words.slice(range.to - 1, from).every(({ stop }) => stop === '')
      return isClause && !runs.some((next) => next.range.from >= to && next.range.from - to <= 1)
    }),
  )
}

type Near = (name: CueName) => boolean

function byLead(digits: string, before: Near, after: Near, isLedTwice: boolean): NumberKind | null {
  if (before('extensionLead')) return 'extension'
  if (before('month') || after('month')) return 'date'
  const isTime = before('timeLead') && isClock(digits)
  // "Call me around four" and "after about five", but not "around four leaks".
  if (isTime && isLedTwice && !after('amountAfter')) return 'time'
  if (digits.length < LOCAL && before('amountBefore')) return 'amount'
  return isTime ? 'time' : null
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
