import type { Language } from '../../kernel/languages.ts'
import type { AskedOfFacts } from '../facts/asked-of-facts.ts'
import { likelyAsked } from '../facts/likely-asked.ts'
import { OR } from '../facts/one-question.ts'
import { stemOf } from '../facts/thesaurus.ts'
import { isEveryday } from '../understand/slots/name-or-common-word.ts'
import { DECIDE } from '../understand/thresholds.ts'
import type { Understanding } from '../understand/understand.ts'
import { heardIn, type Range, readUtterance, type Utterance } from '../understand/utterance.ts'
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
    const isOther = least < DECIDE.passedOver && likely.unknown > least
    return isOther && namesAnother(way, answer, language)
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

/** "Or can I take it without" says nothing that the answer does not hold. */
function namesAnother({ words }: Utterance, answer: string, language: Language): boolean {
  const told = new Set(readUtterance(answer).words.map(({ folded }) => stemOf(folded)))
  return words.some(({ folded }) => !isEveryday(folded, language) && !told.has(stemOf(folded)))
}

/** The requests after an "or", with what was told about the one before it. */
function otherWays({ utterance, cues, questions }: Understanding) {
  return utterance.words.flatMap(({ folded }, at): { range: Range; answer: string }[] => {
    // "Or am I paying again" only asks for the opposite of what was asked first.
    const asks = cues.at('requests', at + 1)
    const told = questions.filter(({ range }) => range.from < at).at(-1)
    if (!OR.has(folded) || !asks || !told?.sure || told.answer === null) return []
    const next = questions.find(({ range }) => range.from > at)
    const sentence = utterance.sentences.find(({ from, to }) => from <= at && at < to)
    const to = Math.min(next?.range.from ?? Infinity, sentence?.to ?? at)
    const isApart = to - asks.to > 0 && sentence !== undefined && sentence.from <= told.range.from
    return isApart ? [{ range: { from: at + 1, to }, answer: told.answer }] : []
  })
}
