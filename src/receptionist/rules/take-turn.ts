import { onceACall } from '../begin-or-read-state.ts'
import type { AskedOfFacts } from '../facts/asked-of-facts.ts'
import { isOwners, OF_VISIT } from '../facts/question-kinds.ts'
import { noteAside, noteMatter, noteQuestion } from '../notes/note-matter.ts'
import { noteDanger, noteUrgent } from '../notes/note-urgency.ts'
import { denyUrgency } from '../notes/take-back-urgency.ts'
import { wishesCall } from '../understand/slots/contact-by.ts'
import type { Understanding } from '../understand/understand.ts'
import { uncoveredWords, wholeOf } from '../understand/words-left-over.ts'
import { askAfterAll } from './ask-no-more.ts'
import { askedOfOwner } from './asked-of-owner.ts'
import { onlyAnswersUs } from './only-answers-us.ts'
import { openWords } from './open-words.ts'
import { otherNumberSaid } from './say-other-number.ts'
import { settleOpenQuestions } from './settle-open-questions.ts'
import { type CallerKnown, nameOfCaller, settleCaller } from './take-caller.ts'
import type { TakenName } from './take-name.ts'
import { type TakenNumber, takeNumber, whoseGiven } from './take-number.ts'
import { type TakenSlots, takeSlots } from './take-slots.ts'
import {
  asksForPerson,
  isBeside,
  leavesMessage,
  takeWithdrawal,
  type Withdrawn,
} from './take-withdrawal.ts'
import type { Turn } from './turn.ts'

/** What a turn brought, for the reply to mention. */
export type Taken = TakenSlots & {
  name: TakenName
  number: TakenNumber
  matter: boolean
  /** Newly urgent, or no longer urgent. */
  urgent: 'now' | 'denied' | null
  danger: boolean
  withdrawn: Withdrawn
}

/** Writes what was understood into the notes: slots are extended, and the caller's words are kept in full. */
export function take(turn: Turn, heard: Understanding): Taken {
  const withdrawn = takeWithdrawal(turn, heard)
  turn.talk.besideRequest = isBeside(turn, heard)
  const known = settleCaller(turn, heard)
  const name = nameOfCaller(turn, heard, known)
  const othersBefore = turn.notes.otherNumbers.length
  const number = takeNumber(turn, heard)
  const others = turn.notes.otherNumbers.length > othersBefore ? otherNumberSaid(heard) : []
  const whose = number === 'given' ? whoseGiven(turn, heard) : []
  const slots = takeSlots(turn, heard)
  return {
    ...slots,
    withdrawn,
    name,
    number,
    noted: [...whose, ...others, ...slots.noted],
    matter: wordsOf(turn, heard, withdrawn, known),
    urgent: takeUrgency(turn, heard),
    danger: takeDanger(turn, heard),
  }
}

function wordsOf(
  turn: Turn,
  heard: Understanding,
  withdrawn: Withdrawn,
  known: CallerKnown | null,
): boolean {
  if (known?.isBare || onlyAnswersUs(turn, heard)) return false
  return withdrawn === 'sure' ? keepWords(turn, heard) : takeWords(turn, heard)
}

/** Words next to "no message" are kept for a message that is left after all, but do not make one. */
function keepWords({ notes }: Turn, { kind, utterance }: Understanding): false {
  if (kind !== 'answer') noteAside(notes, utterance.source)
  return false
}

function takeWords(turn: Turn, heard: Understanding): boolean {
  const { notes, talk } = turn
  const whole = heard.utterance.source
  if (wantsCall(heard)) wishForCall(turn, heard)
  for (const question of heard.questions) takeQuestion(turn, heard, question)
  if (!heard.sells) for (const words of askedOfOwner(heard)) noteQuestion(notes, words, false)
  talk.lastAsked = heard.lastAsked
  notes.animal ||= heard.cues.has('animal')
  if (isAside(heard)) noteAside(notes, whole)
  if (heard.kind !== 'matter') return false
  if (tellsNothing(turn, heard) || isAnswered(heard) || staysWithdrawn(turn, heard)) {
    noteAside(notes, whole)
    return false
  }
  // Who asks for a visit or a booking tells what they want.
  talk.toldMatter ||= !heard.onlyAsks || heard.questions.some(({ kind }) => isOwners(kind))
  return keepMatter(turn, heard)
}

function keepMatter(
  { notes, talk }: Turn,
  { utterance, onlyAsks, urgency }: Understanding,
): boolean {
  const before = notes.matters.length
  noteMatter(notes, utterance.source)
  const isNew = notes.matters.length > before
  if (isNew && (!onlyAsks || urgency.urgent)) askAfterAll(talk)
  return isNew
}

/** Who wanted nothing passed on may ask on; only a new matter or a wish to be called is a message again. */
function staysWithdrawn({ notes }: Turn, heard: Understanding): boolean {
  const { cues, urgency, onlyAsks, mayRefuse } = heard
  const wishes = leavesMessage(heard) || asksForPerson(heard) || wishesCall(cues) || urgency.urgent
  const refuses = mayRefuse !== null || cues.has('withdraw')
  return notes.withdrawn && !wishes && (onlyAsks || refuses)
}

function takeQuestion(turn: Turn, heard: Understanding, question: AskedOfFacts): void {
  const { notes } = turn
  const { answer, kind, sure, range } = question
  // The first wish for a visit is the matter itself; a later one is an open question beside it.
  if (heard.sells || (OF_VISIT.has(kind) && notes.matters.length === 0)) return
  if (sure && answer !== null) {
    settleOpenQuestions(turn, question)
    noteQuestion(notes, question.words, true)
  } else noteQuestion(notes, openWords(range, heard), false, kind === 'hours' ? null : answer)
}

/** The caller only asked, and knows it now: words to keep, but nothing to pass on. */
function isAnswered({ onlyAsks, questions, urgency, cues }: Understanding): boolean {
  if (urgency.urgent || wishesCall(cues) || WISHES.some((name) => cues.has(name))) return false
  const isTold = questions.every(({ sure, answer }) => sure && answer !== null)
  return onlyAsks && questions.length > 0 && isTold
}

/** "You don't have to call me" and "yes, any afternoon, it's for shots" are answers that the owner must read. */
function isAside(heard: Understanding): boolean {
  const { kind, cues, utterance, name, numbers, questions, notesAsked } = heard
  if (kind !== 'answer') return kind === 'remark' || kind === 'questions'
  // A time in a question is no best time, so its words are kept here.
  if (questions.length > 0 && numbers.availability) return true
  if (cues.has('noCall') || cues.has('partingWish')) return true
  const answers = [
    ...numbers.ranges,
    ...(name?.ranges ?? []),
    ...(notesAsked ? [notesAsked.range] : []),
  ]
  return uncoveredWords(utterance, wholeOf(utterance), answers, cues) > FEW_WORDS
}

/** An answer with more words besides it tells something too. */
const FEW_WORDS = 5

/** "No, that's okay, I don't need a call, I'm just shopping around"; but "just have her call Eileen" is a wish. */
function declines({ answer, cues }: Understanding): boolean {
  if (cues.has('partingWish')) return false
  return answer === 'no' && (cues.has('noCall') || cues.has('refusal') || cues.has('withdraw'))
}

/**
 * A caller who wanted no message leaves one only by a wish, a number or something urgent. A caller who declines before
 * saying what it is about leaves none.
 */
function tellsNothing({ notes, talk }: Turn, heard: Understanding): boolean {
  const { cues, urgency, numbers } = heard
  const says = numbers.given !== null || numbers.contactBy !== null
  const wishes = WISHES.some((name) => cues.has(name)) || says || urgency.urgent
  return (notes.withdrawn && !wishes) || (!talk.toldMatter && declines(heard))
}

const WISHES = ['leaveMessage', 'comeAsk', 'bookingAsk', 'person', 'wishLead'] as const

/** Asks for a person or a call. "No, I don't need a call back" and "is this a person?" do not. */
function wantsCall(heard: Understanding): boolean {
  const { answer, cues } = heard
  if (answer === 'no' || cues.has('withdraw')) return false
  return leavesMessage(heard) || asksForPerson(heard) || cues.has('numberOffer')
}

/** Who wanted no call back, and now does, is asked where to call. */
function wishForCall({ notes, talk }: Turn, { cues }: Understanding): void {
  notes.wantsMessage = true
  askAfterAll(talk)
  if (notes.refused.callback && cues.has('calledBack') && !cues.has('noCall')) {
    notes.refused = { ...notes.refused, callback: false, callerId: false }
  }
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

/**
 * Kept in `saidOnce`: the caller said that it is no emergency, or that the fire is out. "I shut the gas off" is not
 * enough.
 */
export const DANGER_OVER = 'danger over'

function takeDanger(turn: Turn, { urgency, cues }: Understanding): boolean {
  const before = turn.notes.danger.length
  const { talk } = turn
  const isFire = [...turn.notes.danger, ...urgency.dangers.map(({ kind }) => kind)].every(
    (kind) => kind === 'fire',
  )
  if (before > 0 && isFire && cues.has('fireOut')) onceACall(talk, DANGER_OVER)
  else if (urgency.dangers.length > 0) {
    talk.saidOnce = talk.saidOnce.filter((said) => said !== DANGER_OVER)
  } else if (before > 0 && urgency.denied) onceACall(talk, DANGER_OVER)
  for (const { kind, words } of urgency.dangers) noteDanger(turn.notes, kind, words)
  return turn.notes.danger.length > before && onceACall(turn.talk, `danger ${turn.notes.danger}`)
}
