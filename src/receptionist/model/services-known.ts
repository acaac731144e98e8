import { knownFacts } from '../facts/known-facts.ts'
import { readUtterance } from '../understand/utterance.ts'
import type { Known } from './reply-sources.ts'

/** Words for who and where: names and places from the facts and the slip. */
export function namesIn({ facts, notes }: Known): Set<string> {
  const texts = [facts.businessName, facts.city, notes.name?.text, notes.address, notes.email]
  return new Set(
    texts.flatMap((text) => readUtterance(text ?? '').words.map(({ folded }) => folded)),
  )
}

/** The concepts of what the facts say is done. */
export function doneIn({ facts }: Known): Set<string> {
  const { sentences, services } = knownFacts(facts)
  const does = new Set(services.flatMap(({ concepts }) => [...concepts]))
  for (const { concepts, denied } of sentences) {
    for (const concept of concepts) if (!denied.has(concept)) does.add(concept)
  }
  for (const { field, holds } of FIELDS)
    if (facts.services.some((one) => field.test(one))) for (const one of holds) does.add(one)
  return does
}

/** A field of law names no case, but always holds these. */
const FIELDS: readonly { field: RegExp; holds: readonly string[] }[] = [
  { field: /\b(?:family|domestic|matrimonial)\b/i, holds: ['divorce', 'custody'] },
  { field: /\blandlord|\btenant/i, holds: ['eviction'] },
  { field: /\bestate planning\b/i, holds: ['wills'] },
]
