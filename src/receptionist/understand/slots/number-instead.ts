import type { Cues } from '../../languages/find-cues.ts'
import type { Range, Utterance } from '../utterance.ts'
import { isTakenBackBetween } from './taken-back-between.ts'

/**
 * "Yeah, oh wait no, that's my work phone, use my wife's, it's 737 …": the number to be used in place of the caller's,
 * whoever's it is. It needs both, an own number taken back and a word that tells to use the other; or "instead".
 */
export function isToBeUsedInstead(utterance: Utterance, cues: Cues, number: Range): boolean {
  if (saysInstead(utterance, cues, number)) return true
  const at = toldToUse(utterance, cues, number)
  if (at === null) return false
  const isFor = utterance.words
    .slice(Math.max(0, at - CONDITION_WITHIN), number.from)
    .some(({ folded }) => CONDITIONS.has(folded))
  if (isFor) return false
  const start = { from: 0, to: 0 }
  return (
    isTakenBackBetween(start, { from: at, to: at }, utterance, cues) ||
    isDeniedBefore(utterance, cues, at)
  )
}

/** "Call my husband instead, he does the papers, it's 206 …". */
function saysInstead({ words }: Utterance, cues: Cues, number: Range): boolean {
  const first = Math.max(0, number.from - INSTEAD_WITHIN)
  const at = words
    .slice(first, number.from)
    .findLastIndex(({ folded }, n) => INSTEAD.has(folded) && words[first + n + 1]?.folded !== 'of')
  if (at < 0) return false
  const uses = words.slice(0, first + at).findLastIndex(isUse)
  const isNear = uses >= 0 && first + at - uses <= USE_WITHIN
  return isNear && !isDenied(cues, uses) && !NO_REQUEST.has(words[uses - 1]?.folded ?? '')
}

/** "Don't use my wife's, it's 737 …". */
export function isNotToBeUsed(utterance: Utterance, cues: Cues, number: Range): boolean {
  const at = useBefore(utterance, number)
  return at !== null && isDenied(cues, at)
}

/** Where "use" or "call" stands that the number belongs to; not "I use", "you can call" or "don't use". */
function toldToUse(utterance: Utterance, cues: Cues, number: Range): number | null {
  const at = useBefore(utterance, number)
  if (at === null || NO_REQUEST.has(utterance.words[at - 1]?.folded ?? '')) return null
  return isDenied(cues, at) ? null : at
}

function useBefore({ words }: Utterance, { from }: Range): number | null {
  const first = Math.max(0, from - NUMBER_WITHIN)
  const place = words.slice(first, from).findLastIndex(isUse)
  return place < 0 ? null : first + place
}

/** In "no, use my wife's" the "no" before it denies another. */
function isDenied(cues: Cues, at: number): boolean {
  return cues.all('negation').some(({ from, to }) => to === at && cues.at('no', from) === null)
}

/** "Don't use this phone", "don't call me". */
function isDeniedBefore({ words }: Utterance, cues: Cues, at: number): boolean {
  return cues
    .all('negation')
    .some(({ to }) => to < at && words.slice(to, Math.min(at, to + 2)).some(isUse))
}

function isUse({ folded }: { folded: string }): boolean {
  return USE.has(folded)
}

const INSTEAD_WITHIN = 20
const USE_WITHIN = 5
const INSTEAD: ReadonlySet<string> = new Set('instead stattdessen'.split(' '))
const NUMBER_WITHIN = 6
const CONDITION_WITHIN = 6
const USE: ReadonlySet<string> = new Set(
  `use call ring phone dial text usa usen llame llamen llama marque marquen prenez utilisez appelez
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
