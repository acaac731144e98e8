import type { Range } from '../understand/utterance.ts'
import { answerOf, type KnownSentence } from './known-facts.ts'
import { UNKNOWN_WORD } from './known-terms.ts'
import { CLASS, nearness } from './match-terms.ts'
import type { Answer } from './question-kinds.ts'
import type { Answering, Question } from './read-question.ts'
import { isOfClass, type Term } from './thesaurus.ts'
import type { Asked } from './utterance-asked.ts'

/**
 * Whether a fact answers the question and does not only share its subject: "how long is the first exam" asks for a
 * duration, not a price; "do gift cards expire" is not answered by where they are sold.
 */
export function tellsAsked(question: Question, answering: Answering, answer: Answer): boolean {
  const told = answerOf(answering.known, answer.answer)
  if (!told) return true
  if (!fitsAspect(question, answering, answer)) return false
  // Prices are matched elsewhere, and a fact that denies something answers a question about any part of it.
  if (question.has('price') || answer.kind === 'price' || isDenied(question, told)) return true
  // A word of another language may have several English meanings.
  return question.named.every((term, _, named) => {
    const here = named.filter(({ from }) => from === term.from)
    return isLittle(term) || here.some((one) => isIn(one, told))
  })
}

/** "How long" needs a duration in the answer, and "who" a name. */
export function fitsAspect(
  { asksHowLong, range }: Question,
  { asked }: Answering,
  { answer }: Answer,
): boolean {
  if (answer === null) return true
  return (!asksHowLong || DURATION.test(answer)) && (!asksWho(range, asked) || NAME.test(answer))
}

export function asksWho(range: Range, { utterance }: Pick<Asked, 'utterance'>): boolean {
  return WHO.has(utterance.words[range.from]?.folded ?? '')
}

const WHO = new Set('who quien quienes qui wer quem kim кто'.split(' '))
/** A word with a capital inside the sentence. */
export const NAME = /(?<=\p{Ll}[,:]? )\p{Lu}\p{Ll}+/u
export const DURATION =
  /\b(?:min(?:ute)?s?|h(?:ou)?rs?|days?|w(?:ee)?ks?|months?|mos?|y(?:ea)?rs?|overnight)\b/i

/** "Night" is a time, and "animal" covers every animal. */
function isLittle({ concept, weight }: Term): boolean {
  return weight < UNKNOWN_WORD || concept === 'night' || concept === 'animal'
}

type Told = Pick<KnownSentence, 'text' | 'concepts'> & Partial<KnownSentence>

function isDenied({ named }: Question, { denied }: Told): boolean {
  return named.some(({ concept }) => denied !== undefined && nearness(concept, denied) >= CLASS)
}

function isIn({ concept }: Term, { text, concepts }: Told): boolean {
  const isPaid = isOfClass(concept, 'payment') && /[$€£]\d|\bfree\b/i.test(text)
  return isPaid || nearness(concept, concepts) > 0
}
