import { onceACall } from '../conversation.ts'
import { noteAside, noteMatter, noteQuestion, withdrawMessage } from '../notes/note-matter.ts'
import { noteSlot, replaceSlot } from '../notes/note-slots.ts'
import { denyUrgency, noteDanger, noteUrgent } from '../notes/note-urgency.ts'
import type { Understanding } from '../understand/understand.ts'
import { heardIn } from '../understand/utterance.ts'
import { type TakenName, takeName } from './take-name.ts'
import { type TakenNumber, takeNumber } from './take-number.ts'
import type { Turn } from './turn.ts'

/** What a turn brought: what the reply may speak of. */
export type Taken = {
  name: TakenName
  number: TakenNumber
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

/** Who told a matter must say that no message is wanted: "never mind" may be of anything. */
function takeWithdrawal({ notes, talk }: Turn, heard: Understanding): boolean {
  const { cues, kind, utterance } = heard
  const isWrong = cues.has('wrongNumber') && heard.tellingWords <= FEW_WORDS
  if ((kind !== 'answer' && !isWrong) || cues.has('leaveMessage')) return false
  const isPlain = cues.all('withdraw').some((range) => OF_MESSAGE.test(heardIn(utterance, range)))
  if (!isWrong && !isPlain && (talk.toldMatter || !cues.has('withdraw'))) return false
  withdrawMessage(notes)
  return true
}

const OF_MESSAGE = /messag|mensa[jg]|recad|nachricht|mesaj|сообщ|\bnot|writ|escrib|schreib/i

/** True for an email address. */
function takeSlots({ notes }: Turn, heard: Understanding): boolean {
  const { numbers } = heard
  const { email, address, availability, contactBy } = numbers
  const isNew = email !== null && email.text !== notes.email
  if (email) noteSlot(notes, 'email', email.text)
  if (address) noteSlot(notes, 'address', address.text)
  // What is asked, or told of an emergency, is no best time.
  const isWished = !heard.onlyAsks || heard.cues.has('comeAsk')
  if (availability && isWished && !heard.urgency.urgent) {
    // "No wait, Wednesday" takes the place of what was said before.
    const note = heard.cues.has('correction') ? replaceSlot : noteSlot
    note(notes, 'availability', availability.text)
  }
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
  if (isAside(heard)) noteAside(notes, whole)
  if (heard.kind !== 'matter') return false
  if (!talk.toldMatter && declines(heard)) {
    noteAside(notes, whole)
    return false
  }
  talk.toldMatter ||= !heard.onlyAsks
  const before = notes.matters.length
  noteMatter(notes, whole)
  return notes.matters.length > before
}

/** "You don't have to call me back" is an answer, and the owner must read it. */
function isAside({ kind, cues }: Understanding): boolean {
  return kind === 'remark' || kind === 'questions' || (kind === 'answer' && cues.has('noCall'))
}

/** Beside a question these tell nothing. */
const FEW_WORDS = 3

/** "No, that's okay, I don't need a call, I'm just shopping around." */
function declines({ answer, cues }: Understanding): boolean {
  return answer === 'no' && (cues.has('noCall') || cues.has('refusal') || cues.has('withdraw'))
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
