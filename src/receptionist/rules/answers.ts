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
  if (isOfAnimal(turn)) return emergencyFact(facts) ?? phrases.animalSafety
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
export function answerAll(turn: Turn, { questions }: Understanding): string[] {
  const known = questions.flatMap(({ answer, sure }) => (answer !== null && sure ? [answer] : []))
  const open = questions.find(({ sure }) => !sure)
  return [...new Set([...known, ...(open ? openText(turn, open) : [])])]
}

/** What only comes near is told behind the word that the rest is not known. */
function openText(turn: Turn, question: AskedOfFacts): string[] {
  const { kind, answer } = question
  if (kind === 'hours' && answer !== null) return [answer]
  const said = unansweredText(turn, question)
  return [...(said === null ? [] : [said]), ...(answer === null ? [] : [answer])]
}

function unansweredText(turn: Turn, { kind }: AskedOfFacts): string | null {
  const phrases = phrasesOf(turn)
  switch (kind) {
    case 'booking':
      return onceACall(turn.talk, 'booking') ? phrases.noBooking : null
    case 'promise':
      return phrases.noPromise
    case 'price':
      return phrases.unknownPrice
    case 'service':
      return phrases.unknownService
    default:
      return onceACall(turn.talk, 'unknown') ? phrases.unknown : phrases.unknownAgain
  }
}
