import type { Cues } from '../languages/find-cues.ts'
import type { KnownFacts } from './known-facts.ts'
import { isStrong } from './read-question.ts'
import type { Term } from './thesaurus.ts'

/** The owner's "we don't do that" for who asks for it. */
export function refusalOf(terms: readonly Term[], { sentences }: KnownFacts): string | null {
  const refuses = ({ refused, refusesThings, refusedNames }: KnownFacts['sentences'][number]) =>
    terms.some((term) => {
      const isThing = refusesThings || refusedNames.has(term.concept)
      return (isStrong(term) || (isThing && term.weight >= 1)) && refused.has(term.concept)
    })
  return sentences.find(refuses)?.text ?? null
}

/**
 * The same, given unasked to a caller with a job that the business does not take, to save the wait. Returns null when
 * something the business does is named too, or when the caller denies the job.
 */
export function notDone(terms: readonly Term[], cues: Cues, known: KnownFacts): string | null {
  const isDone = ({ concept }: Term) =>
    known.services.some(({ concepts }) => concepts.has(concept)) ||
    known.sentences.some(({ concepts, denied }) => concepts.has(concept) && !denied.has(concept))
  if (terms.filter(isStrong).some(isDone)) return null
  const named = new Set(
    undenied(terms, cues)
      .filter(isStrong)
      .map(({ concept }) => concept),
  )
  const isNamed = (part: ReadonlySet<string>) =>
    part.size > 0 && part.intersection(named).size >= Math.min(part.size, WORDS_NAMED)
  return known.sentences.find(({ refusedParts }) => refusedParts.some(isNamed))?.text ?? null
}

/** "My wife got a flat" names no "flat commercial roof". */
const WORDS_NAMED = 2

/** Without the last of "it is no septic tank". */
export function undenied(terms: readonly Term[], cues: Cues): Term[] {
  const isDenied = ({ from }: Term) =>
    cues.all('negation').some(({ to }) => to <= from && from - to <= NEAR)
  return terms.filter((term) => !isDenied(term))
}

const NEAR = 1
