import { type EncodedParts, encodeParts } from '../sentences/encode.ts'
import { LatestTexts } from '../sentences/latest-texts.ts'
import type { Range, Utterance } from './utterance.ts'

/** Of one turn: all its judgements run one after the other, some of them together with the question before it. */
const LATEST = new LatestTexts<EncodedParts>(2)

/**
 * The meaning of a part of an utterance, as a vector; all parts share one encoding. Leaves out the stop of the last
 * sentence: it says little, and the encoder was trained without it.
 */
export function meaningOf({ source, words }: Utterance, { from, to }: Range): Float32Array {
  const [first, last] = [words[0]?.start ?? 0, words.at(-1)?.end ?? 0]
  const text = source.slice(first, last)
  const encoded = LATEST.once(text, () => encodeParts(text))
  return encoded((words[from]?.start ?? first) - first, (words[to - 1]?.end ?? last) - first)
}
