import type { CueName } from '../../languages/cue-names.ts'
import type { Range } from '../utterance.ts'
import { partsFrom } from './clause-begins.ts'
import { cueAfter, cueBefore, overlaps } from './cues-near.ts'
import { dialable } from './dialable-number.ts'
import type { DigitRun, KindedRun, NumberKind } from './digit-run.ts'
import type { Turn, TurnWithDigits } from './turn.ts'

/** A number without its area code. */
const LOCAL = 7

/** What each run of digits is, by its form and the words next to it; runs inside `addresses` are part of an address. */
export function kindsOf(
  turn: TurnWithDigits,
  addresses: readonly { range: Range }[],
): readonly KindedRun[] {
  return turn.runs.map((run) => {
    const marked = run.mark === 'ordinal' ? 'date' : run.mark
    const kind = marked ?? kindOf(run, turn, addresses)
    return { ...run, kind: kind !== 'time' && isNamedBehind(run, turn) ? 'code' : kind }
  })
}

function kindOf(
  { range, digits, international }: DigitRun,
  turn: TurnWithDigits,
  addresses: readonly { range: Range }[],
): NumberKind {
  const before = (name: CueName, gap = 0) => cueBefore(turn, name, range.from, gap) !== null
  const after = (name: CueName) => cueAfter(turn, name, range.to) !== null
  const isOfCode = before('codeLead') || (before('codeLead', 2) && !before('timeLead'))
  if (isOfCode && !before('areaCode') && !before('sameAreaCode')) return 'code'
  if (dialable(digits, international) !== null) return 'phone'
  if (addresses.some((one) => overlaps(one.range, range)) || before('unitWord')) return 'address'
  // "Las cinco por favor" is not a price of five per something.
  if (after('amountAfter') && !after('courtesy')) return 'amount'
  return byLead(digits, before, after, isLedTwice(turn, range)) ?? byLength(digits)
}

type Near = (name: CueName) => boolean

function byLead(digits: string, before: Near, after: Near, isLedTwice: boolean): NumberKind | null {
  if (before('extensionLead')) return 'extension'
  if (before('month') || after('month')) return 'date'
  const isTime = before('timeLead') && isClock(digits)
  // "Call me around four" and "after about five", but not "around four leaks".
  if (isTime && isLedTwice) return 'time'
  if (digits.length < LOCAL && before('amountBefore')) return 'amount'
  return isTime ? 'time' : null
}

function byLength({ length }: string): NumberKind {
  return length >= 3 && length <= 9 ? 'partial_phone' : 'other'
}

/** Two words lead to a time, or the wish to be called before one of them; nothing comes after the number. */
function isLedTwice(turn: Turn, { from, to }: Range): boolean {
  const lead = cueBefore(turn, 'timeLead', from)
  if (!lead) return false
  const isLed = lead.to - lead.from > 1 || cueBefore(turn, 'availabilityWish', lead.from) !== null
  const { words } = turn.utterance
  const next = words[to]
  return isLed && (next === undefined || words[to - 1]?.stop !== '' || partsFrom(next))
}

const MAX_BEFORE_NAME = 3

/** "2209 is the house number", unless that name has its own number after it. */
function isNamedBehind(
  { mark, range, digits }: DigitRun,
  { utterance, cues, runs }: TurnWithDigits,
) {
  const names = ['codeLead', ...(digits.length < LOCAL ? OF_HOUSE : [])] as const
  return names.some((name) =>
    cues.all(name).some(({ from, to }) => {
      const between = utterance.words.slice(range.to - 1, from)
      const isNear = from > range.to && from - range.to <= MAX_BEFORE_NAME
      const isClause = isNear && between.every(({ stop }) => stop === '')
      const isOfNext = runs.some((next) => next.range.from >= to && next.range.from - to <= 1)
      return mark === null && isClause && !isOfNext
    }),
  )
}

const OF_HOUSE = ['amountBefore', 'unitWord'] as const

/** 5, 17, 530, 1745. */
function isClock(digits: string): boolean {
  if (digits.length > 4) return false
  const [hour, minute] = digits.length < 3 ? [digits, '0'] : [digits.slice(0, -2), digits.slice(-2)]
  return Number(hour) <= 24 && Number(minute) < 60
}
