import { onceACall } from '../begin-or-read-state.ts'
import { emergencyFact } from '../facts/emergency-fact.ts'
import { emergencyLine } from '../facts/places-callers-are-sent.ts'
import type { Danger } from '../notes/notes.ts'
import type { Understanding } from '../understand/understand.ts'
import { inTheirLanguage } from './owners-words-to-foreign-caller.ts'
import type { Taken } from './take-turn.ts'
import { phrasesOf, type Turn } from './turn.ts'

/** What to do in danger: when it is told, and again whenever the caller asks. */
export function answerDanger(turn: Turn, heard: Understanding, taken: Taken): string | null {
  const { notes, facts } = turn
  const phrases = phrasesOf(turn)
  const isAsked = heard.cues.has('safetyAsk') && (notes.urgency.urgent || notes.danger.length > 0)
  if (!taken.danger && !isAsked) return null
  if (isOfAnimal(turn)) {
    turn.talk.lastAnswer = emergencyFact(facts)
    const { lastAnswer } = turn.talk
    return lastAnswer === null ? phrases.animalSafety : inTheirLanguage(turn, lastAnswer)
  }
  const [danger] = notes.danger
  if (danger) return withLine(turn, phrases.safety[danger], BODILY.has(danger))
  const isAnswered = heard.questions.some(({ sure }) => sure)
  return isAnswered ? null : withLine(turn, phrases.safetyUnknown, true)
}

/** The owner's line for emergencies behind what to do first, once a call, where it may be of use. */
function withLine(turn: Turn, safety: string, isOfUse: boolean): string {
  const line = isOfUse ? emergencyLine(turn.facts) : null
  if (line === null || !onceACall(turn.talk, 'emergency')) return safety
  turn.talk.lastAnswer = line
  return `${safety} ${inTheirLanguage(turn, line)}`
}

/** A body in danger is the animal's where the call is about one; a house on fire is everybody's. */
function isOfAnimal({ notes }: Turn): boolean {
  return notes.animal && notes.danger.every((danger) => BODILY.has(danger))
}

const BODILY: ReadonlySet<Danger> = new Set(['body', 'poison'])
