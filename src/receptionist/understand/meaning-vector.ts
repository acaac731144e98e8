import { type EncodedParts, encodeParts } from '../sentences/encode.ts'
import type { Range, Utterance } from './utterance.ts'

/** What was encoded last: all that is judged of a turn comes one after the other. */
let latest: { text: string; encoded: EncodedParts } | undefined

/**
 * What a part of an utterance means, as a vector; all of its parts cost no more than one. The end of the last sentence
 * is left out: it says little of what is meant, and the encoder was taught without it.
 */
export function meaningOf({ source, words }: Utterance, { from, to }: Range): Float32Array {
  const [first, last] = [words[0]?.start ?? 0, words.at(-1)?.end ?? 0]
  const text = source.slice(first, last)
  if (latest?.text !== text) latest = { text, encoded: encodeParts(text) }
  return latest.encoded((words[from]?.start ?? first) - first, (words[to - 1]?.end ?? last) - first)
}
