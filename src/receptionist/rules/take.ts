import { onceACall } from '../conversation.ts'
import {
  noteCallback,
  noteCallerId,
  noteExtension,
  noteOtherNumber,
} from '../notes/note-callback.ts'
import { noteAside, noteMatter, noteQuestion, withdrawMessage } from '../notes/note-matter.ts'
import { noteName, noteSlot } from '../notes/note-slots.ts'
import { denyUrgency, noteDanger, noteUrgent } from '../notes/note-urgency.ts'
import type { Understanding } from '../understand/understand.ts'
import type { Turn } from './turn.ts'

/** What a turn brought: what the reply may speak of. */
export type Taken = {
  name: 'sure' | 'doubtful' | null
  number: 'given' | 'caller_id' | 'partial' | 'extension' | null
  email: boolean
  matter: boolean
  /** Newly urgent, or no longer. */
  urgent: 'now' | 'denied' | null
  danger: boolean
  withdrawn: boolean
}

/** Writes what was understood into the notes. Slots are added to them; the words stay whole. */
export function take(turn: Turn, heard: Understanding): Taken {
  const withdrawn = takeWithdrawal(turn, heard)
  return {
    withdrawn,
    name: takeName(turn, heard),
    number: takeNumber(turn, heard),
    email: takeSlots(turn, heard),
    matter: !withdrawn && takeWords(turn, heard),
    urgent: takeUrgency(turn, heard),
    danger: takeDanger(turn, heard),
  }
}

function takeWithdrawal({ notes }: Turn, { cues, kind }: Understanding): boolean {
  if (kind !== 'answer' || !cues.has('withdraw')) return false
  withdrawMessage(notes)
  return true
}

function takeName({ notes, talk }: Turn, { name, answer }: Understanding): Taken['name'] {
  const { doubtfulName } = notes
  if (talk.asking === 'confirm_name' && doubtfulName !== null) {
    if (answer === 'yes' && (name === null || name.text === doubtfulName)) {
      noteName(notes, doubtfulName, 'spelled')
      notes.doubtfulName = null
      return 'sure'
    }
    if (answer === 'no' && name === null) notes.doubtfulName = null
  }
  if (name === null) return null
  if (!name.sure) {
    if (notes.name?.text === name.text) return null
    notes.doubtfulName = name.text
    return 'doubtful'
  }
  if (notes.name !== null && !name.corrects && !name.spelled && talk.asking !== 'name') return null
  const isNew = notes.name?.text !== name.text
  noteName(notes, name.text, name.spelled ? 'spelled' : 'said')
  notes.doubtfulName = null
  return isNew ? 'sure' : null
}

function takeNumber({ notes, talk }: Turn, heard: Understanding): Taken['number'] {
  const { given, partial, sameNumber, extension, other } = heard.numbers
  talk.partialNumber = partial?.digits ?? ''
  if (other) noteOtherNumber(notes, other.words)
  if (given) {
    const { e164, extension } = given
    noteCallback(notes, { e164, extension, source: 'said' })
    return 'given'
  }
  if (sameNumber && notes.caller !== null) {
    noteCallerId(notes)
    return 'caller_id'
  }
  if (extension) {
    if (!notes.callback && notes.caller) noteCallerId(notes)
    noteExtension(notes, extension.digits)
    return 'extension'
  }
  return partial ? 'partial' : null
}

/** True for an email address. */
function takeSlots({ notes }: Turn, { numbers }: Understanding): boolean {
  const { email, address, availability, contactBy } = numbers
  const isNew = email !== null && email.text !== notes.email
  if (email) noteSlot(notes, 'email', email.text)
  if (address) noteSlot(notes, 'address', address.text)
  if (availability) noteSlot(notes, 'availability', availability.text)
  if (contactBy) notes.contactBy = contactBy
  return isNew
}

function takeWords({ notes, talk }: Turn, heard: Understanding): boolean {
  const whole = heard.utterance.source
  if (heard.cues.has('leaveMessage') || heard.cues.has('person')) notes.wantsMessage ||= asks(heard)
  for (const { words: question, answer, kind, sure } of heard.questions) {
    if (kind !== 'booking' && kind !== 'promise')
      noteQuestion(notes, question, answer !== null && sure)
  }
  talk.lastAsked = heard.lastAsked
  notes.animal ||= heard.cues.has('animal')
  if (heard.kind === 'remark' || heard.kind === 'questions') noteAside(notes, whole)
  if (heard.kind !== 'matter') return false
  const before = notes.matters.length
  noteMatter(notes, whole)
  return notes.matters.length > before
}

/** "No, I don't need a call back" asks for none. */
function asks({ answer, cues }: Understanding): boolean {
  return answer !== 'no' && !cues.has('withdraw')
}

function takeUrgency({ notes }: Turn, { urgency }: Understanding): Taken['urgent'] {
  if (urgency.denied && !urgency.urgent) {
    const was = notes.urgency.urgent
    denyUrgency(notes)
    return was && !notes.urgency.urgent ? 'denied' : null
  }
  if (!urgency.urgent) return null
  const was = notes.urgency.urgent
  noteUrgent(notes, urgency.words)
  return was ? null : 'now'
}

function takeDanger(turn: Turn, { urgency }: Understanding): boolean {
  const before = turn.notes.danger.length
  for (const { kind, words } of urgency.dangers) noteDanger(turn.notes, kind, words)
  return turn.notes.danger.length > before && onceACall(turn.talk, `danger ${turn.notes.danger}`)
}
