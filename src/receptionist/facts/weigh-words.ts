import { DECIDE } from '../understand/thresholds.ts'
import type { Part } from './judged-part.ts'
import type { KnownSentence } from './known-facts.ts'
import type { LikelyAsked } from './likely-asked.ts'
import { matchTerms } from './match-terms.ts'
import type { Answering, Question } from './read-question.ts'

const { words: ADDS } = DECIDE

/** The likelihoods by meaning, with what the words of the question say for and against each answer. */
export function weighWords(
  question: Question,
  { known }: Answering,
  likely: LikelyAsked,
  { asks, isMarked }: Part,
): LikelyAsked {
  const named = question.named.length > 0 ? question.named : question.before
  const shared = (concepts: ReadonlySet<string>) => Math.min(1, matchTerms(named, concepts))
  const ofSentence = ({ concepts, prices, isOwnWord }: KnownSentence) =>
    (question.named.length > 0 ? ADDS.shared : ADDS.sharedBefore) * shared(concepts) +
    (question.has('price') && prices.length === 0 ? ADDS.noPrice : 0) +
    (isOwnWord ? 0 : ADDS.described)
  const sentences = new Map(known.sentences.map((one) => [one.text, ofSentence(one)]))
  const services = new Map(
    known.services.map(({ name, concepts }) => [name, ADDS.service * shared(concepts)]),
  )
  const raised = (all: LikelyAsked['facts'], by: ReadonlyMap<string, number>) =>
    all.map(({ text, likelihood }) => ({ text, likelihood: raise(likelihood, by.get(text) ?? 0) }))
  return ofOne({
    facts: raised(likely.facts, sentences),
    services: raised(likely.services, services),
    hours: likely.hours,
    unknown: likely.unknown,
    nothing: raise(
      likely.nothing,
      (asks ? ADDS.asks : ADDS.asksNot) + (isMarked ? ADDS.marked : 0),
    ),
    inCall: likely.inCall,
  })
}

function raise(likelihood: number, by: number): number {
  return likelihood * Math.exp(by)
}

/** The same likelihoods, adding up to 1, most likely first. */
function ofOne({ facts, services, hours, unknown, nothing, inCall }: LikelyAsked): LikelyAsked {
  const all = [...facts, ...services].reduce(
    (sum, { likelihood }) => sum + likelihood,
    hours + unknown + nothing,
  )
  const sorted = (some: LikelyAsked['facts']) =>
    some
      .map(({ text, likelihood }) => ({ text, likelihood: likelihood / all }))
      .toSorted((a, b) => b.likelihood - a.likelihood)
  return {
    facts: sorted(facts),
    services: sorted(services),
    hours: hours / all,
    unknown: unknown / all,
    nothing: nothing / all,
    inCall,
  }
}
