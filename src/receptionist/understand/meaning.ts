import { type EncodedParts, encode, encodeParts } from '../sentences/encode.ts'
import { heardIn, type Range, type Utterance } from './utterance.ts'

const WHOLE = new WeakMap<Utterance, Float32Array>()
const PARTS = new WeakMap<Utterance, EncodedParts>()

/** What a part of an utterance means, as a vector; all of its parts cost no more than one. */
export function meaningOf(utterance: Utterance, { from, to }: Range): Float32Array {
  const { source, words } = utterance
  // The end of a sentence says little of what it means, and the encoder was taught without it.
  if (from === 0 && to === words.length) {
    return kept(WHOLE, utterance, () => encode(heardIn(utterance, { from, to })))
  }
  const encoded = kept(PARTS, utterance, () => encodeParts(source))
  return encoded(words[from]?.start ?? 0, words[to - 1]?.end ?? 0)
}

function kept<Value>(of: WeakMap<Utterance, Value>, utterance: Utterance, make: () => Value) {
  const value = of.get(utterance) ?? make()
  of.set(utterance, value)
  return value
}
