import type { CueName } from '../../languages/cue-names.ts'
import type { Range } from '../utterance.ts'
import { uncoveredWords } from '../words-left-over.ts'
import { cueAfter, cueBefore, overlaps, sentenceOf } from './cues-near.ts'
import { dialable } from './dialable-number.ts'
import type { KindedRun } from './digit-run.ts'
import { AT_READING } from './number-in-pieces.ts'
import type { TurnWithNumbers } from './turn.ts'

/** `e164` is null when it is unclear which digits are meant; then we ask for the whole number. */
export type PartPutRight = { e164: string | null; range: Range }

const WHOLE = 10
const AREA_CODE = 3
const MAX_PART = 7
/** At most this many words between "ends in" and its digits. */
const REACH = 3
/** At most this many words besides talk about a number. */
const OTHER_WORDS = 1

/**
 * "It ends in 90, not 81", "the area code is 737": corrects a part of the current number, at any point of the call. The
 * caller must say which part, or which digits are wrong, and talk about nothing else; it counts once they agree to it.
 */
export function partPutRight(turn: TurnWithNumbers): PartPutRight | null {
  const { callback, caller } = turn.known
  const isRead = turn.expects === 'caller_phone' || AT_READING.has(turn.expects)
  const held = callback ?? (isRead ? caller : null)
  const national = /^\+1(\d{10})$/.exec(held ?? '')?.[1]
  if (national === undefined) return null
  const parts = turn.runs.filter((run) => mayBePart(turn, run) && isOfNumber(turn, run))
  const denied = parts.length > 1 ? deniedAmong(turn, national, parts) : null
  for (const run of parts) {
    if (run === denied) continue
    const places = placesOf(turn, national, run, denied)
    if (places === null || national.slice(places[0]).startsWith(run.digits)) continue
    return { e164: replaced(national, run.digits, places), range: run.range }
  }
  return null
}

/** The "two" of "the last two digits" is not a part itself. */
function mayBePart({ cues }: TurnWithNumbers, { mark, digits, range }: KindedRun): boolean {
  const isCount = cues.all('numberEnd').some((end) => overlaps(end, range))
  return mark === null && digits.length <= MAX_PART && !isCount
}

/** Positions in the number where the digits may belong; null when nothing says that they are a part of it. */
function placesOf(
  turn: TurnWithNumbers,
  national: string,
  { digits: { length }, range }: KindedRun,
  denied: KindedRun | null,
): number[] | null {
  const near = (name: CueName) =>
    cueBefore(turn, name, range.from, REACH) ?? cueAfter(turn, name, range.to)
  const isSaid = (at: number) => denied === null || national.startsWith(denied.digits, at)
  if (denied !== null && denied.digits.length !== length) return null
  if (near('numberEnd')) return [WHOLE - length].filter(isSaid)
  if (length === AREA_CODE && near('areaCode')) return [0].filter(isSaid)
  if (length === AREA_CODE && near('numberMiddle')) return [AREA_CODE].filter(isSaid)
  if (denied === null) return null
  return Array.from({ length: WHOLE - length + 1 }, (_, at) => at).filter(isSaid)
}

function replaced(national: string, digits: string, places: readonly number[]): string | null {
  const [at] = places
  if (at === undefined || places.length > 1) return null
  return dialable(national.slice(0, at) + digits + national.slice(at + digits.length), false)
}

/** The wrong digits: those denied, or else the current end of the number when other digits are corrected. */
function deniedAmong(
  { utterance: { words }, cues }: TurnWithNumbers,
  national: string,
  parts: readonly KindedRun[],
): KindedRun | null {
  const denied = parts.find(({ range: { from, to } }) => {
    const isNot = words[from - 1]?.stop === '' && DENIES.has(words[from - 1]?.folded ?? '')
    return isNot || words[to]?.folded === 'degil'
  })
  if (denied) return denied
  const corrects = cues.has('correction') || cues.has('numberMistaken')
  return (corrects && parts.find(({ digits }) => national.endsWith(digits))) || null
}

const DENIES: ReadonlySet<string> = new Set('not no nicht pas nao не'.split(' '))

/** Whether the sentence is only about the number: "the gate code ends in 90" is about the gate. */
function isOfNumber(turn: TurnWithNumbers, { range }: KindedRun): boolean {
  const { utterance, cues, runs } = turn
  const sentence = sentenceOf(utterance, range.from)
  const area = cues.all('areaCode')
  const others = OF_OTHERS.flatMap((name) => cues.all(name)).filter(
    (one) => overlaps(one, sentence) && !area.some((code) => overlaps(code, one)),
  )
  const known = runs.map((run) => run.range)
  return (
    others.length === 0 &&
    !runs.some((run) => countsThings(turn, run)) &&
    uncoveredWords(utterance, sentence, known, cues, OF_NUMBER) <= OTHER_WORDS
  )
}

/** "Three bridesmaids, not four" */
function countsThings({ utterance, cues }: TurnWithNumbers, { range: { to } }: KindedRun): boolean {
  const isLast = utterance.words[to - 1]?.stop !== ''
  return !isLast && uncoveredWords(utterance, { from: to, to: to + 1 }, [], cues, OF_NUMBER) > 0
}

const OF_OTHERS: readonly CueName[] = ['codeLead', 'addressLead', 'unitWord', 'otherNumber']
const OF_NUMBER: readonly CueName[] = [
  'correction',
  'wantsChange',
  'numberMistaken',
  'no',
  'hold',
  'numberEnd',
  'numberMiddle',
  'areaCode',
  'numberLead',
  'negation',
  'being',
  'lightly',
  'filler',
  'hesitation',
  'courtesy',
  'yes',
  'thanks',
  'back',
  'checks',
]
