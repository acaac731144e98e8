import { pattern } from '../../kernel/text/pattern.ts'
import type { KnownFacts } from './known-facts.ts'
import { UNKNOWN_WORD } from './known-terms.ts'
import type { Answer } from './question-kinds.ts'
import type { Question } from './read-question.ts'

/**
 * "Do you cover Powell?", where the owner lists other towns: the list is read, and the owner is asked. Neither a no,
 * which the owner has not said, nor an answer as it stands.
 */
export function unlessListed(
  answer: Answer,
  { named }: Question,
  { sentences }: KnownFacts,
): Answer {
  const list = sentences.find(({ text, isArea }) => isArea && text === answer.answer)
  if (!list || !answer.sure || !listsTowns(list.text)) return answer
  const isListed = named.some(({ concept }) => list.concepts.has(concept) && isOwnWord(concept))
  const namesOther = named.some(
    ({ concept, weight }) => isOwnWord(concept) && weight <= UNKNOWN_WORD,
  )
  return namesOther && !isListed ? { kind: 'area', answer: answer.answer, sure: false } : answer
}

/** A word of no known meaning, as a town's name is. */
function isOwnWord(concept: string): boolean {
  return concept.startsWith('=')
}

/** "Austin and nearby towns" may hold any town. */
function listsTowns(text: string): boolean {
  const names = text
    .split(/\s+/)
    .slice(1)
    .filter((word) => /^\p{Lu}/u.test(word))
  return names.length >= TOWNS_MIN && !OPEN_ENDED.test(text)
}

const TOWNS_MIN = 2
const OPEN_ENDED = new RegExp(
  pattern`\b(?:areas?|around|beyond|county|counties|elsewhere|greater|metro|miles?|near\w*|north|of|outside|radius|
  region|south|suburbs?|surround\w*|within)\b`,
  'i',
)
