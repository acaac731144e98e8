import { digitRuns } from '../understand/slots/spoken-digits.ts'
import { readUtterance } from '../understand/utterance.ts'
import type { Notes, Source } from './notes.ts'

/** A callback number that was said or keyed; `e164` can be dialled. */
export type GivenNumber = {
  e164: string
  extension: string | null
  source: Source
  as?: string
}

/**
 * Keeps the callback number. The caller must have said ten digits, seven after "same area code", or called it theirs;
 * other digits never get here. A former number from the caller stays in the other numbers only with `keepFormer`.
 */
export function noteCallback(notes: Notes, given: GivenNumber): void {
  const same = notes.callback?.e164 === given.e164
  const extension = given.extension ?? (same ? (notes.callback?.extension ?? null) : null)
  notes.callback = { ...given, extension, confirmed: same && (notes.callback?.confirmed ?? false) }
  notes.refused.callback = false
  const national = given.e164.replace(/^\+1/, '')
  notes.otherNumbers = notes.otherNumbers.filter((words) => {
    const numbers = numbersIn(words, notes).filter((digits) => digits.length >= LOCAL_DIGITS)
    return numbers.length === 0 || numbers.some((one) => !isSameOrSlip(one, national))
  })
}

/** A number without its area code. */
const LOCAL_DIGITS = 7

function numbersIn(words: string, { language }: Notes): string[] {
  return digitRuns(readUtterance(words), language).map(({ digits }) => digits)
}

/** Noted earlier as another number, it is now the one to call, or was this one with a digit misheard. */
function isSameOrSlip(other: string, national: string): boolean {
  const differ = [...national].filter((digit, at) => other[at] !== digit).length
  return other.includes(national) || (other.length === national.length && differ <= 1)
}

/** The number the caller phones from is used unless they gave another or refused its use. */
export function callbackOf({ callback, refused, caller }: Notes): string | null {
  return callback?.e164 ?? (refused.callerId ? null : caller)
}

/** "This number is fine." Does nothing when the caller id is null. */
export function noteCallerId(notes: Notes): void {
  if (notes.caller === null) return
  noteCallback(notes, { e164: notes.caller, extension: null, source: 'caller_id' })
  if (notes.callback) notes.callback.confirmed = true
  notes.refused.callerId = false
}

/** A changed extension is read back again. */
export function noteExtension(notes: Notes, extension: string): void {
  if (!notes.callback || notes.callback.extension === extension) return
  notes.callback = { ...notes.callback, extension, confirmed: false }
}

/** The caller wants no call: use neither the number given nor the one they phone from. */
export function clearCallback(notes: Notes): void {
  notes.callback = null
  notes.refused = { ...notes.refused, callback: true, callerId: true }
}

const MAX_OTHER_NUMBERS = 5

/** A second number, or one that cannot be dialled, in the caller's words. */
export function noteOtherNumber(notes: Notes, words: string): void {
  if (notes.otherNumbers.includes(words) || notes.otherNumbers.length >= MAX_OTHER_NUMBERS) return
  notes.otherNumbers.push(words.slice(0, 120).toWellFormed())
}
