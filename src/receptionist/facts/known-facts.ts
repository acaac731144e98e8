import { pattern } from '../../kernel/text/pattern.ts'
import type { BusinessFacts } from '../receptionist.ts'
import { readUtterance } from '../understand/utterance.ts'
import { ownPhrases } from './own-phrases.ts'
import { namesSum, priceParts } from './price-parts.ts'
import { isOfClass, type Term, termsOf } from './thesaurus.ts'

/** A sentence of the owner's, as it stands, and what it speaks of. */
export type KnownSentence = {
  text: string
  concepts: ReadonlySet<string>
  /** What stands behind a "no" or a "don't": what is not done. */
  denied: ReadonlySet<string>
  /** What is plainly refused, whatever the day or the terms: "we don't do septic tanks". */
  refused: ReadonlySet<string>
  /** "Dogs and cats only". */
  isOnly: boolean
  /** Of the facts, and not of how the business describes itself. */
  isOwnWord: boolean
  /** Names where the business goes. */
  isArea: boolean
  isAddress: boolean
  prices: readonly KnownPrice[]
}

/** `whole`: the sentence it stands in. `isFeeToCome`: paid for any job, as a trip charge is. */
export type KnownPrice = {
  text: string
  whole: string
  concepts: ReadonlySet<string>
  isVisit: boolean
  isFeeToCome: boolean
  isSum: boolean
}

export type KnownService = { name: string; concepts: ReadonlySet<string> }

/** All that is worked out of a business's facts once. */
export type KnownFacts = {
  sentences: readonly KnownSentence[]
  services: readonly KnownService[]
  /** Every concept that they speak of. */
  vocabulary: ReadonlySet<string>
}

const KNOWN = new WeakMap<BusinessFacts, KnownFacts>()
/** Facts come anew from the database each turn; the text they were worked out of tells them again. Latest last. */
const BY_TEXT = new Map<string, KnownFacts>()
/** Lines with a call in one process at a time; each takes some 100 KB. */
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
  const own = sentencesOf(extra).map((text) => readSentence(text, true))
  const described = sentencesOf(description).map((text) => readSentence(text, false))
  const sentences = [...own, ...described]
  const listed = services.map((name) => ({ name, concepts: conceptsOf(name) }))
  const vocabulary = new Set([...sentences, ...listed].flatMap(({ concepts }) => [...concepts]))
  return { sentences, services: listed, vocabulary }
}

/** Split where a sentence ends, never behind an abbreviation; a line is a sentence too. */
function sentencesOf(text: string | null): string[] {
  return (text ?? '')
    .split(
      /(?<=[.!?]["')]?)(?<!\b(?:Dr|Mr|Mrs|Ms|St|Ave|Rd|Blvd|No|Inc|vs|a\.m|p\.m)\.)\s+|\s*\n+\s*/,
    )
    .map((sentence) => sentence.trim().slice(0, MAX_SENTENCE_CHARS))
    .filter((sentence) => sentence !== '')
    .map((sentence) => (/[.!?]["')]?$/.test(sentence) ? sentence : `${sentence}.`))
}

const MAX_SENTENCE_CHARS = 400

function readSentence(text: string, isOwnWord: boolean): KnownSentence {
  const concepts = conceptsOf(text)
  return {
    text,
    concepts,
    isOwnWord,
    denied: conceptsOf(DENIAL.exec(text)?.[1] ?? ''),
    refused: conceptsOf(REFUSAL.exec(text)?.[1] ?? ''),
    isOnly: /\bonly\b/i.test(text),
    isArea: AREA.test(text) && NAMES_PLACE.test(text),
    isAddress: LOCATED.test(text) || STREET.test(text),
    prices: pricesOf(text),
  }
}

function pricesOf(text: string): KnownPrice[] {
  const parts = priceParts(text)
  const [first] = parts.map(conceptsOf)
  return parts.map((part) => {
    const said = conceptsOf(part)
    const concepts = first && isForWhomOnly(said) ? new Set([...said, ...nounsOf(first)]) : said
    return {
      text: part,
      whole: text,
      concepts,
      isVisit: [...said].some((one) => isOfClass(one, 'visit')),
      isSum: namesSum(part),
      isFeeToCome: [...said].some((one) => isOfClass(one, 'servicecall')),
    }
  })
}

/** "Men's are $34" leaves the haircut to what stands before it. */
function isForWhomOnly(concepts: ReadonlySet<string>): boolean {
  const telling = [...concepts].filter((one) => !isOfPrice(one))
  return telling.length > 0 && telling.every((one) => FOR_WHOM.has(one) || one.startsWith('='))
}

function nounsOf(concepts: ReadonlySet<string>): string[] {
  return [...concepts].filter((one) => !FOR_WHOM.has(one) && !isOfPrice(one))
}

function isOfPrice(concept: string): boolean {
  return isOfClass(concept, 'price')
}

/** Whom a price is for. */
export const FOR_WHOM: ReadonlySet<string> = new Set(['kids', 'women', 'men', 'senior', 'military'])

const DENIAL = /\b(?:not|no|never|don't|doesn't|can't|cannot|won't|aren't|isn't)\b(.*)/i
/** A "no" with a condition behind it holds only then. */
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
/** A capital inside the sentence, or words that stand for a place. */
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
  return new Set([...weighty(terms), ...ownPhrases(words, terms)].map(({ concept }) => concept))
}

/** The sentence, or the price in it, that an answer is. */
export function answerOf(
  { sentences }: KnownFacts,
  text: string | null,
): KnownSentence | KnownPrice | undefined {
  return sentences.flatMap((one) => [one, ...one.prices]).find((one) => one.text === text)
}

/** A name in the sentence on where the business goes. */
export function isPlaceOf(concept: string, { sentences }: KnownFacts): boolean {
  return (
    concept.startsWith('=') &&
    sentences.some(({ isArea, concepts }) => isArea && concepts.has(concept))
  )
}

export function weighty(terms: readonly Term[]): Term[] {
  return terms.filter(({ weight }) => weight > 0)
}
