import type { Language } from '../../../kernel/languages.ts'
import type { CueName } from '../../languages/cue-names.ts'
import type { Cues } from '../../languages/find-cues.ts'
import { heardIn, type Range, type Utterance } from '../utterance.ts'
import { CALL_TALK, uncoveredWords, wholeOf } from '../words-left-over.ts'
import { saysSameNumber } from './callers-own-number.ts'
import type { Expects } from './expects.ts'
import type { KnownNumbers } from './known-numbers.ts'
import { type PartPutRight, partPutRight } from './named-part-corrected.ts'
import { type NumberCandidate, numberCandidates } from './number-candidates.ts'
import { gatherPieces, type Pieces } from './number-in-pieces.ts'
import type { KindedRun } from './number-kind.ts'

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
 * corrected part counts once the caller agrees to it. `runs` have their kinds.
 */
export function readCallback(
  utterance: Utterance,
  cues: Cues,
  runs: readonly KindedRun[],
  expects: Expects,
  known: KnownNumbers,
  language: Language,
): CallbackHeard {
  const extension = extensionIn(runs)
  const phones = numberCandidates(runs, utterance, cues)
  const refuses = cues.all('no').some(({ from }) => from <= 1)
  const isMine = saysMine(utterance, phones)
  const saysOwn = isMine || saysSameNumber(utterance, cues)
  const agrees = agreesIn(cues, isMine)
  const said = putInPlace(phones, utterance, cues, known)
  const mine = whichIsMine(said, expects, known, refuses, agrees)
  const part = mine ? null : partPutRight({ utterance, cues, runs, language }, expects, known)
  // A whole number that is not to be called is no piece of theirs.
  const pieces =
    mine || part || phones.length > 0
      ? null
      : gatherPieces(utterance, cues, runs, { expects, known, language })
  const whole = wholeNumber(pieces)
  const given = mine ?? whole
  const odd = whole ? undefined : runs.find(isOdd)?.range
  const other = phones.find(({ e164 }) => e164 !== mine?.e164)?.whole ?? odd
  return {
    ...ownOrGiven(given && asGiven(given, extension), saysOwn, known),
    partial: pieces && whole === null ? { digits: pieces.digits, range: pieces.range } : null,
    extension,
    part,
    other: other ? { words: heardIn(utterance, other), range: other } : null,
  }
}

const NO_WITHIN = 3

/** "Yes, well no, rather my husband's" is a no. */
function agreesIn(cues: Cues, isMine: boolean): boolean {
  const isYes = isMine || cues.all('yes').some(({ from }) => from <= 1)
  return isYes && !cues.all('no').some(({ from }) => from <= NO_WITHIN)
}

/** "Mine till noon, then my wife's 512 …". */
function saysMine({ words }: Utterance, [first]: readonly NumberCandidate[]): boolean {
  return (
    first !== undefined && words.slice(0, first.range.from).some(({ folded }) => MINE.has(folded))
  )
}

const MINE: ReadonlySet<string> = new Set('mine mio mien meins meu benimki мой'.split(' '))

function wholeNumber(pieces: Pieces | null) {
  const e164 = pieces?.e164 ?? null
  return pieces === null || e164 === null
    ? null
    : { ...pieces, e164, explicit: true, isInstead: false }
}

/** "No, not 217. It's 842-0199, the one I'm calling from": the area code misheard before it is not theirs. */
function ownOrGiven(
  given: GivenNumber | null,
  saysSame: boolean,
  { caller }: KnownNumbers,
): Pick<CallbackHeard, 'given' | 'sameNumber'> {
  const isOwn = given === null || caller?.slice(-LOCAL) === given.e164.slice(-LOCAL)
  return saysSame && isOwn ? { given: null, sameNumber: true } : { given, sameNumber: false }
}

/** Digits of a number without its area code. */
const LOCAL = 7

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
  utterance: Utterance,
  cues: Cues,
  known: KnownNumbers,
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

/**
 * The number said to be the caller's own, or else the first that is not somebody else's. `refuses`: the caller says no
 * to the number we asked about.
 */
function whichIsMine(
  phones: readonly NumberCandidate[],
  expects: Expects,
  known: KnownNumbers,
  refuses: boolean,
  agrees: boolean,
): NumberCandidate | null {
  const instead = phones.findLast(({ isInstead, isBeside }) => isInstead && !isBeside)
  if (instead) return instead
  const own = phones.filter(({ isOther }) => !isOther)
  const mine = own.findLast(({ explicit }) => explicit) ?? own[0]
  const isAsked = ASKS_NUMBER.has(expects)
  if (mine) return mine.explicit || isAsked || known.callback === null ? mine : null
  const called = phones.find(({ isBeside }) => !isBeside)
  if (!called) return null
  return (isAsked && refuses) || isCalled(called, expects, known, agrees) ? called : null
}

/** "The number's better at the office", while there is none to call. */
function isCalled(
  { isTheirs }: NumberCandidate,
  expects: Expects,
  known: KnownNumbers,
  agrees: boolean,
): boolean {
  if (known.callback !== null) return false
  return isNeeded(expects, known, agrees) || !(isTheirs || agrees)
}

/** "The office is better" answers the question about their own number, "yes, or my wife's" does not. */
function isNeeded(expects: Expects, { caller }: KnownNumbers, agrees: boolean): boolean {
  return expects === 'phone' || caller === null || (expects === 'caller_phone' && !agrees)
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
function isOdd({ kind, digits, international }: KindedRun): boolean {
  return (
    (kind === 'other' || kind === 'partial_phone') &&
    (digits.length > 9 || (international && digits.length >= 6))
  )
}
