import { type EncodedParts, encodeParts } from '../sentences/encode.ts'
import type { Range, Utterance } from './utterance.ts'

const PARTS = new WeakMap<Utterance, EncodedParts>()

/**
 * What a part of an utterance means, as a vector; all of its parts cost no more than one. The end of the last sentence is left
 * out: it says little of what is meant, and the encoder was taught without it.
 */
export function meaningOf(utterance: Utterance, { from, to }: Range): Float32Array {
  const { words } = utterance
  const [first, last] = [words[0]?.start ?? 0, words[words.length - 1]?.end ?? 0]
  const encoded = PARTS.get(utterance) ?? encodeParts(utterance.source.slice(first, last))
  PARTS.set(utterance, encoded)
  return encoded((words[from]?.start ?? first) - first, (words[to - 1]?.end ?? last) - first)
}
