import type { Cues } from '../cues/cues.ts'
import { type Folded, hears, type Span } from '../folded.ts'
import { tellsOwnCase } from '../own-case.ts'
import { hearPurpose } from '../purpose/hear-purpose.ts'
import { hearSubject } from '../subject/hear-subject.ts'
import type { Turn } from '../turn.ts'
import { isSurelyUrgent, soundsUrgent } from '../urgency/hear-urgency.ts'
import { type Answer, answerQuestion } from './answer.ts'
import { meantFact, termsFact } from './meant-fact.ts'
import { onlyAsks, type Question } from './question.ts'

/**
 * `done`: what was answered, and is no part of the message. `unanswered`: something asked goes to the owner; `answered`: all that was
 * asked got its answer.
 */
export type Answers = {
  questions: readonly Question[]
  texts: string[]
  done: Span[]
  answered: boolean
  unanswered: boolean
}

type Answered = Answer & { question: Question }

/** What the facts say to all that one utterance asks. */
export function answerAll(turn: Turn, folded: Folded, questions: readonly Question[]): Answers {
  const { cues, state } = turn
  const found = questions
    .filter(
      ({ text }) =>
        !ASIDES.some((aside) => hears(text, cues[aside])) || termsFact(turn.facts, text, cues),
    )
    .slice(0, MAX_ANSWERS)
    .map((question) => ({ question, ...answerQuestion(question, turn) }))
  const settled = settleOpen(turn, folded, found)
  for (const { topic } of settled) {
    if (!topic) continue
    state.lastTopic = topic
    state.answered = [...new Set([...state.answered, topic])]
  }
  const texts = [...new Set(settled.map(({ text }) => text).filter((text) => text !== ''))]
  const unanswered = settled.some(
    ({ topic, text, question }) => !topic && text !== '' && !question.faint,
  )
  const faint = found.filter(({ topic, question }) => !topic && question.faint)
  const answers = {
    questions: questions.filter((one) => !faint.some(({ question }) => question === one)),
    texts,
    answered: texts.length > 0 && !unanswered,
    unanswered,
    done: settled.flatMap(({ topic, question }) =>
      topic && (!question.tellsToo || onlyAsks(question, cues)) ? [question] : [],
    ),
  }
  return onlyAsked(turn, folded, answers) ? { ...answers, done: [ALL] } : answers
}

/**
 * Who only asks may ask one thing in several sentences, none of which says it whole: "say a man has you out to open his own
 * house. How do you know it's his?"
 */
function settleOpen(turn: Turn, folded: Folded, found: readonly Answered[]): readonly Answered[] {
  const { facts, cues } = turn
  const open = found.filter(({ topic, question }) => !topic && !question.faint)
  const [first] = open
  if (!first || !soundsAsking(folded.text, cues)) return found
  const fact = meantFact(facts, folded.text, cues)
  if (!fact) return found
  const known = found.filter((one) => !open.includes(one))
  if (known.length === 0) return [{ question: first.question, text: fact, topic: 'details' }]
  return known.some(({ text }) => text === fact) ? known : found
}

function soundsAsking(text: string, cues: Cues): boolean {
  const purpose = hearPurpose(text, cues)
  return purpose !== null && purpose.question > purpose.matter
}

/** Every question got its answer, and why they ask is no message, least of all where the answer is no. */
function onlyAsked({ cues }: Turn, folded: Folded, { texts, unanswered }: Answers): boolean {
  const { text } = folded
  if (texts.length === 0 || unanswered || hears(text, cues.leaveMessage)) return false
  const isShort = folded.words.length <= MAX_WORDS_BEHIND_NO
  const isNo = isShort && texts.every((one) => NO.test(one)) && !soundsUrgent(text, cues)
  return isNo || isClearlyAsked(text, cues) || !tellsOwnCase(text, cues)
}

/** What it is about is beyond doubt, whatever story comes with it; a matter of one's own has a subject less often. */
function isClearlyAsked(text: string, cues: Cues): boolean {
  const purpose = hearPurpose(text, cues)
  const [best] = hearSubject(text, cues)
  if (!purpose || !best || isSurelyUrgent(text, cues)) return false
  return best.likelihood >= CLEAR_FROM && purpose.matter < MATTER_WHERE_CLEAR
}

const CLEAR_FROM = 0.7
const MATTER_WHERE_CLEAR = 0.8

/** Who tells more may have another matter too. */
const MAX_WORDS_BEHIND_NO = 20

/** As owners write it: "We do not cut chip keys", "We see dogs and cats only". */
const NO = /^We (?:do not|don't|cannot|can't|never)\b|\bonly\.?$/i

export const ALL: Span = { from: 0, to: Number.POSITIVE_INFINITY }

/** Answered by what the receptionist is, not by the facts. */
const ASIDES = ['robot', 'person', 'asksFor'] as const

/** More at once than a listener keeps in mind. */
const MAX_ANSWERS = 4
