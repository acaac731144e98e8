import { termsIn } from '../facts/english-terms.ts'
import { knownFacts, weighty } from '../facts/known-facts.ts'
import type { Term } from '../facts/thesaurus.ts'
import { type Range, readUtterance } from '../understand/utterance.ts'
import type { Known } from './reply-sources.ts'
import type { Sentence } from './sentence-to-check.ts'
import { wordSet } from './word-set.ts'

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

/** Words for who and where: names and places from the facts and the slip. */
export function namesIn({ facts, notes }: Known): Set<string> {
  const texts = [facts.businessName, facts.city, notes.name?.text, notes.address, notes.email]
  return new Set(
    texts.flatMap((text) => readUtterance(text ?? '').words.map(({ folded }) => folded)),
  )
}

/** The terms of a range, without names, places and words of any call. */
export function termsWithin({ utterance, known }: Sentence, { from, to }: Range): Term[] {
  const ours = namesIn(known)
  const { words } = utterance
  const text = words
    .slice(from, to)
    .filter(({ folded }, at) => {
      const isOwner =
        OWNER.test(words[from + at]?.heard ?? '') && TALK.has(words[from + at + 1]?.folded ?? '')
      return !(TALK.has(folded) || ours.has(folded) || isOwner)
    })
    .map(({ heard }) => heard)
    .join(' ')
  return weighty(termsIn(readUtterance(text), known.notes.language))
}

/** The Nadia in "Nadia's number". */
const OWNER = /^\p{Lu}\p{Ll}+['’]s$/u
/** Words of any call, which name no service. */
const TALK = wordSet(
  `message number name call calls calling owner note notes down email address question questions
  time times day days week today tomorrow information info details record specialties specialty
  services service offerings menu list available way one ones thing things part lot big yes sure
  great right weve text texts voicemail cell spelling first last english spanish german portuguese french
  turkish russian house home line either among`,
)

/** The terms that the caller's last words name. */
export function termsAsked({ known }: Sentence): Term[] {
  return weighty(termsIn(readUtterance(known.said.at(-1) ?? ''), known.notes.language))
}
