import { heardIn, readUtterance } from '../utterance.ts'
import { unitAt } from './address-tail.ts'
import { cueAfter, cueBefore } from './cues-near.ts'
import type { KindedRun } from './digit-run.ts'
import { digitRuns } from './spoken-digits.ts'
import type { TurnWithNumbers } from './turn.ts'

/**
 * What a turn adds to an address that is known: "it's unit number 114", "gate code 4471", and "it's one fourteen" right
 * after the address was read out. Null for what the address holds.
 */
export function addedToAddress(turn: TurnWithNumbers): string | null {
  const { utterance, cues, runs, language } = turn
  const { address, isAddressRead } = turn.known
  if (!address) return null
  if (cues.has('negation') || cues.has('correction')) return unitPutRight(turn)
  const held = digitRuns(readUtterance(address), language).map(({ digits }) => digits)
  const run = runs.find(({ range, digits, kind }) => {
    const isNew = !held.includes(digits) && digits.length <= MOST_DIGITS && MAY_ADD.has(kind)
    return isNew && cueAfter(turn, 'amountAfter', range.to) === null
  })
  if (!run) return null
  const unit = utterance.words.findIndex(
    (_, at) => at < run.range.from && unitAt(turn, at) >= run.range.to,
  )
  if (unit >= 0) return heardIn(utterance, { from: unit, to: unitAt(turn, unit) })
  const isAlone = isAddressRead && run.range.from <= FEW_BEFORE && run.digits.length <= OF_HOUSE
  return isAlone && cueBefore(turn, 'nameLeadShort', run.range.from)
    ? heardIn(utterance, run.range)
    : null
}

/** "Unit 5, five, not three": all of it is added to the address, as it says which unit is meant. */
function unitPutRight({ utterance, cues, runs }: TurnWithNumbers): string | null {
  const { words, source } = utterance
  const isUnit = cues
    .all('unitWord')
    .some(({ from, to }) => from <= FEW_BEFORE && runs.some(({ range }) => range.from === to))
  return isUnit && words.length <= SHORT ? source : null
}

const SHORT = 10

const MAY_ADD: ReadonlySet<KindedRun['kind']> = new Set([
  'other',
  'code',
  'address',
  'partial_phone',
])
const MOST_DIGITS = 6
const OF_HOUSE = 4
const FEW_BEFORE = 3
