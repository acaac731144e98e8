import type { AskedOfFacts } from '../facts/asked-of-facts.ts'
import { likelyAsked } from '../facts/likely-asked.ts'
import { OR } from '../facts/one-question.ts'
import { DECIDE } from '../understand/thresholds.ts'
import type { Understanding } from '../understand/understand.ts'
import { heardIn, type Range, readUtterance } from '../understand/utterance.ts'
import { wholeOf } from '../understand/words-left-over.ts'
import type { Turn } from './turn.ts'

/**
 * "Do I get it back, or can you move it to May": two ways are counted as one question, but what was told of the first
 * need not answer the second. Then the second is open, so the caller hears so and the owner reads it.
 */
export function withPassedOver({ facts }: Turn, heard: Understanding): Understanding {
  const { utterance, language } = heard
  const open = otherWays(heard).filter(({ range, answer }) => {
    // Judged by itself: beside the first it would seem to ask for the same.
    const way = readUtterance(heardIn(utterance, range))
    const likely = likelyAsked(way, language, wholeOf(way), facts)
    const all = [...likely.facts, ...likely.services]
    const told = all.filter(({ text }) => answer.includes(text))
    const least = Math.max(0, ...told.map(({ likelihood }) => likelihood))
    return least < DECIDE.passedOver && likely.unknown > least
  })
  const added = open.map(
    ({ range }): AskedOfFacts => ({
      range,
      words: heardIn(utterance, range),
      kind: 'other',
      answer: null,
      sure: false,
    }),
  )
  return added.length === 0 ? heard : { ...heard, questions: [...heard.questions, ...added] }
}

/** The parts behind an "or" that ask, with what was told of the way before it. */
function otherWays({ utterance, cues, questions }: Understanding) {
  return utterance.words.flatMap(({ folded }, at): { range: Range; answer: string }[] => {
    const asks = cues.at('asks', at + 1) ?? cues.at('asksFirst', at + 1)
    const told = questions.filter(({ range }) => range.from < at).at(-1)
    if (!OR.has(folded) || !asks || !told?.sure || told.answer === null) return []
    const next = questions.find(({ range }) => range.from > at)
    const sentence = utterance.sentences.find(({ from, to }) => from <= at && at < to)
    const to = Math.min(next?.range.from ?? Infinity, sentence?.to ?? at)
    const isApart = to - asks.to > 0 && sentence !== undefined && sentence.from <= told.range.from
    return isApart ? [{ range: { from: at + 1, to }, answer: told.answer }] : []
  })
}
