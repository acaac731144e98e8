import { OF_VISIT } from '../facts/question-kinds.ts'
import { noteSlot, replaceSlot } from '../notes/note-slots.ts'
import type { Notes } from '../notes/notes.ts'
import type { Understanding } from '../understand/understand.ts'
import type { Turn } from './turn.ts'

export type TakenSlots = {
  email: boolean
  /** An address or a best time (and with the whole turn, another's number), in the caller's words. */
  noted: readonly string[]
  /** Newly wants a text instead of a call. */
  byText: boolean
}

/** Notes email, address, best time and how to be reached. */
export function takeSlots({ notes }: Turn, heard: Understanding): TakenSlots {
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
  const changed = [
    notes.address !== before.address ? (heard.numbers.address?.text ?? notes.address) : null,
    notes.availability !== before.availability ? availability?.text : null,
  ]
  return {
    email: notes.email !== before.email,
    noted: changed.flatMap((text) => text ?? []),
    byText: notes.contactBy === 'text' && before.contactBy !== 'text',
  }
}

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
