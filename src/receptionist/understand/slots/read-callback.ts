import type { CueName } from '../../languages/cue-names.ts'
import { heardIn, type Range } from '../utterance.ts'
import { CALL_TALK, uncoveredWords, wholeOf } from '../words-left-over.ts'
import { saysSameNumber } from './callers-own-number.ts'
import type { KindedRun } from './digit-run.ts'
import type { Expects } from './expects.ts'
import type { KnownNumbers } from './known-numbers.ts'
import { type PartPutRight, partPutRight } from './named-part-corrected.ts'
import { type NumberCandidate, numberCandidates } from './number-candidates.ts'
import { gatherPieces, type Pieces } from './number-in-pieces.ts'
import { isNoThing } from './number-instead.ts'
import type { Turn, TurnWithNumbers } from './turn.ts'

export type GivenNumber = {
  e164: string
  extension: string | null
  range: Range
  explicit: boolean
  /** To be used in place of the caller's, whoever's it is. */
  isInstead: boolean
}

export type CallbackHeard = {
  /** The new callback number. `explicit`: the caller called it theirs, or a correction. */
  given: GivenNumber | null
  /** The digits of an incomplete number, including those of earlier turns. */
  partial: { digits: string; range: Range } | null
  /** The number the caller phones from is the one to call. */
  sameNumber: boolean
  /** Also in `given`, when said together with a number. */
  extension: { digits: string; range: Range } | null
  /** A corrected part of the current number. */
  part: PartPutRight | null
  /** A second number, or one that cannot be dialled, in the caller's words. */
  other: { words: string; range: Range } | null
}

const ASKS_NUMBER: ReadonlySet<Expects> = new Set([
  'phone',
  'caller_phone',
  'area_code',
  'confirm',
  'fix',
])

/**
 * The callback changes only by ten digits (seven after "same area code", or pieces given in answer to our question); a
 * corrected part counts once the caller agrees to it.
 */
export function readCallback(turn: TurnWithNumbers): CallbackHeard {
  const { utterance, runs, known } = turn
  const extension = extensionIn(runs)
  const phones = numberCandidates(turn)
  const isMine = saysMine(turn, phones)
  const mine = whichIsMine(putInPlace(phones, turn), turn, isMine)
  const part = mine ? null : partPutRight(turn)
  // A whole number that is not to be called is no piece of theirs.
  const pieces = part || phones.length > 0 ? null : gatherPieces(turn)
  const whole = wholeNumber(pieces)
  const called = mine ?? whole
  const sameNumber = (isMine || saysSameNumber(turn)) && isCallers(called, known)
  const second = phones.find(({ e164 }) => e164 !== mine?.e164)?.whole
  const other = second ?? (whole ? null : oddNumber(runs))
  return {
    given: called && !sameNumber ? asGiven(called, extension) : null,
    partial: unfinished(pieces),
    sameNumber,
    extension,
    part,
    other: other && { words: heardIn(utterance, other), range: other },
  }
}

function wholeNumber(pieces: Pieces | null) {
  if (!pieces?.e164) return null
  return { e164: pieces.e164, range: pieces.range, explicit: true, isInstead: false }
}

function unfinished(pieces: Pieces | null): CallbackHeard['partial'] {
  return pieces?.e164 === null ? { digits: pieces.digits, range: pieces.range } : null
}

/** "No, not 217. It's 842-0199, the one I'm calling from": the area code misheard before it is not theirs. */
function isCallers(called: { e164: string } | null, { caller }: KnownNumbers): boolean {
  return called === null || caller?.slice(-LOCAL) === called.e164.slice(-LOCAL)
}

/** Digits of a number without its area code. */
const LOCAL = 7
const NO_WITHIN = 3

/** "Yes, well no, rather my husband's" is a no. */
function agreesIn({ utterance, cues }: Turn, isMine: boolean): boolean {
  const isYes = isMine || cues.all('yes').some(({ from }) => from <= 1)
  const denies = cues
    .all('no')
    .some(({ from, to }) => from <= NO_WITHIN && !isNoThing(utterance.words, to))
  return isYes && !denies
}

/** "Mine till noon, then my wife's 512 …". */
function saysMine({ utterance }: Turn, [first]: readonly NumberCandidate[]): boolean {
  const before = utterance.words.slice(0, first?.range.from ?? 0)
  return before.some(({ folded }) => MINE.has(folded))
}

const MINE: ReadonlySet<string> = new Set('mine mio mien meins meu benimki мой'.split(' '))

function asGiven(
  { e164, range, explicit, isInstead }: Omit<GivenNumber, 'extension'>,
  extension: CallbackHeard['extension'],
): GivenNumber {
  return { e164, extension: extension?.digits ?? null, range, explicit, isInstead }
}

/** "Wait, not that one, use …": up to this many words next to a whole number are about nothing else. */
const WORDS_BESIDE = 3

/**
 * A number said almost alone, or next to the current one or a word that it was wrong, replaces it; an additional one
 * ("or my office") and somebody else's do not. It is read back anyway.
 */
function putInPlace(
  phones: readonly NumberCandidate[],
  { utterance, cues, known }: Turn,
): readonly NumberCandidate[] {
  const before = known.callback ?? known.caller
  if (before === null || cues.has('someoneElse')) return phones
  const others = phones.filter(({ e164 }) => e164 !== before)
  const [only] = others
  if (!only || others.length > 1 || only.isOther || only.isBeside) return phones
  const ranges = phones.map(({ range }) => range)
  const beside = uncoveredWords(utterance, wholeOf(utterance), ranges, cues, BESIDE_A_NUMBER)
  const puts = SAYS_WRONG.some((name) => cues.has(name)) || others.length < phones.length
  const isAlone = beside === 0 || (puts && beside <= WORDS_BESIDE)
  return isAlone || cues.has('numberMistaken') ? [{ ...only, explicit: true }] : phones
}

const SAYS_WRONG: readonly CueName[] = [
  'correction',
  'no',
  'negation',
  'hold',
  'setsAside',
  'wantsChange',
]
const BESIDE_A_NUMBER: readonly CueName[] = [...CALL_TALK, ...SAYS_WRONG, 'numberMistaken', 'being']

/** The number said to be the caller's own, or else the first that is not somebody else's. */
function whichIsMine(
  phones: readonly NumberCandidate[],
  turn: Turn,
  isMine: boolean,
): NumberCandidate | null {
  const instead = phones.findLast(({ isInstead, isBeside }) => isInstead && !isBeside)
  if (instead) return instead
  const own = phones.filter(({ isOther }) => !isOther)
  const mine = own.findLast(({ explicit }) => explicit) ?? own[0]
  const isAsked = ASKS_NUMBER.has(turn.expects)
  if (mine) return mine.explicit || isAsked || turn.known.callback === null ? mine : null
  const called = phones.find(({ isBeside }) => !isBeside)
  const refuses = isAsked && turn.cues.all('no').some(({ from }) => from <= 1)
  return called && (refuses || isCalled(called, turn, agreesIn(turn, isMine))) ? called : null
}

/** "The office is better" answers the question about their own number, "yes, or my wife's" does not. */
function isCalled(
  { isTheirs }: NumberCandidate,
  { expects, known }: Turn,
  agrees: boolean,
): boolean {
  const isNeeded = expects === 'phone' || known.caller === null
  const isAnswer = expects === 'caller_phone' && !agrees
  return known.callback === null && (isNeeded || isAnswer || !(isTheirs || agrees))
}

function extensionIn(runs: readonly KindedRun[]): CallbackHeard['extension'] {
  const found = runs.find(({ kind, digits }) => kind === 'extension' && digits.length <= 7)
  return found ? { digits: saidOnce(found), range: found.range } : null
}

/** "21 two one": a number and then its digits one by one. */
function saidOnce({ digits, pieces }: KindedRun): string {
  const [first = '', ...again] = pieces
  const isAgain = first.length > 1 && again.join('') === first && again.length === first.length
  return isAgain ? first : digits
}

/** As long as a phone number, but not one. */
function oddNumber(runs: readonly KindedRun[]): Range | null {
  const odd = runs.find(
    ({ kind, digits, international }) =>
      (kind === 'other' || kind === 'partial_phone') &&
      (digits.length > 9 || (international && digits.length >= 6)),
  )
  return odd?.range ?? null
}
