import type { Range } from '../understand/utterance.ts'

/** The longest phrases at one position; `to` is where they end. */
export type Longest = { to: number; names: string[] }

/** Keyed by start position. */
export function longestFirst(found: ReadonlyMap<string, readonly Range[]>): Map<number, Longest> {
  const longest = new Map<number, Longest>()
  for (const [name, ranges] of found) {
    for (const { from, to } of ranges) {
      const here = longest.get(from)
      if (!here || to > here.to) longest.set(from, { to, names: [name] })
      else if (to === here.to) here.names.push(name)
    }
  }
  return longest
}
