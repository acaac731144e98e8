import type { Cues } from '../languages/find-cues.ts'
import type { AskedOfFacts } from './asked-of-facts.ts'
import type { KnownFacts, KnownSentence } from './known-facts.ts'
import { type Answering, isStrong } from './read-question.ts'
import type { Term } from './thesaurus.ts'

/**
 * The owner's "we don't do that", given unasked to a caller with a job that the business does not take, to save the
 * wait. Returns null when something the business does is named too, or when the caller denies the job.
 */
export function notDone(terms: readonly Term[], cues: Cues, known: KnownFacts): string | null {
  if (terms.filter(isStrong).some((term) => isDone(term, known))) return null
  return refusalIn(terms, cues, known)
}

/** "I've got a motorhome, the windshield's cracked, can you do that?": no yes for what the owner refuses in part. */
export function refusedInPart(
  one: AskedOfFacts,
  { asked: { terms, cues }, known }: Answering,
): AskedOfFacts {
  if (one.kind !== 'service' || !one.sure) return one
  const refusal = refusalIn(terms, cues, known)
  return refusal === null ? one : { ...one, kind: 'fact', answer: refusal }
}

function refusalIn(terms: readonly Term[], cues: Cues, known: KnownFacts): string | null {
  const meant = terms.filter((term) => isStrong(term) && !isDenied(term, cues))
  return known.sentences.find((sentence) => refuses(sentence, meant))?.text ?? null
}

function refuses({ refused }: KnownSentence, meant: readonly Term[]): boolean {
  return meant.some(({ concept }) => refused.has(concept))
}

function isDone({ concept }: Term, { services, sentences }: KnownFacts): boolean {
  if (services.some(({ concepts }) => concepts.has(concept))) return true
  return sentences.some(({ concepts, denied }) => concepts.has(concept) && !denied.has(concept))
}

/** "It is no septic tank". */
function isDenied({ from }: Term, cues: Cues): boolean {
  return cues.all('negation').some(({ to }) => to <= from && from - to <= NEAR)
}

const NEAR = 1
