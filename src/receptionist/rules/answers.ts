import { onceACall } from '../conversation.ts'
import type { AskedOfFacts } from '../facts/answer-questions.ts'
import type { Danger } from '../notes/notes.ts'
import type { Understanding } from '../understand/understand.ts'
import type { Taken } from './take.ts'
import { phrasesOf, type Turn } from './turn.ts'

/** What to do in danger: when it is told, and again whenever the caller asks. */
export function answerDanger(turn: Turn, heard: Understanding, taken: Taken): string | null {
  const { notes } = turn
  const phrases = phrasesOf(turn)
  const isAsked = heard.cues.has('safetyAsk')
  if (!taken.danger && !isAsked) return null
  const [danger] = notes.danger.filter((one) => LIFE.has(one))
  const words = [...notes.matters, heard.utterance.source].join(' ')
  if (danger === 'body' || danger === 'poison' || notes.danger.includes('poison')) {
    const isAnimal = heard.cues.has('animal') || notes.animal
    return isAnimal ? phrases.animalSafety : phrases.safety[danger ?? 'poison']
  }
  if (danger) return phrases.safety[danger]
  if (words === '' || heard.questions.some(({ answer }) => answer !== null)) return null
  return notes.urgency.urgent && notes.animal ? phrases.animalSafety : phrases.safetyUnknown
}

const LIFE: ReadonlySet<Danger> = new Set(['gas', 'fire', 'body', 'electric', 'threat', 'poison'])

/** The owner's facts for what was asked, and a word that the rest is passed on; nothing is said twice. */
export function answerAll(turn: Turn, { questions }: Understanding): string[] {
  const answers = questions.flatMap(({ answer }) => (answer === null ? [] : [answer]))
  const open = questions.find(({ answer }) => answer === null)
  const passedOn = open && unansweredText(turn, open)
  return [...new Set(answers), ...(passedOn ? [passedOn] : [])]
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
