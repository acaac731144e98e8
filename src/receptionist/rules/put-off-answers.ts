import type { AskedOfFacts } from '../facts/asked-of-facts.ts'
import type { QuestionKind } from '../facts/question-kinds.ts'
import { noteOpenQuestion, noteQuestion } from '../notes/note-matter.ts'
import type { Understanding } from '../understand/understand.ts'
import { inTheirLanguage } from './owners-words-to-foreign-caller.ts'
import type { Turn } from './turn.ts'

/**
 * What was asked together with the report of a danger is not answered beside "get everyone outside", but in the next
 * turn. Until then it is open, as the caller may well hang up to get out.
 */
export function putOffAnswers({ notes, talk }: Turn, { questions }: Understanding): void {
  const known = questions.filter(isKnown)
  talk.putOff = [...(talk.putOff ?? []), ...known]
  for (const { words } of known) noteOpenQuestion(notes, words)
  // "I said: …" would be untrue of what only may answer.
  for (const { words, answer } of questions) {
    const noted = notes.questions.find((one) => one.told === answer && words.includes(one.words))
    if (noted) delete noted.told
  }
}

/**
 * The questions answered beside what to do in a danger. A fact could be taken for advice on it ("how do I get it up off
 * him"), so none is told; the owner reads the question.
 */
export function besideDanger({ notes }: Turn, { questions }: Understanding): AskedOfFacts[] {
  const ofDanger = questions.filter(({ kind }) => OF_THE_DANGER.has(kind))
  for (const { words } of ofDanger) noteOpenQuestion(notes, words)
  return questions.filter((one) => !ofDanger.includes(one))
}

const OF_THE_DANGER: ReadonlySet<QuestionKind> = new Set(['fact', 'other', 'service'])

/** The answers that a danger put off, noted as told. */
export function answersPutOff(turn: Turn): string[] {
  const { notes, talk } = turn
  const asked = talk.putOff ?? []
  delete talk.putOff
  for (const { words } of asked) noteQuestion(notes, words, true)
  talk.lastAnswer = asked.at(-1)?.answer ?? talk.lastAnswer
  return asked.flatMap(({ answer, kind }) =>
    answer === null ? [] : [inTheirLanguage(turn, answer, kind)],
  )
}

const isKnown = ({ sure, answer }: AskedOfFacts): boolean => sure && answer !== null
