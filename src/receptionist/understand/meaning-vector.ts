import { type EncodedParts, encodeParts } from '../sentences/encode.ts'
import type { Range, Utterance } from './utterance.ts'

/** The latest encoding: all judgements of one turn run one after the other. */
let latest: { text: string; encoded: EncodedParts } | undefined

/**
 * The meaning of a part of an utterance, as a vector; all parts share one encoding. Leaves out the stop of the last
 * sentence: it says little, and the encoder was trained without it.
 */
export function meaningOf({ source, words }: Utterance, { from, to }: Range): Float32Array {
  const [first, last] = [words[0]?.start ?? 0, words.at(-1)?.end ?? 0]
  const text = source.slice(first, last)
  if (latest?.text !== text) latest = { text, encoded: encodeParts(text) }
  return latest.encoded((words[from]?.start ?? first) - first, (words[to - 1]?.end ?? last) - first)
}
