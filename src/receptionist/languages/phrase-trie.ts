import { LatestTexts } from '../sentences/latest-texts.ts'
import { foldWord, type Range, type Word } from '../understand/utterance.ts'

/**
 * The phrases of a file, one per line, as one tree that is walked once per utterance. In a line, `a/b` is either word,
 * `word?` is optional, `stem~` is any word with this beginning, `*` is any one word, and a final `$` means that nothing
 * may follow in the clause. Ignores accents, capitals, apostrophes and hyphens.
 */
export type PhraseTrie<Name extends string> = { root: Node<Name>; begun: Begun<Name> }

/** Where the latest words lead from the root, which has by far the most stems; a phrase may begin at any word. */
type Begun<Name> = LatestTexts<readonly Node<Name>[]>
const WORDS_KEPT = 1_000

/** A word may lead to several nodes, each from other lines. Empty lists are null to save memory. */
type Node<Name> = {
  words: Map<string, Node<Name>[]> | null
  stems: Map<string, Node<Name>[]> | null
  names: Name[] | null
  /** Names of lines that end in `$`. */
  closing: Name[] | null
}

/** Maximum length of a word in a line. Words in an utterance may be as long as a turn. */
const CHARS_MAX = 40

/** Stands for any one word; no folded word looks like this. */
const ANY = '*'

export function buildTrie<Name extends string>(
  phrases: Iterable<readonly [name: Name, line: string]>,
): PhraseTrie<Name> {
  const root = newNode<Name>()
  const known: Known<Name> = new Map()
  for (const [name, line] of phrases) addLine(root, known, name, line)
  return { root, begun: new LatestTexts(WORDS_KEPT) }
}

/** The next node for each place of a line as written: lines with the same beginning share nodes. */
type Known<Name> = Map<Node<Name>, Map<string, Node<Name>>>

/** All words of a place lead to one node: "the/a big/small fire" takes four nodes, not one for each variant. */
function addLine<Name extends string>(
  root: Node<Name>,
  written: Known<Name>,
  name: Name,
  line: string,
): void {
  const places = line.trim().split(/[\s-]+/)
  const closes = places.at(-1) === '$'
  const ends = (closes ? places.slice(0, -1) : places).reduce(endsBehind(written), [root])
  for (const end of ends) if (end !== root) addName(end, closes ? 'closing' : 'names', name)
}

/** An optional place may be skipped. */
function endsBehind<Name>(written: Known<Name>) {
  return (nodes: Node<Name>[], place: string): Node<Name>[] => {
    const isOptional = place.endsWith('?')
    const next = behind(nodes, written, isOptional ? place.slice(0, -1) : place)
    return isOptional ? [next, ...nodes] : [next]
  }
}

/** A node after an optional place follows several nodes and is not shared with other lines. */
function behind<Name>(nodes: Node<Name>[], written: Known<Name>, place: string): Node<Name> {
  const [only] = nodes
  const known = (nodes.length === 1 && only && written.get(only)) || new Map<string, Node<Name>>()
  const next = known.get(place) ?? newNode<Name>()
  if (!known.has(place)) for (const node of nodes) lead(node, place, next)
  known.set(place, next)
  if (nodes.length === 1 && only) written.set(only, known)
  return next
}

function lead<Name>(from: Node<Name>, place: string, to: Node<Name>): void {
  for (const word of place.split('/')) {
    const kind = word.endsWith('~') ? 'stems' : 'words'
    const key = keyOf(word)
    from[kind] ??= new Map()
    const known = from[kind].get(key)
    if (known) known.push(to)
    else from[kind].set(key, [to])
  }
}

/** @throws {Error} if a word of a line is too long */
function keyOf(word: string): string {
  if (word === ANY) return ANY
  const key = foldWord(word.replace(/~$/, ''))
  if (key.length > CHARS_MAX) throw new Error(`too long for a phrase: ${key}`)
  return key
}

function addName<Name>(end: Node<Name>, list: 'names' | 'closing', name: Name): void {
  const known = end[list]
  if (!known) end[list] = [name]
  else if (!known.includes(name)) known.push(name)
}

/**
 * Every phrase in the words, the longest of each name at each position. A phrase may cross a comma, but not the end of
 * a sentence.
 */
export function findPhrases<Name extends string>(
  trie: PhraseTrie<Name>,
  words: readonly Word[],
): Map<Name, Range[]> {
  const found = new Map<Name, Range[]>()
  for (let from = 0; from < words.length; from += 1) {
    for (const [name, to] of longestFrom(trie, words, from)) {
      const ranges = found.get(name)
      if (ranges) ranges.push({ from, to })
      else found.set(name, [{ from, to }])
    }
  }
  return found
}

function longestFrom<Name extends string>(
  trie: PhraseTrie<Name>,
  words: readonly Word[],
  from: number,
): Map<Name, number> {
  const longest = new Map<Name, number>()
  let nodes = begin(trie, words[from]?.folded ?? '')
  for (let at = from; nodes.length > 0; at += 1) {
    const stop = words[at]?.stop ?? ''
    const closes = stop !== '' || beginsQuestion(words[at + 1])
    for (const node of nodes) {
      for (const name of namesAt(node, closes)) longest.set(name, at + 1)
    }
    if (stop === '.' || stop === '?') break
    nodes = afterNext(nodes, words[at + 1])
  }
  return longest
}

/** In speech without stops a clause ends where a question begins: "don't pass anything on what about Tuesday". */
function beginsQuestion(next: Word | undefined): boolean {
  return next === undefined || QUESTION_WORDS.has(next.folded)
}

const QUESTION_WORDS: ReadonlySet<string> = new Set('what whats how where wheres'.split(' '))

function afterNext<Name>(nodes: readonly Node<Name>[], next: Word | undefined) {
  return next ? after(nodes, next.folded) : []
}

function namesAt<Name>({ names, closing }: Node<Name>, closes: boolean): readonly Name[] {
  return closes && closing ? [...(names ?? []), ...closing] : (names ?? [])
}

function newNode<Name>(): Node<Name> {
  return { words: null, stems: null, names: null, closing: null }
}

function begin<Name extends string>(
  { root, begun }: PhraseTrie<Name>,
  word: string,
): readonly Node<Name>[] {
  // A word may be as long as a turn.
  return word.length > CHARS_MAX ? after([root], word) : begun.once(word, () => after([root], word))
}

/** Called for every word of a turn, so it creates no empty lists. */
function after<Name>(nodes: readonly Node<Name>[], word: string): readonly Node<Name>[] {
  const next: Node<Name>[] = []
  const longest = Math.min(word.length, CHARS_MAX)
  const add = (found: readonly Node<Name>[] | undefined) => {
    if (found) for (const one of found) next.push(one)
  }
  for (const { words, stems } of nodes) {
    add(words?.get(word))
    add(words?.get(ANY))
    // Looks up each beginning of the word, since there are fewer of them than stems.
    for (let end = 1; stems && end <= longest; end += 1) add(stems.get(word.slice(0, end)))
  }
  return next
}
