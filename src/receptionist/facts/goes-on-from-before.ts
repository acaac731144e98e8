import type { Language } from '../../kernel/languages.ts'
import { heardIn, type Range, type Utterance } from '../understand/utterance.ts'
import { asEnglish } from './english-terms.ts'
import type { Asked } from './utterance-asked.ts'

/** "And thursday", "how much is that": the subject was mentioned before. */
export function pointsBack(
  { utterance, cues }: Pick<Asked, 'utterance' | 'cues'>,
  language: Language,
  range: Range,
): boolean {
  const count = range.to - range.from
  if (count < FEW_WORDS) return true
  return (
    count <= SHORT_WORDS &&
    (saysIt(utterance, language, range) || cues.at('joins', range.from) !== null)
  )
}

/** Whether the words of a range speak of something as "it" or "those". */
export function saysIt(utterance: Utterance, language: Language, range: Range): boolean {
  const said = heardIn(asEnglish(utterance, language), range).split(/[\s.,?]+/)
  return said.some((word) => POINTS.has(word.toLowerCase()))
}

export const FEW_WORDS = 3
/** A question of so few words may go on from the one before. */
export const SHORT_WORDS = 6
const POINTS = new Set('it that those them one ones this these'.split(' '))
