import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Language } from '../../kernel/languages.ts'
import { inEnglish } from '../languages/word-for-word.ts'
import type { BusinessFacts } from '../receptionist.ts'
import { adapter, type Direction } from '../sentences/adapter.ts'
import { encode } from '../sentences/encode.ts'
import { meaningOf } from '../understand/meaning-vector.ts'
import { heardIn, type Range, type Utterance } from '../understand/utterance.ts'
import { type KnownFacts, knownFacts } from './known-facts.ts'

type Likely = { text: string; likelihood: number }

/**
 * How likely the turn asks for each of the owner's sentences and listed services (most likely first), for the hours,
 * for something the facts do not answer, or for nothing. The likelihoods add up to 1.
 */
export type LikelyAsked = {
  facts: readonly Likely[]
  services: readonly Likely[]
  hours: number
  unknown: number
  nothing: number
}

const OF_HOURS = 'Our opening hours and the days we are open or closed.'

/** Vectors of the possible answers, each made when first needed. */
type Vectors = Map<string, Float32Array>

const VECTORS = new WeakMap<KnownFacts, Vectors>()

/**
 * Judges by the meaning of the words together, in English. The model is trained on English calls (see
 * ../sentences/README.md); other languages are translated word for word.
 */
export function likelyAsked(
  heard: Utterance,
  language: Language,
  part: Range,
  facts: BusinessFacts,
): LikelyAsked {
  const utterance = inEnglish(heard, language)
  return weigh(knownFacts(facts), meaningOf(utterance, part))
}

/**
 * The same for one of several questions in a turn: "how much do you want up front and can I put that on a credit card".
 * Judged with the others it has its context, and alone only its own words, so both count equally.
 */
export function likelyAskedApart(
  heard: Utterance,
  language: Language,
  part: Range,
  facts: BusinessFacts,
): LikelyAsked {
  const known = knownFacts(facts)
  const words = heardIn(inEnglish(heard, language), part)
  const beside = likelyAsked(heard, language, part, facts)
  return meanOf(beside, weigh(known, encode(words)))
}

function meanOf(one: LikelyAsked, other: LikelyAsked): LikelyAsked {
  const mean = (first: number, second: number) => (first + second) / 2
  const each = (some: readonly Likely[], others: readonly Likely[]) => {
    const by = new Map(others.map(({ text, likelihood }) => [text, likelihood]))
    return some
      .map(({ text, likelihood }) => ({ text, likelihood: mean(likelihood, by.get(text) ?? 0) }))
      .toSorted((a, b) => b.likelihood - a.likelihood)
  }
  return {
    facts: each(one.facts, other.facts),
    services: each(one.services, other.services),
    hours: mean(one.hours, other.hours),
    unknown: mean(one.unknown, other.unknown),
    nothing: mean(one.nothing, other.nothing),
  }
}

function weigh(known: KnownFacts, said: Float32Array): LikelyAsked {
  const vectors = vectorsOf(known)
  const { scale, unknown: ofUnknown, nothing: ofNothing } = adapter()
  const near = (text: string) => scale * product(said, vectorIn(vectors, text))
  const along = ({ vector, bias }: Direction) => product(said, vector) + bias
  const scores = [along(ofUnknown), along(ofNothing), ...textsOf(known).map(near)]
  const [unknown = 0, nothing = 0, hours = 0, ...others] = softmax(scores)
  const likely = (texts: readonly string[], from: number) =>
    texts
      .map((text, at) => ({ text, likelihood: others[from + at] ?? 0 }))
      .toSorted((a, b) => b.likelihood - a.likelihood)
  const texts = known.sentences.map(({ text }) => text)
  return {
    facts: likely(texts, 0),
    services: likely(
      known.services.map(({ name }) => name),
      texts.length,
    ),
    hours,
    unknown,
    nothing,
  }
}

/** Encodes the possible answers, one sentence at a time so that other work can run in between. */
export async function encodeEach(facts: BusinessFacts): Promise<void> {
  const known = knownFacts(facts)
  const vectors = vectorsOf(known)
  for (const text of textsOf(known)) {
    await nextTurn()
    vectorIn(vectors, text)
  }
}

function textsOf({ sentences, services }: KnownFacts): string[] {
  return [
    OF_HOURS,
    ...sentences.map(({ text }) => text),
    ...services.map(({ name }) => `We do ${name}.`),
  ]
}

function vectorsOf(known: KnownFacts): Vectors {
  const vectors = VECTORS.get(known) ?? new Map()
  VECTORS.set(known, vectors)
  return vectors
}

function vectorIn(vectors: Vectors, text: string): Float32Array {
  const vector = vectors.get(text) ?? encode(text)
  vectors.set(text, vector)
  return vector
}

function product(one: Float32Array, other: Float32Array): number {
  return one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0)
}

function softmax(scores: readonly number[]): number[] {
  const most = Math.max(...scores)
  const raised = scores.map((score) => Math.exp(score - most))
  const sum = raised.reduce((total, one) => total + one, 0)
  return raised.map((one) => one / sum)
}
