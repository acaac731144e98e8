import { OF_VISIT } from '../facts/question-kinds.ts'
import { noteSlot, replaceSlot } from '../notes/note-slots.ts'
import type { Notes } from '../notes/notes.ts'
import type { Kind } from '../understand/matter-or-question.ts'
import type { Understanding } from '../understand/understand.ts'
import type { Turn } from './turn.ts'

export type TakenSlots = {
  email: boolean
  /** An address, a best time, the time of a later wish (with the whole turn, another number), as the caller said it. */
  noted: readonly string[]
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
  const changed = [
    notes.address !== before.address ? (heard.numbers.address?.text ?? notes.address) : null,
    notes.availability !== before.availability ? availability?.text : null,
  ]
  const said = changed.flatMap((text) => text ?? [])
  return {
    email: notes.email !== before.email,
    noted: said.length > 0 ? said : timeOfLaterWish(turn, heard),
    byText: notes.contactBy === 'text' && before.contactBy !== 'text',
  }
}

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
