import type { Language } from '../../kernel/languages.ts'
import { inEnglish } from '../languages/word-for-word.ts'
import { heardIn, type Range } from '../understand/utterance.ts'
import type { Answering } from './read-question.ts'
import type { Asked } from './utterance-asked.ts'

/** "And thursday", "how much is that": the subject was mentioned before. */
export function goesOn({ asked, language }: Answering, range: Range): boolean {
  return pointsBack(asked, language, range)
}

/** The same for an utterance that was understood. */
export function pointsBack(
  { utterance, cues }: Pick<Asked, 'utterance' | 'cues'>,
  language: Language,
  range: Range,
): boolean {
  const count = range.to - range.from
  const said = heardIn(inEnglish(utterance, language), range).split(/[\s.,?]+/)
  const points = said.some((word) => POINTS.has(word.toLowerCase()))
  return (
    count < FEW_WORDS || (count <= SHORT_WORDS && (points || cues.at('joins', range.from) !== null))
  )
}

export const FEW_WORDS = 3
const SHORT_WORDS = 6
const POINTS = new Set('it that those them one ones this these'.split(' '))
