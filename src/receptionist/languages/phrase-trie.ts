import { foldWord, type Range, type Word } from '../understand/utterance.ts'

/**
 * Phrases as they stand in a file, a line each, made into one tree that is walked once an utterance. In a line
 * `a/b` is either word, `word?` may be missing, `stem~` is any word that begins so, `*` is any one word, and a
 * last `$` says that nothing may follow in the clause. Accents, capitals, apostrophes and hyphens do not matter.
 */
export type PhraseTrie<Name extends string> = { root: Node<Name> }

/** Most places lead to one word and are the end of no line: what is not there takes no memory. */
type Node<Name> = {
  id: number
  words: Map<string, Node<Name>> | null
  stems: Map<string, Node<Name>> | null
  any: Node<Name> | null
  names: Name[] | null
  /** Names of lines that end in `$`. */
  closing: Name[] | null
}

export function buildTrie<Name extends string>(
  phrases: Iterable<readonly [name: Name, line: string]>,
): PhraseTrie<Name> {
  const root = newNode<Name>()
  for (const [name, line] of phrases) addLine(root, name, line)
  return { root: shareEnds(root, new Map()) }
}

/**
 * What stands behind two words alike is kept once: "the/a big/small fire" needs four places, not eleven. What is shared
 * may not be added to.
 */
function shareEnds<Name>(node: Node<Name>, known: Map<string, Node<Name>>): Node<Name> {
  for (const children of [node.words, node.stems]) {
    for (const [word, child] of children ?? []) children?.set(word, shareEnds(child, known))
  }
  node.any &&= shareEnds(node.any, known)
  const key = keyOf(node)
  const same = known.get(key) ?? node
  known.set(key, same)
  return same
}

/** Nodes whose children were shared are the same where their words lead to the same nodes. */
function keyOf<Name>({ words, stems, any, names, closing }: Node<Name>): string {
  const branches = [words, stems].map((children) =>
    Array.from(children ?? [], ([word, { id }]) => `${word} ${id}`)
      .sort()
      .join(),
  )
  const ends = [names, closing].map((list) => (list ?? []).toSorted().join())
  return [...branches, any?.id, ...ends].join(';')
}

function addLine<Name extends string>(root: Node<Name>, name: Name, line: string): void {
  const places = line.trim().split(/[\s-]+/)
  const closes = places.at(-1) === '$'
  for (const end of endsOf([root], closes ? places.slice(0, -1) : places)) {
    if (end !== root) addName(end, closes ? 'closing' : 'names', name)
  }
}

function addName<Name>(end: Node<Name>, list: 'names' | 'closing', name: Name): void {
  end[list] ??= []
  if (!end[list].includes(name)) end[list].push(name)
}

/**
 * Every phrase in the words, the longest of each name at each place.
 * A phrase may go on over a comma, never over the end of a sentence.
 */
export function findPhrases<Name extends string>(
  { root }: PhraseTrie<Name>,
  words: readonly Word[],
): Map<Name, Range[]> {
  const found = new Map<Name, Range[]>()
  for (let from = 0; from < words.length; from += 1) {
    for (const [name, to] of longestFrom(root, words, from)) {
      const ranges = found.get(name)
      if (ranges) ranges.push({ from, to })
      else found.set(name, [{ from, to }])
    }
  }
  return found
}

function longestFrom<Name extends string>(
  root: Node<Name>,
  words: readonly Word[],
  from: number,
): Map<Name, number> {
  const longest = new Map<Name, number>()
  let nodes = [root]
  for (let at = from; nodes.length > 0; at += 1) {
    const word = words[at]
    if (!word) break
    nodes = nodes.flatMap((node) => after(node, word.folded))
    const closes = word.stop !== '' || at + 1 === words.length
    for (const node of nodes) {
      for (const name of namesAt(node, closes)) longest.set(name, at + 1)
    }
    if (word.stop === '.' || word.stop === '?') break
  }
  return longest
}

function namesAt<Name>({ names, closing }: Node<Name>, closes: boolean): readonly Name[] {
  return closes && closing ? [...(names ?? []), ...closing] : (names ?? [])
}

let lastId = 0

function newNode<Name>(): Node<Name> {
  lastId += 1
  return { id: lastId, words: null, stems: null, any: null, names: null, closing: null }
}

function endsOf<Name>(nodes: Node<Name>[], places: readonly string[]): Node<Name>[] {
  const [place, ...rest] = places
  if (place === undefined) return nodes
  const isOptional = place.endsWith('?')
  const words = (isOptional ? place.slice(0, -1) : place).split('/')
  const next = nodes.flatMap((node) => words.map((word) => childOf(node, word)))
  return endsOf(isOptional ? [...new Set([...next, ...nodes])] : [...new Set(next)], rest)
}

function childOf<Name>(node: Node<Name>, word: string): Node<Name> {
  if (word === '*') {
    node.any ??= newNode()
    return node.any
  }
  const isStem = word.endsWith('~')
  const key = foldWord(isStem ? word.slice(0, -1) : word)
  const kind = isStem ? 'stems' : 'words'
  node[kind] ??= new Map()
  const child = node[kind].get(key) ?? newNode<Name>()
  node[kind].set(key, child)
  return child
}

function after<Name>({ words, stems, any }: Node<Name>, word: string): Node<Name>[] {
  const next: Node<Name>[] = []
  const exact = words?.get(word)
  if (exact) next.push(exact)
  if (stems) for (const [stem, node] of stems) if (word.startsWith(stem)) next.push(node)
  if (any) next.push(any)
  return next
}
