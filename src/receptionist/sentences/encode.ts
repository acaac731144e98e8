import type { Address } from './kernel.ts'
import { LatestTexts } from './latest-texts.ts'
import { type Layer, type Model, modelInParts, WIDTH } from './model.ts'
import { TOKENS_MAX, tokenize } from './tokenize.ts'
import type { Dense } from './weights.ts'

/** `multiply` takes the tokens four at a time; results past the last token are not read. */
const BLOCK = 4

let opened: Model | undefined
/** "No, that is all, thank you", with the marks before and after it. */
const SHORT_TOKENS_MAX = 16
/** Most callers say the same few words at the end of a call: the vectors of their tokens take at most 1.6 MB. */
const shortTexts = new LatestTexts<Float32Array>(64)
/** A turn's question is judged several times, in a turn of one question also as the whole; an open one in each turn. */
const meanings = new LatestTexts<Float32Array>(32)
let opening = modelInParts()

/** Opens the next part of the model; false when it is open. */
export function openPart(): boolean {
  try {
    if (!opened) opened = opening.next().value ?? undefined
  } catch (error) {
    opening = modelInParts()
    throw error
  }
  return !opened
}

function openModel(): Model {
  while (!opened) openPart()
  return opened
}

/**
 * The meaning of a sentence as 384 numbers of length 1: the similarity of two sentences is their dot product. The first
 * call reads the model. An empty sentence also has a vector, which is close to none.
 */
export function encode(text: string): Float32Array {
  const model = openModel()
  return meanings.once(text, () => meanOf(tokenVectors(model, tokenize(text, model.vocabulary))))
}

/** The meaning of a part of a text, from character `start` up to but not including `end`; both are between words. */
export type EncodedParts = (start: number, end: number) => Float32Array

/**
 * Encodes a text once for all of its parts, each in context, so that "how long does it take" knows what "it" is. A part
 * beyond the model's token limit is encoded by itself.
 */
export function encodeParts(text: string): EncodedParts {
  const model = openModel()
  const { vocabulary } = model
  const tokens = tokenize(text, vocabulary)
  // Copied, since the model writes every text's vectors to the same place.
  const read = () => tokenVectors(model, tokens).slice()
  let known: Float32Array | undefined
  const vectors = () => {
    known ??= tokens.length > SHORT_TOKENS_MAX ? read() : shortTexts.once(text, read)
    return known
  }
  const last = tokens.length - END
  const tokensUpTo = (at: number) => tokenize(text.slice(0, at), vocabulary).length - END
  const whole = () => meanings.once(text, () => meanOf(vectors()))
  return (start, end) => {
    if (start === 0 && end === text.length) return whole()
    const [from, to] = [tokensUpTo(start), tokensUpTo(end)]
    if (from === BEGIN && to === last) return whole()
    if (to === from || (to >= last && tokens.length === TOKENS_MAX)) {
      return encode(text.slice(start, end))
    }
    return meanOf(vectors().subarray(from * WIDTH, to * WIDTH))
  }
}

/** The marks before and after the words. */
const BEGIN = 1
const END = 1

function tokenVectors(model: Model, tokens: readonly number[]): Float32Array {
  embed(model, tokens)
  for (const layer of model.layers) pass(model, layer, tokens.length)
  return model.kernel.floats(model.room.x, tokens.length * WIDTH)
}

/** Each word piece's row of the file, plus its position. */
function embed({ kernel, file, room, places, wordNorm }: Model, tokens: readonly number[]): void {
  for (const [i, token] of tokens.entries()) {
    file.widenRows('embeddings.word_embeddings.weight', token, 1, room.x + i * WIDTH * 4)
  }
  const { gain, shift } = wordNorm
  kernel.arithmetic.addAndNormalise(room.x, places, gain, shift, tokens.length)
}

function pass(model: Model, layer: Layer, tokens: number): void {
  const { room } = model
  const { attend, addAndNormalise, gelu } = model.kernel.arithmetic
  project(model, layer.queriesKeysValues, room.x, room.projected, tokens)
  attend(room.projected, room.scores, room.turned, room.attended, tokens)
  project(model, layer.attended, room.attended, room.projected, tokens)
  addAndNormalise(room.x, room.projected, layer.attendedNorm.gain, layer.attendedNorm.shift, tokens)
  project(model, layer.between, room.x, room.between, tokens)
  gelu(room.between, tokens * layer.between.rows)
  project(model, layer.out, room.between, room.projected, tokens)
  addAndNormalise(room.x, room.projected, layer.outNorm.gain, layer.outNorm.shift, tokens)
}

function project(model: Model, dense: Dense, from: Address, to: Address, tokens: number): void {
  const { quantised, scales } = model.room
  const { quantiseTokens, multiply } = model.kernel.arithmetic
  quantiseTokens(from, quantised, scales, tokens, dense.columns)
  multiply(
    quantised,
    scales,
    dense.weights,
    dense.scales,
    dense.bias,
    to,
    Math.ceil(tokens / BLOCK) * BLOCK,
    dense.columns,
    dense.rows,
  )
}

/** The mean of all tokens, scaled to length 1. */
function meanOf(x: Float32Array): Float32Array {
  const sums = new Float32Array(WIDTH)
  for (let token = 0; token < x.length; token += WIDTH) {
    for (let i = 0; i < WIDTH; i += 1) sums[i] = (sums[i] ?? 0) + (x[token + i] ?? 0)
  }
  let squares = 0
  for (const sum of sums) squares += sum * sum
  const length = Math.sqrt(squares)
  return sums.map((sum) => sum / length)
}
