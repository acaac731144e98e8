import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Language } from '../../kernel/languages.ts'
import type { BusinessFacts } from '../receptionist.ts'
import { adapter, type Direction } from '../sentences/adapter.ts'
import { encode } from '../sentences/encode.ts'
import { meaningOf } from '../understand/meaning-vector.ts'
import type { Range, Utterance } from '../understand/utterance.ts'
import { asEnglish } from './english-terms.ts'
import { type KnownFacts, knownFacts } from './known-facts.ts'

type Likely = { text: string; likelihood: number }

/**
 * How likely the turn asks for each of the owner's sentences and listed services (most likely first), for the hours,
 * for something the facts do not answer, or for nothing. The likelihoods add up to 1. `inCall`: judged by turns of
 * whole calls, how likely it asks nothing, or for what only the owner can settle (a visit, a booking, the caller's own
 * case); it tells more where no fact answers, and less of which fact does.
 */
export type LikelyAsked = {
  facts: readonly Likely[]
  services: readonly Likely[]
  hours: number
  unknown: number
  nothing: number
  inCall: { nothing: number; owner: number }
}

const OF_HOURS = 'Our opening hours and the days we are open or closed.'

/** Vectors of the possible answers, each made when first needed. */
type Vectors = Map<string, Float32Array>

const VECTORS = new WeakMap<KnownFacts, Vectors>()

/**
 * Judges by the meaning of the words together, in English. The model is trained on English calls (see
 * ../sentences/README.md); other languages are put in English. A part has its meaning among the words around it.
 */
export function likelyAsked(
  heard: Utterance,
  language: Language,
  part: Range,
  facts: BusinessFacts,
): LikelyAsked {
  return weigh(knownFacts(facts), meaningOf(asEnglish(heard, language), part))
}

function weigh(known: KnownFacts, said: Float32Array): LikelyAsked {
  const vectors = vectorsOf(known)
  const { scale, ...directions } = adapter()
  const near = (text: string) => scale * product(said, vectorIn(vectors, text))
  const along = ({ vector, bias }: Direction) => product(said, vector) + bias
  const nears = textsOf(known).map(near)
  const { turns } = directions
  const besides = [directions.unknown, directions.nothing].map(along)
  const [unknown = 0, nothing = 0, hours = 0, ...others] = softmax([...besides, ...nears])
  const inCall = softmax([...[turns.nothing, turns.owner, turns.unknown].map(along), ...nears])
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
    inCall: { nothing: inCall[0] ?? 0, owner: inCall[1] ?? 0 },
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

/** All that may be asked for: the hours, the owner's sentences, the services. */
export function textsOf({ sentences, services }: KnownFacts): string[] {
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

export function product(one: Float32Array, other: Float32Array): number {
  let sum = 0
  for (let at = 0; at < one.length; at += 1) sum += (one[at] ?? 0) * (other[at] ?? 0)
  return sum
}

function softmax(scores: readonly number[]): number[] {
  const most = Math.max(...scores)
  const raised = scores.map((score) => Math.exp(score - most))
  const sum = raised.reduce((total, one) => total + one, 0)
  return raised.map((one) => one / sum)
}
