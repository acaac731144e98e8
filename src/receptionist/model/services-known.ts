import { knownFacts } from '../facts/known-facts.ts'
import { readUtterance } from '../understand/utterance.ts'
import type { Known } from './reply-sources.ts'

/** Who and where: the business's own names, and what stands on the slip. */
export function namesIn({ facts, notes }: Known): Set<string> {
  const texts = [facts.businessName, facts.city, notes.name?.text, notes.address, notes.email]
  return new Set(
    texts.flatMap((text) => readUtterance(text ?? '').words.map(({ folded }) => folded)),
  )
}

/** What the facts say is done, by concept. */
export function doneIn({ facts }: Known): Set<string> {
  const { sentences, services } = knownFacts(facts)
  const does = new Set(services.flatMap(({ concepts }) => [...concepts]))
  for (const { concepts, denied } of sentences) {
    for (const concept of concepts) if (!denied.has(concept)) does.add(concept)
  }
  return does
}
