import type { Range, Utterance } from '../understand/utterance.ts'

const JOINS = new Set([
  'and',
  'but',
  'so',
  'y',
  'pero',
  'und',
  'aber',
  'et',
  'mais',
  'e',
  'mas',
  'и',
  'но',
  've',
  'ama',
])

/** "Don't be so hard on yourself": here the "so" belongs to the adjective. */
const BEING = new Set('be been being is are was were feel feels'.split(' '))

/** Parts of a reply between commas, stops and joining words. */
export function clausesOf({ words }: Utterance): Range[] {
  const starts = words.flatMap(({ folded }, at) => {
    const isCut = at > 0 && words[at - 1]?.stop !== ''
    const isJoined =
      JOINS.has(folded) && !(folded === 'so' && BEING.has(words[at - 1]?.folded ?? ''))
    return at === 0 || isCut || isJoined ? [at] : []
  })
  return starts.map((from, at) => ({ from, to: starts[at + 1] ?? words.length }))
}

export function isWithin({ from, to }: Range, clause: Range): boolean {
  return from >= clause.from && to <= clause.to
}

export function isAskedAtEnd({ words }: Utterance): boolean {
  return words.at(-1)?.stop === '?'
}
