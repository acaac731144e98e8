import type { Range } from '../utterance.ts'
import { cueBefore } from './cues-near.ts'
import { dialable } from './dialable-number.ts'
import type { KindedRun } from './digit-run.ts'
import { isForWhenUnreached } from './number-for-when-unreached.ts'
import { isBehindUse, isNotToBeUsed, isToBeUsedInstead } from './number-instead.ts'
import { isTakenBackBetween } from './taken-back-between.ts'
import type { Turn, TurnWithNumbers } from './turn.ts'

/**
 * `isOther`: somebody else's or another line. `isTheirs`: somebody else is spoken of. `isBeside`: an additional number.
 * `isInstead`: to be used in place of the caller's, whoever's it is. A fax is never called.
 */
export type NumberCandidate = {
  e164: string
  range: Range
  whole: Range
  explicit: boolean
  isOther: boolean
  isTheirs: boolean
  isBeside: boolean
  isInstead: boolean
}

/** The phone numbers of an utterance; one that the caller takes back at once is left out. */
export function numberCandidates(turn: TurnWithNumbers): readonly NumberCandidate[] {
  const phones = turn.runs.filter(({ kind }) => kind === 'phone')
  return withoutTakenBack(
    phones.map((run) => candidate(run, turn)),
    turn,
  )
}

/** "That's wrong, it's 512 …": at most this many words between the two. */
const CORRECTION_REACH = 3

function candidate({ range, digits, international }: KindedRun, turn: Turn): NumberCandidate {
  const { from, to } = range
  const lead = cueBefore(turn, 'numberLead', from, 2)
  const other = otherBefore(turn, from)
  // "The landlord's number is …"
  const isTheirs = lead !== null && cueBefore(turn, 'someoneElse', lead.from) !== null
  const isForLater = isForWhenUnreached(turn, from)
  const fax = faxBeside(turn, range)
  const isOther = [isTheirs, isOwners(turn, from), other, isForLater, fax].some(Boolean)
  const correction = cueBefore(turn, 'correction', from, CORRECTION_REACH)
  return {
    e164: dialable(digits, international) ?? '',
    range,
    whole: { from: Math.min(other?.from ?? lead?.from ?? from, fax?.from ?? from), to },
    explicit: (lead ?? correction) !== null && !isOther,
    isOther,
    isTheirs: fax !== null || turn.cues.has('someoneElse'),
    isBeside: fax !== null || isForLater || isAdditional(turn, range),
    isInstead: isToBeUsedInstead(turn, range),
  }
}

/** "Then my wife's, 512 …"; one word for somebody else may mean something else. */
function isOwners(turn: Turn, at: number): boolean {
  const owner = cueBefore(turn, 'someoneElse', at, 2)
  return owner !== null && owner.to - owner.from > 1
}

/** "615 830 4162. No wait, that's my old one. It's 615 830 4126": the second takes the place of the first. */
function withoutTakenBack(phones: readonly NumberCandidate[], turn: Turn) {
  const kept: NumberCandidate[] = []
  for (const phone of phones) {
    const before = kept.at(-1)
    const isSecond =
      before === undefined ||
      turn.cues.has('someoneElse', { from: before.range.to, to: phone.range.from }) ||
      !isTakenBackBetween(before.range, phone.range, turn)
    if (isSecond) kept.push(phone)
    else {
      const { explicit, isOther, isTheirs } = before
      kept[kept.length - 1] = { ...phone, explicit, isOther, isTheirs, isBeside: false }
    }
  }
  return kept
}

/**
 * "My office is", but not the "my old" of "no, that's my old one. It's", nor the "house it's" of "you'll want my number
 * at the house it's".
 */
function otherBefore(turn: Turn, at: number): Range | null {
  const other = cueBefore(turn, 'otherNumber', at, 2)
  const isPutRight = (one: Range) =>
    turn.cues.all('numberMistaken').some(({ from, to }) => from <= one.from && to >= one.to)
  const isMine = (one: Range) =>
    turn.cues
      .all('numberLead')
      .some(({ from, to }) => to - from > 1 && to <= one.from && one.from - to <= AT)
  return other && !isPutRight(other) && !isMine(other) ? other : null
}

/** The "at" between. */
const AT = 1

/** One more number, or one that is not to be used. */
function isAdditional(turn: Turn, range: Range): boolean {
  if (isNotToBeUsed(turn, range)) return true
  const { words } = turn.utterance
  const isBeside = words.some(
    ({ folded }, at) =>
      at < range.from &&
      at >= range.from - BESIDE_WITHIN &&
      BESIDE.has(folded) &&
      !isBehindUse(turn, at),
  )
  return isBeside && !turn.cues.has('numberMistaken')
}

/** "The fax is 512 …", "512 … is the fax". */
function faxBeside({ utterance: { words } }: Turn, { from, to }: Range): Range | null {
  const near = [from - 3, from - 2, from - 1, to, to + 1, to + 2]
  const at = near.find((one) => FAX.test(words[one]?.folded ?? ''))
  return at === undefined ? null : { from: Math.min(at, from), to: at + 1 }
}

const FAX = /^(?:tele)?(?:fax|faks|факс)\p{L}*$|^telecopi\p{L}*$/u
/** How near the words are that mark an additional number. */
const BESIDE_WITHIN = 6
const BESIDE: ReadonlySet<string> = new Set(
  `also or otherwise other another second alternate backup old if tambien o otro otra si aussi ou
  autre auch oder andere zweite tambem ou outro outra se veya или другой`.split(/\s+/),
)
