import { isEveryday } from '../understand/slots/name-or-common-word.ts'
import { type Range, readUtterance, type Utterance } from '../understand/utterance.ts'
import type { KnownService } from './known-facts.ts'
import { MEMBER, nearness } from './match-terms.ts'
import { refusalOf, undenied } from './not-done.ts'
import { type Answer, sure } from './question-kinds.ts'
import { type Answering, isStrong, type Question } from './read-question.ts'
import { sayService } from './say-service.ts'
import { isOfClass, stemOf, type Term } from './thesaurus.ts'

/** "What do you do?": all listed services. */
export function services({ has, named }: Question, answering: Answering): Answer | null {
  if (!has('servicesAsk') || named.some(({ concept }) => concept !== 'service')) return null
  return servicesOf(answering)
}

/** All listed services, or else the description. */
function servicesOf({ facts, phrases }: Answering): Answer | null {
  const list = facts.services.slice(0, MAX_LISTED)
  if (list.length > 0) return sure('service', phrases.services(listText(list, phrases.and)))
  return facts.description ? sure('service', facts.description) : null
}

/**
 * What the service is about was named, not just work ("fix") or something of the same class: a business that does sewer
 * cameras may not do toilets.
 */
export function isSaid({ concepts }: KnownService, named: readonly Term[]): boolean {
  return named.some(
    ({ concept, weight }) => weight >= SAYS && nearness(concept, concepts) >= MEMBER,
  )
}

/**
 * "Do you brush teeth" names a thing that "bath and brush" does not have. The "trim" of "do you trim nails" it has by
 * its word, if not by what the word means elsewhere.
 */
export function lacksNamed(
  { name, concepts }: KnownService,
  named: readonly Term[],
  { words }: Utterance,
): boolean {
  const stems = new Set(readUtterance(name).words.map(({ folded }) => stemOf(folded)))
  const hasWord = ({ from, to }: Term) =>
    words.slice(from, to).some(({ folded }) => stems.has(stemOf(folded)))
  return named.some(
    (term) =>
      isStrong(term) &&
      !isOfClass(term.concept, 'animal') &&
      nearness(term.concept, concepts) < MEMBER &&
      !hasWord(term),
  )
}

/** A word of lower weight, such as "fix", is of many services. */
const SAYS = 0.5

/** "My water heater is out, do you fix those?": what was just mentioned is a listed service, or is named in a fact. */
export function mentionedService(
  { has, named, before, range }: Question,
  { known, phrases, asked }: Answering,
): Answer | null {
  if (!has('offerAsk') || named.some(({ weight }) => weight >= SAYS)) return null
  if (asksOfAnother(range, asked)) return null
  const mentioned = [...before, ...asked.terms.filter(({ to }) => to <= range.from)]
  // "My leather jacket's zipper is busted, do you do those", and no leather is done.
  const refusal = refusalOf(undenied(mentioned, asked.cues), known)
  if (refusal) return sure('fact', refusal)
  const [one, ...others] = known.services.filter((one) => isSaid(one, mentioned))
  // To who spoke of roaches, "bed bug treatment" is one of several that may be meant.
  return one && others.length === 0 ? sure('service', sayService(phrases, one.name)) : null
}

/** "Do you guys even do nights": after the "do" comes a thing that is on no list. */
function asksOfAnother(
  { from, to }: Range,
  { cues, utterance, language }: Answering['asked'],
): boolean {
  const offers = cues.all('offerAsk').find((one) => one.from >= from && one.to <= to)
  const behind = utterance.words.slice(offers?.to ?? to, to)
  return behind.some(({ folded }) => !isEveryday(folded, language))
}

/** "Do you do lock changes?": every word of a listed service and nothing else, so no other sentence can be meant. */
export function listedService(
  { has, named }: Question,
  { known, phrases }: Answering,
): Answer | null {
  if (has('asksWh') || has('price') || has('bookingAsk') || !has('asks')) return null
  const one = known.services.find(
    (one) => isNamed(one, named) && named.every(({ concept }) => one.concepts.has(concept)),
  )
  return one ? sure('service', sayService(phrases, one.name)) : null
}

/** Every concept of it was named. */
export function isNamed({ concepts }: KnownService, named: readonly Term[]): boolean {
  return (
    concepts.size > 0 && [...concepts].every((one) => named.some(({ concept }) => concept === one))
  )
}

const MAX_LISTED = 6

function listText(list: readonly string[], and: string): string {
  const last = list.at(-1) ?? ''
  return list.length < 2 ? last : `${list.slice(0, -1).join(', ')} ${and} ${last}`
}
