import type { Cues } from '../../languages/find-cues.ts'
import type { Range, Utterance } from '../utterance.ts'
import { cueBefore } from './cues-near.ts'
import { dialable } from './dialable-number.ts'
import { isForWhenUnreached } from './number-for-when-unreached.ts'
import { isNotToBeUsed, isToBeUsedInstead } from './number-instead.ts'
import type { KindedRun } from './number-kind.ts'
import { isTakenBackBetween } from './taken-back-between.ts'

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
export function numberCandidates(
  runs: readonly KindedRun[],
  utterance: Utterance,
  cues: Cues,
): readonly NumberCandidate[] {
  const phones = runs.filter(({ kind }) => kind === 'phone')
  return withoutTakenBack(
    phones.map((run) => candidate(run, utterance, cues)),
    utterance,
    cues,
  )
}

/** "That's wrong, it's 512 …": at most this many words between the two. */
const CORRECTION_REACH = 3

function candidate(run: KindedRun, utterance: Utterance, cues: Cues): NumberCandidate {
  const { from, to } = run.range
  const lead = cueBefore(utterance, cues, 'numberLead', from, 2)
  const other = otherBefore(utterance, cues, from)
  // "The landlord's number is …"
  const isTheirs = lead !== null && cueBefore(utterance, cues, 'someoneElse', lead.from) !== null
  const isLed = other !== null && (lead === null || other.from <= lead.from)
  const isForLater = isForWhenUnreached(utterance, from, cues)
  const isOther = isTheirs || isOwners(utterance, cues, from) || isLed || isForLater
  const correction = cueBefore(utterance, cues, 'correction', from, CORRECTION_REACH)
  const fax = faxBeside(utterance, run.range)
  const isBeside = fax !== null || isForLater || isAdditional(utterance, run.range, cues)
  return {
    e164: dialable(run.digits, run.international) ?? '',
    range: run.range,
    whole: { from: Math.min(other?.from ?? lead?.from ?? from, fax?.from ?? from), to },
    explicit: (lead !== null || correction !== null) && !isOther && fax === null,
    isOther: isOther || fax !== null,
    isTheirs: fax !== null || cues.has('someoneElse'),
    isBeside,
    isInstead: isToBeUsedInstead(utterance, cues, run.range),
  }
}

/** "Then my wife's, 512 …"; one word for somebody else may mean something else. */
function isOwners(utterance: Utterance, cues: Cues, at: number): boolean {
  const owner = cueBefore(utterance, cues, 'someoneElse', at, 2)
  return owner !== null && owner.to - owner.from > 1
}

/** "615 830 4162. No wait, that's my old one. It's 615 830 4126": the second takes the place of the first. */
function withoutTakenBack(
  phones: readonly NumberCandidate[],
  utterance: Utterance,
  cues: Cues,
): readonly NumberCandidate[] {
  const kept: NumberCandidate[] = []
  for (const phone of phones) {
    const before = kept.at(-1)
    const isSecond =
      before === undefined ||
      cues.has('someoneElse', { from: before.range.to, to: phone.range.from }) ||
      !isTakenBackBetween(before.range, phone.range, utterance, cues)
    if (isSecond) kept.push(phone)
    else {
      const { explicit, isOther, isTheirs } = before
      kept[kept.length - 1] = { ...phone, explicit, isOther, isTheirs, isBeside: false }
    }
  }
  return kept
}

/** "My office is", but not the "my old" of "no, that's my old one. It's". */
function otherBefore(utterance: Utterance, cues: Cues, at: number): Range | null {
  const other = cueBefore(utterance, cues, 'otherNumber', at, 2)
  const isPutRight = (one: Range) =>
    cues.all('numberMistaken').some(({ from, to }) => from <= one.from && to >= one.to)
  return other && !isPutRight(other) ? other : null
}

/** One more number, or one that is not to be used. */
function isAdditional(utterance: Utterance, range: Range, cues: Cues): boolean {
  const { from } = range
  if (isNotToBeUsed(utterance, cues, range)) return true
  const said = utterance.words.slice(Math.max(0, from - BESIDE_WITHIN), from)
  return said.some(({ folded }) => BESIDE.has(folded)) && !cues.has('numberMistaken')
}

/** "The fax is 512 …", "512 … is the fax". */
function faxBeside({ words }: Utterance, { from, to }: Range): Range | null {
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
