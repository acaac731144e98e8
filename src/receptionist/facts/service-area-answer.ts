import { UNKNOWN_WORD } from './known-terms.ts'
import { type Answer, open, sure } from './question-kinds.ts'
import type { Answering, Question } from './read-question.ts'
import { isSaid } from './service-answer.ts'

/** "Could you come out to Ninepoint?" asks whether they travel there; a house is not a town. */
export function distance(question: Question, answering: Answering): Answer | null {
  const { has, named } = question
  const isPlace = named.some(
    ({ concept, weight }) => concept.startsWith('=') && weight >= UNKNOWN_WORD,
  )
  return has('bookingAsk') && isPlace ? area(question, answering) : null
}

export function area({ has, topic, named }: Question, { known }: Answering): Answer | null {
  const goesOn = topic === 'area' && named.length > 0
  // "¿Me van a cobrar?" asks for no place.
  if ((!has('area') && !goesOn) || has('price')) return null
  if (known.services.some((one) => isSaid(one, named))) return null
  const told = known.sentences.find(({ isArea }) => isArea)
  return told ? sure('area', told.text) : open('area')
}
