import type { Language } from '../../kernel/languages.ts'
import type { Cues } from '../languages/find-cues.ts'
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
  return says(POINTS, utterance, language, range)
}

/** The same, also as "they": what they are may stand in the clause before. */
export function leansOnLead(utterance: Utterance, language: Language, range: Range): boolean {
  return says(LEANS, utterance, language, range)
}

function says(
  words: ReadonlySet<string>,
  utterance: Utterance,
  language: Language,
  range: Range,
): boolean {
  const said = heardIn(asEnglish(utterance, language), range).split(/[\s.,?]+/)
  return said.some((word) => words.has(word.toLowerCase()))
}

/** Where the clause before a question begins, which says what its "those" are; at most `LEAD_WORDS` before it. */
export function leadOf({ sentences }: Utterance, from: number, cues: Cues): number {
  const sentence = sentences.find((one) => one.from <= from && from < one.to)
  const joined = cues
    .all('joins')
    .filter(({ to }) => to < from)
    .map(({ to }) => to)
  return Math.max(sentence?.from ?? from, from - LEAD_WORDS, ...joined)
}

const LEAD_WORDS = 8
export const FEW_WORDS = 3
/** A question of so few words may go on from the one before. */
export const SHORT_WORDS = 6
const POINTS = new Set('it that those them one ones this these'.split(' '))
const LEANS = new Set([...POINTS, 'they'])
