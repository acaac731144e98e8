import { onceACall } from '../begin-or-read-state.ts'
import { OF_VISIT } from '../facts/question-kinds.ts'
import { noteAside, noteMatter, noteQuestion } from '../notes/note-matter.ts'
import { noteSlot, replaceSlot } from '../notes/note-slots.ts'
import { noteDanger, noteUrgent } from '../notes/note-urgency.ts'
import { denyUrgency } from '../notes/take-back-urgency.ts'
import type { Understanding } from '../understand/understand.ts'
import { heardIn, type Range } from '../understand/utterance.ts'
import { CALL_TALK, uncoveredWords } from '../understand/words-left-over.ts'
import { type CallerKnown, nameOfCaller, settleCaller } from './take-caller.ts'
import type { TakenName } from './take-name.ts'
import { type TakenNumber, takeNumber } from './take-number.ts'
import { asksForPerson, leavesMessage, takeWithdrawal } from './take-withdrawal.ts'
import type { Turn } from './turn.ts'

/** What a turn brought: what the reply may speak of. */
export type Taken = {
  name: TakenName
  number: TakenNumber
  email: boolean
  /** An address or a best time. */
  noted: boolean
  matter: boolean
  /** Newly urgent, or no longer. */
  urgent: 'now' | 'denied' | null
  danger: boolean
  withdrawn: boolean
}

/** Writes what was understood into the notes. Slots are added to them; the words stay whole. */
export function take(turn: Turn, heard: Understanding): Taken {
  const withdrawn = takeWithdrawal(turn, heard)
  const known = settleCaller(turn, heard)
  return {
    withdrawn,
    name: nameOfCaller(turn, heard, known),
    number: takeNumber(turn, heard),
    ...takeSlots(turn, heard),
    matter: wordsOf(turn, heard, withdrawn, known),
    urgent: takeUrgency(turn, heard),
    danger: takeDanger(turn, heard),
  }
}

function wordsOf(
  turn: Turn,
  heard: Understanding,
  withdrawn: boolean,
  known: CallerKnown | null,
): boolean {
  if (known?.isBare) return false
  return withdrawn ? keepWords(turn, heard) : takeWords(turn, heard)
}

function takeSlots({ notes }: Turn, heard: Understanding): Pick<Taken, 'email' | 'noted'> {
  const { numbers } = heard
  const { email, address, availability, contactBy } = numbers
  const before = { ...notes }
  if (email) noteSlot(notes, 'email', email.text)
  if (address) noteSlot(notes, 'address', address.text)
  // What is told of an emergency is no best time.
  if (availability && !heard.urgency.urgent) {
    // "No wait, Wednesday" takes the place of what was said before.
    const note = availability.corrects ? replaceSlot : noteSlot
    note(notes, 'availability', availability.text)
  }
  if (contactBy) notes.contactBy = contactBy
  const noted = notes.address !== before.address || notes.availability !== before.availability
  return { email: notes.email !== before.email, noted }
}

/** What is said beside "no message" goes with a message that is left after all, and is none by itself. */
function keepWords({ notes }: Turn, { kind, utterance }: Understanding): false {
  if (kind !== 'answer') noteAside(notes, utterance.source)
  return false
}

function takeWords(turn: Turn, heard: Understanding): boolean {
  const { notes, talk } = turn
  const whole = heard.utterance.source
  if (wantsCall(heard)) notes.wantsMessage = true
  for (const question of heard.questions) {
    const { answer, kind, sure } = question
    const isAnswered = answer !== null && sure
    const words = isAnswered ? question.words : openWords(question.range, heard)
    if (!OF_VISIT.has(kind)) noteQuestion(notes, words, isAnswered)
  }
  talk.lastAsked = heard.lastAsked
  notes.animal ||= heard.cues.has('animal')
  if (isAside(heard)) noteAside(notes, whole)
  if (heard.kind !== 'matter') return false
  if (tellsNothing(turn, heard)) {
    noteAside(notes, whole)
    return false
  }
  talk.toldMatter ||= !heard.onlyAsks
  const before = notes.matters.length
  noteMatter(notes, whole)
  return notes.matters.length > before
}

/** What is asked, up to the caller's name; empty for a stump ("isn't it") and for talk to others in the room. */
function openWords({ from, to }: Range, { utterance, cues, name }: Understanding): string {
  const named = name?.ranges.map((range) => range.from).filter((at) => at >= from && at < to) ?? []
  const asked = { from, to: Math.min(to, ...named) }
  const own = uncoveredWords(utterance, asked, [], cues, [...CALL_TALK, 'asks', 'asksFirst'])
  return (own === 0 && !cues.has('price', asked)) || cues.has('hold', asked)
    ? ''
    : heardIn(utterance, asked)
}

/** "You don't have to call me back" and "have her call Eileen" are answers, and the owner must read them. */
function isAside({ kind, cues }: Understanding): boolean {
  const isWish = cues.has('noCall') || cues.has('partingWish')
  return kind === 'remark' || kind === 'questions' || (kind === 'answer' && isWish)
}

/** "No, that's okay, I don't need a call, I'm just shopping around"; "just have her call Eileen" wants something. */
function declines({ answer, cues }: Understanding): boolean {
  if (cues.has('partingWish')) return false
  return answer === 'no' && (cues.has('noCall') || cues.has('refusal') || cues.has('withdraw'))
}

/**
 * Who wants no message leaves one only by a wish, a number or
 * something urgent; who declines before anything was told, none.
 */
function tellsNothing({ notes, talk }: Turn, heard: Understanding): boolean {
  const { cues, urgency, numbers } = heard
  const wishes = WISHES.some((name) => cues.has(name)) || numbers.given !== null || urgency.urgent
  return (notes.withdrawn && !wishes) || (!talk.toldMatter && declines(heard))
}

const WISHES = ['leaveMessage', 'comeAsk', 'bookingAsk', 'person', 'wishLead'] as const

/** Asks for a person or a call; "no, I don't need a call back" asks for none, and "is this a person?" neither. */
function wantsCall(heard: Understanding): boolean {
  const { answer, cues } = heard
  if (answer === 'no' || cues.has('withdraw')) return false
  return leavesMessage(heard) || asksForPerson(heard) || cues.has('numberOffer')
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

/** Among what was said once a call: it is no emergency. "I shut the gas off" is not enough. */
export const DANGER_OVER = 'danger over'

function takeDanger(turn: Turn, { urgency }: Understanding): boolean {
  const before = turn.notes.danger.length
  const { talk } = turn
  if (urgency.dangers.length > 0) {
    talk.saidOnce = talk.saidOnce.filter((said) => said !== DANGER_OVER)
  } else if (before > 0 && urgency.denied) onceACall(talk, DANGER_OVER)
  for (const { kind, words } of urgency.dangers) noteDanger(turn.notes, kind, words)
  return turn.notes.danger.length > before && onceACall(turn.talk, `danger ${turn.notes.danger}`)
}
