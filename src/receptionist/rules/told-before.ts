import type { AskedOfFacts } from '../facts/asked-of-facts.ts'
import type { QuestionKind } from '../facts/question-kinds.ts'
import { isEveryday } from '../understand/slots/name-or-common-word.ts'
import type { Understanding } from '../understand/understand.ts'
import { readUtterance } from '../understand/utterance.ts'
import { wholeOf } from '../understand/words-left-over.ts'
import type { Turn } from './turn.ts'

/**
 * An answer that was told before and is no answer to this: the caller says that they asked something
 * else, or nothing of the question is of it. So it is not known, and no fact is told over and over.
 */
export function withoutTold(turn: Turn, heard: Understanding): Understanding {
  const questions = heard.questions.map((question) =>
    question.answer !== null &&
    isTold(turn, question.answer) &&
    !isWantedAgain(turn, heard, question)
      ? { ...question, kind: kindOpen(heard, question), sure: false, answer: null }
      : question,
  )
  const isContested = questions.length === 0 && contests(turn, heard)
  return { ...heard, questions: isContested ? [wholeAsked(heard)] : questions }
}

/** "But we're not inside Round Rock", right behind an answer: it was none to what they asked. */
function contests({ talk, notes }: Turn, heard: Understanding): boolean {
  const { cues, utterance, kind, numbers, urgency } = heard
  const { lastAnswer, lastReply } = talk
  const isSaid = lastAnswer !== null && lastReply.includes(lastAnswer)
  if (!isSaid || kind === 'answer' || numbers.ranges.length > 0 || urgency.denied) return false
  const told = new Set(readUtterance(lastAnswer).words.map(({ folded }) => folded))
  return cues
    .all('negation')
    .some(({ to }) =>
      utterance.words
        .slice(to, to + DENIED)
        .some(({ folded }) => told.has(folded) && !isEveryday(folded, notes.language)),
    )
}

/** What is denied stands so near behind the "not". */
const DENIED = 3

function wholeAsked({ utterance }: Understanding): AskedOfFacts {
  const range = wholeOf(utterance)
  return { range, words: utterance.source, kind: 'other', answer: null, sure: false }
}

/** "Can you just send someone" asks for a deed, whatever fact came near it. */
function kindOpen({ cues }: Understanding, { kind, range }: AskedOfFacts): QuestionKind {
  if (cues.has('comeAsk', range) || cues.has('promiseAsk', range)) return 'deed'
  return kind === 'price' ? kind : 'other'
}

export function isTold({ talk }: Turn, answer: string): boolean {
  return (talk.told ?? []).some((one) => one.answer === answer)
}

function isWantedAgain(
  { talk, notes }: Turn,
  { cues, utterance }: Understanding,
  { answer, kind, range }: AskedOfFacts,
): boolean {
  if (RECKONED.has(kind) || cues.has('repeat')) return true
  if (cues.has('asksAgain') || cues.has('orNot', range)) return false
  const before = (talk.told ?? []).filter((one) => one.answer === answer)
  const of = new Set(
    [answer ?? '', ...before.map(({ words }) => words)].flatMap((text) =>
      readUtterance(text).words.map(({ folded }) => folded),
    ),
  )
  return utterance.words
    .slice(range.from, range.to)
    .some(({ folded }) => of.has(folded) && !isEveryday(folded, notes.language))
}

/** Made for the question, and not read from the owner's words. */
const RECKONED: ReadonlySet<QuestionKind> = new Set(['hours', 'location', 'languages'])

const MAX_TOLD = 12

/** Keeps what is told now, and what it was asked with. */
export function noteTold({ talk }: Turn, questions: readonly AskedOfFacts[]): void {
  const told = questions.flatMap(({ answer, words }) =>
    answer === null ? [] : [{ answer, words }],
  )
  talk.told = [...(talk.told ?? []), ...told].slice(-MAX_TOLD)
}
