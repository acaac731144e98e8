import type { AskedOfFacts } from '../facts/asked-of-facts.ts'
import { asEnglish } from '../facts/english-terms.ts'
import { likelyAsked } from '../facts/likely-asked.ts'
import { meaningOf } from '../understand/meaning-vector.ts'
import { DECIDE } from '../understand/thresholds.ts'
import { readUtterance } from '../understand/utterance.ts'
import { wholeOf } from '../understand/words-left-over.ts'
import type { Turn } from './turn.ts'

/** What was asked in vain is answered once the caller asked it in other words and is told what answers both. */
export function settleOpenQuestions(turn: Turn, asked: AskedOfFacts): void {
  for (const question of turn.notes.questions) {
    if (question.answered || !isSettled(turn, question.words, asked)) continue
    question.answered = true
    delete question.told
  }
}

/** The answer is what the open question most likely asks for, surely or as far as both questions are alike. */
function isSettled({ notes, facts }: Turn, open: string, { words, answer, kind }: AskedOfFacts) {
  const { language } = notes
  const utterance = readUtterance(open)
  const likely = likelyAsked(utterance, language, wholeOf(utterance), facts)
  const known = [...likely.facts, ...likely.services, { text: '', likelihood: likely.hours }]
  const [first] = known.toSorted((one, other) => other.likelihood - one.likelihood)
  if (!first || answer === null) return false
  const isTold =
    first.text === ''
      ? kind === 'hours'
      : answer.includes(first.text) || first.text.includes(answer)
  if (!isTold || first.likelihood >= settled.likely) return isTold
  return first.likelihood >= settled.least && alike(open, words, language) >= settled.alike
}

const { settled } = DECIDE

function alike(one: string, other: string, language: Turn['notes']['language']): number {
  const [a, b] = [one, other].map((words) => {
    const utterance = asEnglish(readUtterance(words), language)
    return meaningOf(utterance, wholeOf(utterance))
  })
  return a?.reduce((sum, value, at) => sum + value * (b?.[at] ?? 0), 0) ?? 0
}
