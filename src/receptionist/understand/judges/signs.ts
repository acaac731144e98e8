import type { Range, Utterance, Word } from '../utterance.ts'

/**
 * What in an utterance may tell something: each word, the first letters of a longer one, each two words side by side, as
 * 32-bit hashes. `first` and `last` are the places of their words.
 */
export type Signs = {
  hashes: Uint32Array
  first: Uint16Array
  last: Uint16Array
}

/** Endings differ with tense, case and number, so the beginning of a longer word is a sign of its own. */
const BEGINNING_LETTERS = 4
const PRIME = 16_777_619
const OFFSET = 2_166_136_261
const BEGINS = 0x7e
const PAIRED = 0x9e3779b9

export function signsOf({ words }: Pick<Utterance, 'words'>): Signs {
  const hashes = new Uint32Array(words.length * 3)
  const first = new Uint16Array(words.length * 3)
  const last = new Uint16Array(words.length * 3)
  let size = 0
  const add = (hash: number, from: number, to: number) => {
    hashes[size] = hash
    first[size] = from
    last[size] = to
    size += 1
  }
  let before: { hash: number; word: Word } | null = null
  for (const [at, word] of words.entries()) {
    const hash = hashOf(word.folded, word.folded.length)
    add(hash, at, at)
    if (word.folded.length > BEGINNING_LETTERS) {
      add(mix(hashOf(word.folded, BEGINNING_LETTERS), BEGINS), at, at)
    }
    if (before && !endsSentence(before.word)) add(mix(before.hash ^ PAIRED, hash), at - 1, at)
    before = { hash, word }
  }
  return {
    hashes: hashes.subarray(0, size),
    first: first.subarray(0, size),
    last: last.subarray(0, size),
  }
}

/** Those of the words of a range, each once. */
export function signsWithin({ hashes, first, last }: Signs, { from, to }: Range): Set<number> {
  const within = new Set<number>()
  for (let at = 0; at < hashes.length; at += 1) {
    if ((first[at] ?? 0) >= from && (last[at] ?? 0) < to) within.add(hashes[at] ?? 0)
  }
  return within
}

function endsSentence({ stop }: Word): boolean {
  return stop === '.' || stop === '?'
}

/** FNV-1a over the first letters; which number it is says nothing, so digits in a row count as one zero. */
function hashOf(word: string, letters: number): number {
  let hash = OFFSET
  let wasDigit = false
  for (let at = 0; at < letters; at += 1) {
    const code = word.charCodeAt(at)
    const isDigit = code >= 48 && code <= 57
    if (!(isDigit && wasDigit)) hash = mix(hash, isDigit ? 48 : code)
    wasDigit = isDigit
  }
  return hash
}

function mix(hash: number, value: number): number {
  return Math.imul(hash ^ value, PRIME) >>> 0
}
