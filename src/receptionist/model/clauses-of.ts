import type { Range, Utterance } from '../understand/utterance.ts'
import { wordSet } from './word-set.ts'

const JOINS = wordSet('and but so y pero und aber et mais e mas и но ve ama')

/** Parts of a reply between commas, stops and joining words. */
export function clausesOf({ words }: Utterance): Range[] {
  const starts = words.flatMap(({ folded }, at) => {
    const isCut = at > 0 && words[at - 1]?.stop !== ''
    return at === 0 || isCut || JOINS.has(folded) ? [at] : []
  })
  return starts.map((from, at) => ({ from, to: starts[at + 1] ?? words.length }))
}

export function isWithin({ from, to }: Range, clause: Range): boolean {
  return from >= clause.from && to <= clause.to
}
