import { onceACall } from '../conversation.ts'
import type { AskedOfFacts } from '../facts/answer-questions.ts'
import { emergencyFact } from '../facts/emergency-fact.ts'
import type { Danger } from '../notes/notes.ts'
import type { Understanding } from '../understand/understand.ts'
import type { Taken } from './take.ts'
import { phrasesOf, type Turn } from './turn.ts'

/** What to do in danger: when it is told, and again whenever the caller asks. */
export function answerDanger(turn: Turn, heard: Understanding, taken: Taken): string | null {
  const { notes, facts } = turn
  const phrases = phrasesOf(turn)
  const isAsked = heard.cues.has('safetyAsk') && (notes.urgency.urgent || notes.danger.length > 0)
  if (!taken.danger && !isAsked) return null
  if (isOfAnimal(turn)) {
    turn.talk.lastAnswer = emergencyFact(facts)
    return turn.talk.lastAnswer ?? phrases.animalSafety
  }
  const [danger] = notes.danger
  if (danger) return phrases.safety[danger]
  return heard.questions.some(({ sure }) => sure) ? null : phrases.safetyUnknown
}

/** A body in danger is the animal's where the call is about one; a house on fire is everybody's. */
function isOfAnimal({ notes }: Turn): boolean {
  return notes.animal && notes.danger.every((danger) => BODILY.has(danger))
}

const BODILY: ReadonlySet<Danger> = new Set(['body', 'poison'])

/** The owner's facts for what was asked, and a word that the rest is passed on; nothing is said twice. */
export function answerAll(turn: Turn, heard: Understanding): string[] {
  const { questions } = heard
  const again = answerAgain(turn, heard)
  if (again !== null) return [again]
  const known = answerKnown({ questions })
  turn.talk.lastAnswer = known.at(-1) ?? turn.talk.lastAnswer
  const open = questions.find(({ sure, answer }) => !sure || !known.includes(answer ?? ''))
  const isDone = known.length > 0 && open?.kind === 'other'
  const isBeside = heard.urgency.urgent && open !== undefined && !ASKED_IN_NEED.has(open.kind)
  const passedOn = open && !isDone && !isBeside ? openText(turn, open) : []
  return [...new Set([...known, ...passedOn])]
}

/** What one who is in need asks in earnest; "can somebody come out here" is the need itself. */
const ASKED_IN_NEED: ReadonlySet<AskedOfFacts['kind']> = new Set(['promise', 'price', 'hours'])

/** What a caller with a matter should know before they wait for a call, once a call and not in place of an answer. */
export function tellUnasked(turn: Turn, heard: Understanding, told: readonly string[]): string[] {
  const { notDone, closed } = heard.unasked
  if (heard.kind !== 'matter' || heard.sells) return []
  const { notDoneNote } = phrasesOf(turn)
  const refused = notDone !== null && !told.includes(notDone) && onceACall(turn.talk, 'notDone')
  const isShut = closed !== null && !told.includes(closed) && !heard.urgency.urgent
  return [...(refused ? [notDoneNote(notDone)] : []), ...(isShut ? [closed] : [])]
}

/** "What was that number again?" is about what was told last. */
function answerAgain({ talk }: Turn, { cues, questions, utterance }: Understanding): string | null {
  const { lastAnswer } = talk
  if (lastAnswer === null || questions.some(({ sure }) => sure)) return null
  const ofNumber =
    /\d{3}/.test(lastAnswer) && utterance.words.some(({ folded }) => NUMBER.test(folded))
  return cues.has('repeat') || ofNumber ? lastAnswer : null
}

const NUMBER = /^(?:numbers?|numeros?|nummer|numara\p{L}*|номер\p{L}*)$/u

/** What the facts surely say. */
export function answerKnown({ questions }: Pick<Understanding, 'questions'>): string[] {
  return questions.flatMap(({ sure, answer }) => (sure && answer !== null ? [answer] : []))
}

/** What only comes near is told behind the word that the rest is not known. */
function openText(turn: Turn, question: AskedOfFacts): string[] {
  const { kind, answer } = question
  if (kind === 'hours' && answer !== null) return [answer]
  const said = unansweredText(turn, question)
  const near = answer === null || turn.talk.lastReply.includes(answer) ? [] : [answer]
  return [...(said === null ? [] : [said]), ...near]
}

function unknownText(turn: Turn): string {
  const { unknown, unknownAgain, unknownOnly } = phrasesOf(turn)
  if (turn.notes.withdrawn) return unknownOnly
  return onceACall(turn.talk, 'unknown') ? unknown : unknownAgain
}

function unansweredText(turn: Turn, { kind }: AskedOfFacts): string | null {
  const phrases = phrasesOf(turn)
  switch (kind) {
    case 'booking':
      return onceACall(turn.talk, 'booking') ? phrases.noBooking : phrases.unknownAgain
    case 'promise':
      return phrases.noPromise
    case 'price':
      return phrases.unknownPrice
    case 'service':
      return phrases.unknownService
    default:
      return unknownText(turn)
  }
}
