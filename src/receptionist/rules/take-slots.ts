import { OF_VISIT } from '../facts/question-kinds.ts'
import { noteSlot, replaceSlot } from '../notes/note-slots.ts'
import type { Notes } from '../notes/notes.ts'
import type { Kind } from '../understand/matter-or-question.ts'
import { isSubject } from '../understand/slots/clause-begins.ts'
import type { Understanding } from '../understand/understand.ts'
import type { Turn } from './turn.ts'

export type TakenSlots = {
  email: boolean
  /** An address, a best time, the time of a later wish (with the whole turn, another number), as the caller said it. */
  noted: readonly string[]
  /** A best time among other talk: noted as said, but not said back. */
  timeInTalk: boolean
  /** Newly wants a text instead of a call. */
  byText: boolean
}

/** Notes email, address, best time and how to be reached. */
export function takeSlots(turn: Turn, heard: Understanding): TakenSlots {
  const { notes } = turn
  const { email, availability, contactBy } = heard.numbers
  const before = { ...notes }
  if (email) noteSlot(notes, 'email', email.text)
  noteAddress(notes, heard.numbers)
  if (availability && isBestTime(heard, availability)) {
    // "No wait, Wednesday" replaces what was said before, and so does the last word on when to call.
    const note = availability.corrects || availability.isOfCall ? replaceSlot : noteSlot
    note(notes, 'availability', availability.text)
  }
  if (contactBy) notes.contactBy = contactBy
  const timeInTalk = notes.availability !== before.availability && isInTalk(heard)
  const said = saidOf(turn, heard, before)
  return {
    email: notes.email !== before.email,
    noted: said.length > 0 || timeInTalk ? said : timeOfLaterWish(turn, heard),
    timeInTalk,
    byText: notes.contactBy === 'text' && before.contactBy !== 'text',
  }
}

/** What is new among address and best time, in words that can be said back. */
function saidOf({ notes }: Turn, heard: Understanding, before: Notes): string[] {
  const { address, availability } = heard.numbers
  const isTimeNew = notes.availability !== before.availability && !isInTalk(heard)
  const changed = [
    notes.address !== before.address ? (address?.text ?? notes.address) : null,
    isTimeNew ? availability?.text : null,
  ]
  return changed.flatMap((text) => text ?? [])
}

/** "That's my cell but after three i work nights": read back whole, it would make no sense. */
function isInTalk({ utterance, numbers }: Understanding): boolean {
  const { from, to } = numbers.availability?.range ?? { from: 0, to: 0 }
  return to - from > MOST_SAID_BACK || utterance.words.slice(from, to).some(isSubject)
}

/** More words than these are not said back as a time. */
const MOST_SAID_BACK = 7

/** "Make that Thursday, not Wednesday": a first wish is said to be passed on, the time of a later one is said back. */
function timeOfLaterWish({ talk }: Turn, { kind, urgency, numbers }: Understanding): string[] {
  const { timeAskedFor, given, other } = numbers
  const isLater = talk.toldMatter && TELLS.has(kind) && !urgency.urgent
  return isLater && timeAskedFor !== null && !given && !other ? [timeAskedFor] : []
}

/** What tells the owner something, whether it makes a message or not. */
export const TELLS: ReadonlySet<Kind> = new Set(['matter', 'remark'])

function noteAddress(notes: Notes, { address, addedToAddress }: Understanding['numbers']): void {
  if (address) noteSlot(notes, 'address', address.text)
  if (addedToAddress) replaceSlot(notes, 'address', `${notes.address}, ${addedToAddress}`)
}

/** Times in an emergency or a question are not a best time to call, but "can she call me before seven" is. */
function isBestTime(
  { questions, urgency }: Understanding,
  { range, namesCall, isOfCall }: NonNullable<Understanding['numbers']['availability']>,
): boolean {
  const isAsked = questions.some((one) => one.range.from < range.to && one.range.to > range.from)
  const isOfHours = questions.some(({ kind }) => kind === 'hours' || OF_VISIT.has(kind))
  if (urgency.urgent && !namesCall) return false
  return isOfCall || !(isAsked || isOfHours)
}
