import { beginsClause } from '../understand/slots/clause-begins.ts'
import { heardIn, readUtterance } from '../understand/utterance.ts'
import type { Judging, Part } from './judged-part.ts'
import { likelyAsked } from './likely-asked.ts'
import type { Answer } from './question-kinds.ts'
import { readQuestion } from './read-question.ts'
import { toldIn } from './told-by-meaning.ts'
import { weighWords } from './weigh-words.ts'

/**
 * "Is the first fitting free, at least I thought I saw that": callers go on behind their question, and what they say
 * then hides what was asked. What answers the words before their next clause is told. English only, as the others are
 * put in English word for word.
 */
export function toldOfBegin(answering: Judging, part: Part): Answer | null {
  if (!part.asks || answering.language !== 'en') return null
  for (const to of clauseEnds(answering, part)) {
    const begin = { ...part, to }
    const said = readUtterance(heardIn(answering.asked.utterance, begin))
    const whole = { from: 0, to: said.words.length }
    const question = readQuestion(answering, begin)
    if (question.named.length === 0) continue
    const likely = likelyAsked(said, 'en', whole, answering.facts)
    const told = toldIn(answering, question, weighWords(question, answering, likely, begin), begin)
    if (told) return told
  }
  return null
}

/** A question has at least so many words. */
const SHORTEST = 4
/** The first of them; further on the question is over. */
const MOST_CLAUSES = 2

/** Where the next clauses begin. */
function clauseEnds({ asked: { utterance } }: Judging, { from, to }: Part): number[] {
  const ends: number[] = []
  for (let at = from + SHORTEST; at < to && ends.length < MOST_CLAUSES; at += 1) {
    const word = utterance.words[at]
    if (word && beginsClause(word)) ends.push(at)
  }
  return ends
}
