import { isOfTheKindAsked } from '../expected-answer.ts'
import type { Line } from '../lines-with-subjects.ts'
import { isOnTheSubject } from '../put-off.ts'
import { outcomeOf } from '../question-outcome.ts'
import type { Course, Heard } from './heard.ts'
import { odds } from './log-odds.ts'
import { laterNumbers } from './talk-after-question.ts'
import { STANCES, type Stances } from './what-a-turn-does.ts'

/** Replies that matter come within this many turns. */
const REPLIES_HEARD = 3
/** A turn without a question mark counts as a question from this likelihood on. */
const ASKED_MIN = 0.55
const WORDS_MIN = 3
const NOTHING: Stances = { q: 0, a: 0, o: 0, s: 0, propose: 0, d: 0, n: 0, c: 0 }
/** Digits of any script, and English number words. */
const NUMBER = /\d/u

/** Sentences with a question mark, or with the words of a question. */
export function asksIn({ turn, bySentence }: Heard): number[] {
  return turn.lines.flatMap(({ text, words }, at) => {
    const { q = 0, a = 0 } = bySentence[at] ?? {}
    const asks = text.endsWith('?') || q + a > ASKED_MIN
    return asks && words.length >= WORDS_MIN ? [at] : []
  })
}

/** Features that tell whether the question at `line` of turn `index` is still open at the end. */
export function questionNumbers(course: Course, index: number, line: number): number[] {
  const { heard, lines, cues, language, speakers } = course
  const one = heard[index]
  const question = one?.turn.lines[line]
  if (!one || !question) return []
  const own = one.bySentence[line] ?? NOTHING
  const others = heard
    .slice(index + 1, index + 1 + 2 * REPLIES_HEARD)
    .filter(({ turn }) => turn.speaker === null || turn.speaker !== one.turn.speaker)
  const [first, second] = others
  const next = heard.slice(index + 1, index + 1 + REPLIES_HEARD)
  const talk = repliesTo(course, index, question)
  const openest = Math.max(0, ...talk.map(openness))
  const asker = heard
    .slice(index + 1, index + 1 + REPLIES_HEARD)
    .find(({ turn }) => turn.speaker === one.turn.speaker)
  const answer = first?.turn.lines[0]
  const outcome = outcomeOf(course, lines.indexOf(question), cues, speakers)
  return [
    Number(question.text.endsWith('?')),
    ...STANCES.map((stance) => odds(own[stance])),
    ...STANCES.map((stance) => odds(first?.stances[stance])),
    ...['o', 's', 'd', 'n'].map((stance) => odds(second?.stances[stance as 'o'])),
    ...['o', 's', 'd', 'n'].map((stance) => odds(asker?.stances[stance as 'o'])),
    odds(openest),
    Number(next.length === 0),
    Number(cues.requested.test(question.text)),
    Number(cues.idle.test(question.text)),
    Number(talk.some(({ turn }) => cues.doubted.test(turn.text))),
    Number(talk.some(({ turn }) => cues.leftOpen.test(turn.text))),
    Number(outcome.answered),
    Number(!outcome.answered && outcome.open.length > 0),
    Number(Boolean(answer && cues.agreed.test(answer.text))),
    Number(Boolean(answer && cues.objected.test(answer.text))),
    Number(Boolean(answer && language === 'en' && isOfTheKindAsked(answer, question, speakers))),
    Number(Boolean(answer && isOnTheSubject(answer, question))),
    Number(NUMBER.test(first?.turn.text ?? '')),
    Number(Boolean(first?.turn.text.endsWith('?'))),
    Math.log1p(question.words.length),
    Math.log1p(question.subject.length),
    Math.log1p(wordCount(first)),
    Number(line < one.turn.lines.length - 1),
    ...laterNumbers(course, index, question),
  ]
}

/** The turns after a question, up to the next question. */
export function repliesTo({ heard }: Course, index: number, question: Line): readonly Heard[] {
  const next = heard.slice(index + 1, index + 1 + REPLIES_HEARD)
  const end = next.findIndex((each, at) => at > 0 && asksAnew(each, question))
  return end < 0 ? next : next.slice(0, end)
}

function openness({ bySentence, stances }: Heard): number {
  return Math.max(stances.o, ...bySentence.map(({ o }) => o))
}

function asksAnew({ turn }: Heard, question: Line): boolean {
  return turn.lines.some((line) => line.text.endsWith('?') && !isOnTheSubject(line, question))
}

function wordCount(one: Heard | undefined): number {
  return one?.turn.lines.reduce((sum, { words }) => sum + words.length, 0) ?? 0
}
