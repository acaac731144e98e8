import { pattern } from '../../kernel/text/pattern.ts'
import type { BusinessFacts } from '../receptionist.ts'
import { readUtterance } from '../understand/utterance.ts'
import { eachFact } from './each-fact.ts'
import { ownPhrases } from './own-phrases.ts'
import { priceParts } from './price-parts.ts'
import { isOfClass, type Term, termsOf } from './thesaurus.ts'

/** A sentence of the owner's, unchanged, with its concepts. */
export type KnownSentence = {
  text: string
  concepts: ReadonlySet<string>
  /** Concepts after a "no" or a "don't": what is not done. */
  denied: ReadonlySet<string>
  /** Concepts refused without any condition: "we don't do septic tanks". */
  refused: ReadonlySet<string>
  /** They are things, so words on no list count too: "no leather or fur". */
  refusesThings: boolean
  /** Names among them, as "Viking" in "but not Viking". */
  refusedNames: ReadonlySet<string>
  /** The same, thing by thing: "flat commercial roofs", "solar". */
  refusedParts: readonly ReadonlySet<string>[]
  /** From the facts, not from the business's description of itself. */
  isOwnWord: boolean
  /** Names places that the business travels to. */
  isArea: boolean
  isAddress: boolean
  prices: readonly KnownPrice[]
}

/** `whole`: the sentence that contains it; `things`: what it is the price of. */
export type KnownPrice = {
  text: string
  whole: string
  concepts: ReadonlySet<string>
  things: ReadonlySet<string>
}

export type KnownService = { name: string; concepts: ReadonlySet<string> }

/** Everything derived once from a business's facts. */
export type KnownFacts = {
  sentences: readonly KnownSentence[]
  services: readonly KnownService[]
  vocabulary: ReadonlySet<string>
}

const KNOWN = new WeakMap<BusinessFacts, KnownFacts>()
/** Facts are read from the database each turn, so this cache is keyed by their text. Latest last. */
const BY_TEXT = new Map<string, KnownFacts>()
/** For lines with a call in one process at a time; each entry takes about 100 KB. */
const MAX_KEPT = 1_000

export function knownFacts(facts: BusinessFacts): KnownFacts {
  const known = KNOWN.get(facts) ?? keptFacts(facts)
  KNOWN.set(facts, known)
  return known
}

function keptFacts(facts: BusinessFacts): KnownFacts {
  const key = JSON.stringify([facts.extra, facts.description, facts.services])
  const known = BY_TEXT.get(key) ?? workOut(facts)
  BY_TEXT.delete(key)
  BY_TEXT.set(key, known)
  const [oldest = key] = BY_TEXT.keys()
  if (BY_TEXT.size > MAX_KEPT) BY_TEXT.delete(oldest)
  return known
}

function workOut({ extra, description, services }: BusinessFacts): KnownFacts {
  const own = eachFact(extra).map((text) => readSentence(text, true))
  const described = eachFact(description).map((text) => readSentence(text, false))
  const sentences = [...own, ...described]
  const listed = services.map((name) => ({ name, concepts: conceptsOf(name) }))
  const vocabulary = new Set([...sentences, ...listed].flatMap(({ concepts }) => [...concepts]))
  return { sentences, services: listed, vocabulary }
}

function readSentence(text: string, isOwnWord: boolean): KnownSentence {
  const concepts = conceptsOf(text)
  const list = noneOf(text)
  const refusal = list || (REFUSAL.exec(text)?.[1] ?? '')
  return {
    text,
    concepts,
    isOwnWord,
    denied: conceptsOf(DENIAL.exec(text)?.[1] ?? ''),
    refused: conceptsOf(refusal),
    refusesThings: list !== '',
    refusedNames: conceptsOf((refusal.match(NAMES) ?? []).join(', ')),
    refusedParts: refusal.split(BETWEEN_THINGS).map(conceptsOf),
    isArea: AREA.test(text) && NAMES_PLACE.test(text),
    isAddress: LOCATED.test(text) || STREET.test(text),
    prices: pricesOf(text),
  }
}

/** The things of "No leather or fur"; empty for "no appointment needed" and "no visits Saturday afternoon". */
function noneOf(text: string): string {
  const things = /^no ([^,;.]+)/i.exec(text)?.[1] ?? ''
  return IS_RULE.test(things) ? '' : things
}

const IS_RULE = new RegExp(
  String.raw`\b(?:needed|necessary|required|charges?|fees?|costs?|extra|contracts?|problem|too|obligation|` +
    String.raw`pressure|visits?|appointments?|refunds?|` +
    String.raw`over|under|above|below|without|unless|before|after|until|on|except|` +
    String.raw`than|if|when|for|am|pm|mornings?|afternoons?|evenings?|nights?|weekends?|\w+days?)\b`,
  'i',
)

function pricesOf(text: string): KnownPrice[] {
  const parts = priceParts(text)
  const [first] = parts.map(conceptsOf)
  return parts.map((part) => {
    const said = conceptsOf(part)
    const concepts = first && isForWhomOnly(said) ? new Set([...said, ...nounsOf(first)]) : said
    return { text: part, whole: text, concepts, things: thingsOf(part, concepts) }
  })
}

/** "Chain sharpening 12, while you wait" is the price of what comes before the figure, if anything does. */
function thingsOf(part: string, concepts: ReadonlySet<string>): ReadonlySet<string> {
  const named = (all: ReadonlySet<string>) =>
    // A pair of words ("+oil_chang") says the same again.
    new Set([...all].filter((one) => !isOfPrice(one) && !one.startsWith('+')))
  const before = named(conceptsOf(part.replace(/\P{L}*\d.*/u, '')))
  const isThing = [...before].some((one) => !FOR_WHOM.has(one))
  return isThing && before.isSubsetOf(concepts) ? before : named(concepts)
}

/** "Men's are $34" takes "haircut" from the words before it. */
function isForWhomOnly(concepts: ReadonlySet<string>): boolean {
  const telling = [...concepts].filter((one) => !isOfPrice(one))
  return telling.length > 0 && telling.every((one) => FOR_WHOM.has(one) || one.startsWith('='))
}

function nounsOf(concepts: ReadonlySet<string>): string[] {
  return [...concepts].filter((one) => !FOR_WHOM.has(one) && !isOfPrice(one))
}

function isOfPrice(concept: string): boolean {
  return concept.startsWith('#') || isOfClass(concept, 'price')
}

/** Who a price is for. */
export const FOR_WHOM: ReadonlySet<string> = new Set(['kids', 'women', 'men', 'senior', 'military'])

const NAMES = /(?<!^)\b\p{Lu}[\p{L}-]+/gu
const DENIAL = /\b(?:not|no|never|don't|doesn't|can't|cannot|won't|aren't|isn't)\b(.*)/i
const BETWEEN_THINGS = /,|\b(?:or|and|nor)\b/i
/** A "no" followed by a condition holds only under that condition. */
const REFUSAL = new RegExp(
  String.raw`(?:\b(?:don't|do not|doesn't|does not|no longer|never|can't|cannot) (?:currently )?` +
    `(?:do|handle|take|treat|see|work (?:on|with)|service|offer|` +
    `repair|fix|install|represent|perform|practice)|` +
    String.raw`\b(?:but|and) (?:no|not)\b)` +
    String.raw`((?:(?!\b(?:over|under|above|below|without|unless|before|after|until|on|except|than|` +
    String.raw`if|when|for)\b).)+)$`,
  'i',
)
const AREA = new RegExp(
  String.raw`\b(?:serv(?:e|es|ing|ice) (?:all|area|the|\p{Lu})|servic(?:e|es|ing) \p{Lu}|cover(?:s|ing)? |travel|` +
    String.raw`(?:go|come|drive) (?:out )?(?:to|as far)|within \w+ (?:minutes|miles)|miles|surrounding|work in \p{Lu})`,
  'u',
)
/** A capital letter inside the sentence, or a word for a kind of place. */
const NAMES_PLACE = /\p{L} (?:\p{Lu}\p{Ll}+)|\b(?:miles|county|metro|area|downtown|city)\b/u
/** "8100 Burnet Road". */
export const STREET = new RegExp(
  pattern`
    \b\d+ (?:\p{L}+\.? ){1,4}(?:St|Street|Ave|Avenue|Road|Rd|Blvd|Boulevard|Drive|Dr|Lane|Ln|
    Way|Court|Ct|Parkway|Suite)\b`,
  'iu',
)
const LOCATED = /\b(?:located|address|corner of)\b/i

function conceptsOf(text: string): ReadonlySet<string> {
  const { words } = readUtterance(text.replaceAll('%', ' percent '))
  const terms = termsOf(words)
  const figures = (text.match(/\d{2,}/g) ?? []).map(figureConcept)
  const named = [...weighty(terms), ...ownPhrases(words, terms)].map(({ concept }) => concept)
  return new Set([...named, ...figures])
}

/** "The one twenty" names the fact with that figure. */
export function figureConcept(digits: string): string {
  return `#${digits}`
}

/** The sentence, or the price in a sentence, that has the text of this answer. */
export function answerOf(
  { sentences }: KnownFacts,
  text: string | null,
): KnownSentence | KnownPrice | undefined {
  return sentences.flatMap((one) => [one, ...one.prices]).find((one) => one.text === text)
}

/** Whether the concept is a name in the sentence about where the business travels. */
export function isPlaceOf(concept: string, { sentences }: KnownFacts): boolean {
  return (
    concept.startsWith('=') &&
    sentences.some(({ isArea, concepts }) => isArea && concepts.has(concept))
  )
}

export function weighty(terms: readonly Term[]): Term[] {
  return terms.filter(({ weight }) => weight > 0)
}
