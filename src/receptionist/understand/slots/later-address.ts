import { heardIn, readUtterance } from '../utterance.ts'
import { unitAt } from './address-tail.ts'
import { cueAfter, cueBefore } from './cues-near.ts'
import type { KindedRun } from './digit-run.ts'
import { digitRuns } from './spoken-digits.ts'
import type { TurnWithNumbers } from './turn.ts'

/**
 * What a turn adds to an address that is known: "it's unit number 114", "gate code 4471", and "it's one fourteen" right
 * after the address was read out. Null for what the address holds, and for a correction.
 */
export function addedToAddress(turn: TurnWithNumbers): string | null {
  const { utterance, cues, runs, language } = turn
  const { address, isAddressRead } = turn.known
  if (!address || cues.has('negation') || cues.has('correction')) return null
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

const MAY_ADD: ReadonlySet<KindedRun['kind']> = new Set([
  'other',
  'code',
  'address',
  'partial_phone',
])
const MOST_DIGITS = 6
const OF_HOUSE = 4
const FEW_BEFORE = 3
