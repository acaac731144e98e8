import { type Range, readUtterance } from '../understand/utterance.ts'
import { type Answering, readQuestion } from './read-question.ts'
import type { Clause } from './split-into-questions.ts'

/** "Hi, is this Juniper, I need a cut": who answers was just said, and the rest asks nothing. */
export function asksWhoAnswers(answering: Answering, clause: Clause): boolean {
  const name = new Set(readUtterance(answering.facts.businessName).words.map((one) => one.folded))
  const { words } = answering.asked.utterance
  const isOfName = ({ from, to }: Range) =>
    words.slice(from, to).every(({ folded }) => name.has(folded))
  const { has, named } = readQuestion(answering, clause)
  const [first] = named
  if (!first || !isOfName(first) || !has('asks')) return false
  const behind = named.findLast(isOfName)?.to ?? clause.to
  const rest = readQuestion(answering, { ...clause, from: behind })
  return !ABOUT_US.some(has) && (behind === clause.to || named.every(isOfName) || !rest.has('asks'))
}

/** What may be asked of a business by its name. */
const ABOUT_US = ['hours', 'price', 'location', 'businessPhone', 'bookingAsk', 'asksWh'] as const
