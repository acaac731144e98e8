import { onceACall } from '../begin-or-read-state.ts'
import { emergencyFact } from '../facts/emergency-fact.ts'
import { emergencyLine } from '../facts/places-callers-are-sent.ts'
import { isOfTheCall, type QuestionKind } from '../facts/question-kinds.ts'
import type { CueName } from '../languages/cue-names.ts'
import type { Danger } from '../notes/notes.ts'
import type { Understanding } from '../understand/understand.ts'
import { wholeOf } from '../understand/words-left-over.ts'
import { ownersFirstStep, sendsAway } from './owners-safety.ts'
import { inTheirLanguage } from './owners-words-to-foreign-caller.ts'
import { DANGER_OVER, type Taken } from './take-turn.ts'
import { phrasesOf, type Turn } from './turn.ts'

/** Says what to do in danger: when the caller reports it, and again whenever they ask. */
export function answerDanger(turn: Turn, heard: Understanding, taken: Taken): string | null {
  const { notes, facts } = turn
  const phrases = phrasesOf(turn)
  const isAsked = (heard.cues.has('safetyAsk') && notes.urgency.urgent) || asksInDanger(turn, heard)
  const sent = sentBefore(turn, heard)
  if (sent !== null) return inTheirLanguage(turn, sent)
  if (!taken.danger && !isAsked) return null
  if (isOfAnimal(turn)) {
    turn.talk.lastAnswer = emergencyFact(facts)
    const { lastAnswer } = turn.talk
    return lastAnswer === null ? phrases.animalSafety : inTheirLanguage(turn, lastAnswer)
  }
  const [danger] = notes.danger
  if (danger) return withLine(turn, phrases.safety[danger])
  if (heard.questions.some(({ sure }) => sure)) return null
  const step = ownersFirstStep(turn, heard)
  return withLine(turn, step ? inTheirLanguage(turn, step) : phrases.safetyUnknown)
}

/** "Should I just come in?", after the owner's "go to the ER": that is still the answer. */
function sentBefore({ notes, talk }: Turn, heard: Understanding): string | null {
  const { lastAnswer } = talk
  const isAsked = notes.urgency.urgent && asksOwnDeed(heard) && !heard.cues.has('price')
  return isAsked && lastAnswer !== null && sendsAway(lastAnswer) ? lastAnswer : null
}

/**
 * While a danger lasts, a question like "should I open the windows" asks what to do about it, and so may almost any
 * other; but who was told once more and still asks of another thing ("how long till he calls") wants that answered.
 * Questions about a price, a visit or the call itself are no such questions.
 */
function asksInDanger({ notes, talk }: Turn, heard: Understanding): boolean {
  if (notes.danger.length === 0 || talk.saidOnce.includes(DANGER_OVER)) return false
  const { cues, questions, utterance, notesAsked } = heard
  if (cues.has('safetyAsk')) return true
  const whole = { has: (name: CueName) => cues.has(name), range: wholeOf(utterance) }
  if (notesAsked !== null || isOfTheCall(whole, heard)) return false
  if (asksOwnDeed(heard) || asksWhatToDo(heard)) return true
  const isMarked = utterance.words.at(-1)?.stop === '?'
  const mayAsk =
    questions.length === 0 ? isMarked : questions.some(({ kind }) => OF_ANYTHING.has(kind))
  return mayAsk && onceACall(talk, 'told again in danger')
}

/** "Sixty one twenty Sunset Trail, should I turn it off": anywhere in the turn. */
function asksWhatToDo({ cues, utterance: { words } }: Understanding): boolean {
  return cues.all('ownDeedAsk').some(({ from }) => SHOULD.has(words[from]?.folded ?? ''))
}

const SHOULD: ReadonlySet<string> = new Set(['should', 'shall', 'must', 'debo', 'soll', 'devo'])

/** "Should I turn it off first", "kann ich nochmal rein": at the start of a sentence, or with a question mark. */
export function asksOwnDeed({ cues, utterance }: Understanding): boolean {
  return utterance.sentences.some((sentence) => {
    const isMarked = utterance.words[sentence.to - 1]?.stop === '?'
    return cues
      .all('ownDeedAsk')
      .some(
        ({ from }) =>
          from >= sentence.from &&
          from < sentence.to &&
          (isMarked || from - sentence.from <= LEAD_WORDS),
      )
  })
}

/** "Okay so", "and": at most this many words may come before the question. */
const LEAD_WORDS = 2
const OF_ANYTHING: ReadonlySet<QuestionKind> = new Set(['fact', 'other', 'service', 'hours'])

/** Adds the owner's emergency number after the first steps, once per call. */
function withLine(turn: Turn, safety: string): string {
  const line = emergencyLine(turn.facts)
  if (line === null || !onceACall(turn.talk, 'emergency')) return safety
  turn.talk.lastAnswer = line
  return `${safety} ${inTheirLanguage(turn, line)}`
}

/** In a call about an animal, a bodily danger is the animal's; a fire endangers everybody. */
function isOfAnimal({ notes }: Turn): boolean {
  return notes.animal && notes.danger.every((danger) => BODILY.has(danger))
}

const BODILY: ReadonlySet<Danger> = new Set(['body', 'poison'])
