import { readFileSync } from 'node:fs'
import type { Weights } from '../../../receptionist/understand/judges/weights.ts'
import type { Nets } from './likelihood-by-net.ts'
import type { Learned } from './teach.ts'

/** Written by `npm run train` from the examples; not committed. */
export const WEIGHTS_FILE = new URL('./weights.json', import.meta.url)

/** Numbers in base 64, little-endian. */
type Stored = Omit<Learned, 'stances' | 'nets'> & {
  nets: Omit<Nets, 'weights'> & { weights: string[] }
  stances: Omit<Weights, 'signs' | 'rarities' | 'weights'> &
    Record<'signs' | 'rarities' | 'weights', string>
}

export function packLearned({ stances, nets, ...odds }: Learned): string {
  const stored: Stored = {
    ...odds,
    nets: { ...nets, weights: nets.weights.map((own) => packed(Float32Array.from(own))) },
    stances: {
      ...stances,
      signs: packed(stances.signs),
      rarities: packed(stances.rarities),
      weights: packed(stances.weights),
    },
  }
  return `${JSON.stringify(stored)}\n`
}

let learned: Learned | null = null

/** Loaded for the first short meeting, then kept. */
export function learnedOfMeetings(): Learned {
  learned ??= unpackLearned(readFileSync(WEIGHTS_FILE, 'utf8'))
  return learned
}

function unpackLearned(text: string): Learned {
  const { stances, nets, ...odds } = JSON.parse(text) as Stored
  return {
    ...odds,
    nets: {
      ...nets,
      weights: nets.weights.map((own) => Float64Array.from(new Float32Array(bytesOf(own).buffer))),
    },
    stances: {
      ...stances,
      signs: new Uint32Array(bytesOf(stances.signs).buffer),
      rarities: bytesOf(stances.rarities),
      weights: new Int8Array(bytesOf(stances.weights).buffer),
    },
  }
}

function packed({
  buffer,
  byteOffset,
  byteLength,
}: Uint32Array | Uint8Array | Int8Array | Float32Array): string {
  return Buffer.from(buffer, byteOffset, byteLength).toString('base64')
}

/** In its own buffer, so that it can be read as aligned integers. */
function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(Buffer.from(text, 'base64'))
}
