import { heardIn, type Word } from '../understand/utterance.ts'
import type { AskedOfFacts } from './asked-of-facts.ts'
import type { Answering } from './read-question.ts'
import type { Asked } from './utterance-asked.ts'
import { namesWhen, whenMeant } from './when-meant.ts'

/**
 * The questions of a turn, as the caller counts them: "can she let you in, or do I have to come?" is one.
 */
export function countedAsOne(answering: Answering, asked: readonly AskedOfFacts[]): AskedOfFacts[] {
  return asked
    .map(apart)
    .filter(isNoOtherWay(answering))
    .filter(isNoTail(answering))
    .reduce(withQuestion(answering), [])
}

/** A fact that answers one question of the turn is not what another one may mean. */
function apart(one: AskedOfFacts, _at: number, all: readonly AskedOfFacts[]): AskedOfFacts {
  const isTold = all.some(({ sure, answer }) => sure && answer === one.answer)
  return one.sure || !isTold ? one : { ...one, answer: null }
}

/**
 * "Do I need an appointment or can we just come by" is one question: who hears that walk-ins are fine has both. So is
 * "if it breaks again, do I pay again".
 */
function isNoOtherWay({ asked }: Answering) {
  return (one: AskedOfFacts, at: number, all: readonly AskedOfFacts[]): boolean => {
    const isTold = (other: AskedOfFacts | undefined) => other?.sure && other.answer !== null
    const [before, behind] = [all[at - 1], all[at + 1]]
    // "If the drain field fails, do you fix that": any listed service may be meant by "that".
    const mayBeAny = one.kind === 'service' && isTold(before) && isConditionOf(asked, before, one)
    if (one.sure && !mayBeAny) return true
    return (
      !(isTold(before) && isJoined(asked, before, one)) &&
      !(isTold(behind) && isJoined(asked, one, behind))
    )
  }
}

/** By an "or", or as a condition with what follows it. */
function isJoined(
  asked: Asked,
  first: AskedOfFacts | undefined,
  second: AskedOfFacts | undefined,
): boolean {
  return (
    isConditionOf(asked, first, second) ||
    between(asked, first, second).some(({ folded }) => OR.has(folded))
  )
}

function isConditionOf(
  asked: Asked,
  first: AskedOfFacts | undefined,
  second: AskedOfFacts | undefined,
): boolean {
  const [last] = between(asked, first, second)
  if (!first || !last || last.stop === '.' || last.stop === '?') return false
  const { from } = first.range
  return asked.cues.at('condition', asked.cues.at('joins', from)?.to ?? from) !== null
}

/** From the last word of the one to the first of the other, if they stand side by side. */
function between(
  { utterance: { words } }: Asked,
  first: AskedOfFacts | undefined,
  second: AskedOfFacts | undefined,
): readonly Word[] {
  if (!first || !second || second.range.from - first.range.to > 1) return []
  return words.slice(first.range.to - 1, second.range.from + 1)
}

/** The words for "or". */
export const OR: ReadonlySet<string> = new Set([
  'or',
  'o',
  'u',
  'ou',
  'oder',
  'veya',
  'yoksa',
  'или',
])

/** "Which papers do you need, and by when?", answered by a fact, does not ask when we close. */
function isNoTail({ asked, today }: Answering) {
  return ({ kind, range }: AskedOfFacts, at: number, all: readonly AskedOfFacts[]): boolean => {
    const before = all[at - 1]
    if (kind !== 'hours' || !before?.sure || before.kind === 'hours') return true
    const isShort = range.to - range.from <= TAIL_WORDS && range.from - before.range.to <= 1
    const ends = asked.utterance.words[before.range.to - 1]?.stop ?? ''
    return (
      !isShort || ends === '.' || ends === '?' || namesWhen(whenMeant(asked, range, today, null))
    )
  }
}

const TAIL_WORDS = 2

/** Merges two questions with the same answer: "at night, where do I go?", and two ways that nobody knows. */
function withQuestion({ asked }: Answering) {
  return (questions: AskedOfFacts[], one: AskedOfFacts): AskedOfFacts[] => {
    const last = questions.at(-1)
    const isOneUnknown = one.answer === null && last?.answer === null && isJoined(asked, last, one)
    const same = isOneUnknown
      ? last
      : questions.find(({ answer }) => answer !== null && answer === one.answer)
    if (!same) return [...questions, one]
    const range = { from: same.range.from, to: one.range.to }
    const both = { ...same, range, words: heardIn(asked.utterance, range) }
    return questions.map((question) => (question === same ? both : question))
  }
}
