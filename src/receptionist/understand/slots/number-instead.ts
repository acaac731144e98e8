import type { Cues } from '../../languages/find-cues.ts'
import type { Range } from '../utterance.ts'
import { isTakenBackBetween } from './taken-back-between.ts'
import type { Turn } from './turn.ts'

/**
 * "Yeah, oh wait no, that's my work phone, use my wife's, it's 737 …": the number to be used in place of the caller's,
 * whoever's it is. It needs both, an own number taken back and a word that tells to use the other; or "instead".
 */
export function isToBeUsedInstead(turn: Turn, number: Range): boolean {
  if (saysInstead(turn, number) || saysNotThis(turn, number)) return true
  const at = useBefore(turn, number)
  if (at === null || !isTold(turn, at)) return false
  const isFor = turn.utterance.words
    .slice(Math.max(0, at - CONDITION_WITHIN), number.from)
    .some(({ folded }) => CONDITIONS.has(folded))
  if (isFor) return false
  const start = { from: 0, to: 0 }
  const isNoToAsked = turn.expects === 'caller_phone' && agreesToNothing(turn, at)
  return (
    isNoToAsked ||
    isTakenBackBetween(start, { from: at, to: at }, turn) ||
    isDeniedBefore(turn, at) ||
    isDyingBefore(turn, at)
  )
}

/** "My phone's about to die, so take my wife's number": the caller's own will not be heard. */
function isDyingBefore({ utterance: { words } }: Turn, at: number): boolean {
  const before = words.slice(Math.max(0, at - REASON_WITHIN), at)
  const phone = before.findIndex(({ folded }) => PHONES.has(folded))
  return phone >= 0 && before.slice(phone).some(({ folded }) => DYING.has(folded))
}

const REASON_WITHIN = 10
const PHONES: ReadonlySet<string> = new Set('phone phones cell cells battery mine mines'.split(' '))
const DYING: ReadonlySet<string> = new Set('die dies dying died dead'.split(' '))

/**
 * "No, use my wife's", "… and no, call the house", "mine cuts out, call my fiancé's"; but after a yes only in plain
 * words.
 */
function agreesToNothing({ cues }: Turn, at: number): boolean {
  return !cues.has('yes', { from: 0, to: at }) || cues.at('no', at - 1) !== null
}

/** "Call my other phone, not this one, this one's my mom's, it's 213 …". */
function saysNotThis(turn: Turn, number: Range): boolean {
  const { utterance, cues } = turn
  const not = cues
    .all('negation')
    .findLast(({ to }) => to < number.from && cues.at('sameNumber', to) !== null)
  const uses = utterance.words.slice(0, not?.from ?? 0).findLastIndex(isUse)
  return uses >= 0 && isTold(turn, uses)
}

/** "Call my husband instead, he does the papers, it's 206 …". */
function saysInstead(turn: Turn, number: Range): boolean {
  const { words } = turn.utterance
  const at = words.findLastIndex(
    ({ folded }, place) =>
      place < number.from && INSTEAD.has(folded) && words[place + 1]?.folded !== 'of',
  )
  if (at < number.from - INSTEAD_WITHIN) return false
  const uses = words.slice(0, Math.max(0, at)).findLastIndex(isUse)
  return uses >= 0 && at - uses <= USE_WITHIN && isTold(turn, uses)
}

/** "Don't use my wife's, it's 737 …". */
export function isNotToBeUsed(turn: Turn, number: Range): boolean {
  const at = useBefore(turn, number)
  return at !== null && isDenied(turn.cues, at)
}

/** "Use the other one", "call my other phone". */
export function isBehindUse({ utterance: { words } }: Turn, at: number): boolean {
  return words.slice(Math.max(0, at - 2), at).some(isUse)
}

/** The position of the "use" or "call" that the number belongs to. */
function useBefore({ utterance: { words } }: Turn, { from }: Range): number | null {
  const at = words.findLastIndex(
    (word, place) => place < from && isUse(word) && !isNoThing(words, place),
  )
  return at < 0 || at < from - NUMBER_WITHIN ? null : at
}

/** Not "I use", "you can call" or "don't use". */
function isTold({ utterance, cues }: Turn, at: number): boolean {
  return !isDenied(cues, at) && !NO_REQUEST.has(utterance.words[at - 1]?.folded ?? '')
}

/** In "no, use my wife's" the "no" before it denies another. */
function isDenied(cues: Cues, at: number): boolean {
  return cues.all('negation').some(({ from, to }) => to === at && cues.at('no', from) === null)
}

/** "Don't use this phone", "don't call me". */
function isDeniedBefore({ utterance: { words }, cues }: Turn, at: number): boolean {
  return cues
    .all('negation')
    .some(({ to }) => to < at && words.slice(to, Math.min(at, to + 2)).some(isUse))
}

function isUse({ folded }: { folded: string }): boolean {
  return USE.has(folded)
}

/** The "text" of "no text please" tells to use nothing. */
export function isNoThing(words: Turn['utterance']['words'], at: number): boolean {
  return THINGS.has(words[at]?.folded ?? '') && words[at - 1]?.folded === 'no'
}

const THINGS: ReadonlySet<string> = new Set('text phone'.split(' '))
const INSTEAD_WITHIN = 20
const USE_WITHIN = 5
const INSTEAD: ReadonlySet<string> = new Set('instead stattdessen'.split(' '))
const NUMBER_WITHIN = 6
const CONDITION_WITHIN = 6
const USE: ReadonlySet<string> = new Set(
  `use take call ring phone dial text usa usen llame llamen llama marque marquen prenez utilisez appelez
  nehmen benutzen ligue liga liguem arayin kullanin звоните позвоните`.split(/\s+/),
)
const NO_REQUEST: ReadonlySet<string> = new Set(
  'i we they he she you to can could also always my a the this that your'.split(' '),
)
const CONDITIONS: ReadonlySet<string> = new Set(
  `if when whenever while unless case si cuando quand wenn falls quando se eger если когда`.split(
    /\s+/,
  ),
)
