import type { Range } from '../understand/utterance.ts'
import type { Answering, Question } from './read-question.ts'
import type { Asked } from './utterance-asked.ts'

/** "How long" needs a duration in the answer, and "who" a name. */
export function fitsAspect(
  { asksHowLong, range }: Question,
  { asked }: Answering,
  answer: string,
): boolean {
  return (!asksHowLong || DURATION.test(answer)) && (!asksWho(range, asked) || NAME.test(answer))
}

function asksWho(range: Range, { utterance }: Pick<Asked, 'utterance'>): boolean {
  return WHO.has(utterance.words[range.from]?.folded ?? '')
}

const WHO = new Set('who quien quienes qui wer quem kim кто'.split(' '))
/** A word with a capital inside the sentence. */
const NAME = /(?<=\p{Ll}[,:]? )\p{Lu}\p{Ll}+/u
const DURATION =
  /\b(?:min(?:ute)?s?|h(?:ou)?rs?|days?|w(?:ee)?ks?|months?|mos?|y(?:ea)?rs?|overnight)\b/i
