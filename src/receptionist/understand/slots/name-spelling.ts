import type { Language } from '../../../kernel/languages.ts'
import type { Cues } from '../../languages/find-cues.ts'
import { foldWord, type Range, type Utterance, type Word } from '../utterance.ts'
import {
  isDouble,
  isGap,
  isShape,
  isSharp,
  type Letter,
  letterOf,
  markedLetter,
} from './name-letters.ts'
import { kindOf } from './name-or-common-word.ts'
import { MIN_LETTERS, type Piece, partsOf } from './spelled-parts.ts'
import { isSaidWhole } from './word-said-before-letters.ts'

/** Letters spelled in one go. `parts` are its words, split at a stop or "space", in lower case. */
export type Spelling = Range & {
  parts: string[]
  /** Every letter was recognised as one; otherwise something in it is a guess. */
  clean: boolean
}

const ONE_LETTER = /^\p{L}$/u
/** No name has more letters and gaps; a longer run is noise and skipped as a whole. */
const MAX_PIECES = 60
/** "Kie", "l i n DSEY": letters that the recogniser joined. */
const MAX_CHUNK = 5

type Reader = { words: readonly Word[]; cues: Cues; language: Language; asked: boolean }

/** Spelled words as a recogniser writes them: "s h a r o n", "D as in David", "double l", "kie r a n". */
export function findSpellings(
  { words }: Utterance,
  cues: Cues,
  language: Language,
  asked: boolean,
): Spelling[] {
  const found: Spelling[] = []
  const reader = { words, cues, language, asked }
  for (let at = 0; at < words.length; ) {
    const told = toldLetter(reader, at)
    const spelling = told === null ? spellingAt(reader, at) : null
    if (spelling && spelling.parts.length > 0) found.push(spelling)
    at = told ?? spelling?.to ?? at + 1
  }
  return found
}

/** "With a W, W A N D": the first letter only says which one it is, and is not part of the spelling. */
function toldLetter({ words }: Reader, at: number): number | null {
  if (!WITH.has(words[at - 1]?.folded ?? '')) return null
  const letter = ARTICLES.has(words[at]?.folded ?? '') ? at + 1 : at
  return words[letter]?.folded.length === 1 ? letter + 1 : null
}

const WITH: ReadonlySet<string> = new Set('with con com avec mit c ile'.split(' '))
const ARTICLES: ReadonlySet<string> = new Set('a an un una une um uma ein einem bir'.split(' '))

/** The spelling at `from`, or null. For noise, one without parts. */
function spellingAt(reader: Reader, from: number): Spelling | null {
  const pieces: Piece[] = []
  for (let at = from; ; ) {
    const piece = pieceAt(reader, at, pieces.length > 0)
    if (!piece) break
    // "Tyler Novak n o v a k": a whole word before the letters is the name itself.
    if (pieces.length === 0 && isWord(reader, piece)) return null
    pieces.push(piece)
    at = piece.to
  }
  const last = pieces.at(-1)
  if (last && pieces.length > MAX_PIECES) return { from, to: last.to, parts: [], clean: false }
  while (pieces.length > 0 && (isLoose(reader, pieces) || isTalk(reader, from, pieces)))
    pieces.pop()
  return spellingOf(reader.words, from, pieces)
}

function isWord({ words }: Reader, { by, to }: Piece): boolean {
  return by === 'chunk' && (words[to - 1]?.folded.length ?? 0) > 3
}

/** Trims what follows the last sure letter: "r e y e s and my number" drops the "and". */
function isLoose({ words, language }: Reader, pieces: readonly Piece[]): boolean {
  const last = pieces.at(-1)
  const word = words[(last?.to ?? 0) - 1]
  if (!last || !word || last.by === 'gap') return true
  if (last.by === 'sound') return last.to !== words.length
  if (last.by !== 'chunk' || last.to === words.length) return false
  return kindOf(word.folded, language) === 'never' || word.folded.length > 3
}

/** A last letter that is a word of the next sentence: "q u i s t now i don't", "q u i s t e eu queria". */
function isTalk({ words }: Reader, from: number, pieces: readonly Piece[]): boolean {
  const [last, before] = [pieces.at(-1), pieces.at(-2)]
  if (!last || !before || last.by !== 'letter' || !WORD_LETTERS.test(last.letters)) return false
  const [word, next] = [words[last.to - 1], words[last.to]]
  if (!next || word?.stop !== '' || next.folded.length === 1) return false
  const spelled = pieces.slice(0, -1).map(({ letters }) => letters)
  const isSaid = words.slice(0, from).some(({ folded }) => folded === foldWord(spelled.join('')))
  return isSaid || before.by === 'chunk' || before.by === 'sound'
}

function spellingOf(
  words: readonly Word[],
  from: number,
  pieces: readonly Piece[],
): Spelling | null {
  const to = pieces.at(-1)?.to
  if (to === undefined || !areLetters(words, pieces)) return null
  const parts = partsOf(words, from, pieces)
  return { from, to, parts, clean: pieces.every(({ clean }) => clean) }
}

/** "I have a" and "é que é" are talk: letters that are also words count only beside sure letters. */
function areLetters(words: readonly Word[], pieces: readonly Piece[]): boolean {
  const chunks = pieces.filter(({ by }) => by === 'chunk').length
  const letters = pieces.filter(({ by }) => by !== 'gap' && by !== 'chunk')
  const solid = letters.filter(({ to }) => !WORD_LETTERS.test(words[to - 1]?.folded ?? ''))
  const isSure = letters.length > MIN_LETTERS || solid.some(({ by }) => by !== 'sound')
  const enough = chunks === 0 ? isSure : solid.length >= 2 && letters.length >= chunks
  return enough && letters.length + chunks >= MIN_LETTERS
}

/** Letters that are words in one of the languages. */
const WORD_LETTERS = /^[aiyeouавиксуя]$/

function pieceAt(reader: Reader, at: number, begun: boolean): Piece | null {
  const { words, language } = reader
  const word = words[at]
  if (!word) return null
  const next = letterOf(words[at + 1]?.folded ?? '', language)
  if (begun && isGap(word.folded)) return { to: at + 1, letters: '', by: 'gap', clean: true }
  if (isShape(word.folded) && next?.by === 'letter') return pieceAt(reader, at + 1, begun)
  const pair = next && pairAt(word, at, next)
  if (pair) return pair
  if (ONE_LETTER.test(word.folded) || word.heard === 'ß') return withExample(reader, at, word)
  return namedAt(reader, at, word, begun) ?? chunkAt(reader, at, word, begun)
}

/** "Double l", "scharfes s". */
function pairAt({ folded }: Word, at: number, next: Letter): Piece | null {
  const twice = /[uv]/.test(next.letter) ? 'w' : next.letter.repeat(2)
  const letters = isDouble(folded) ? twice : isSharp(folded) && next.letter === 's' ? 'ß' : null
  return letters === null ? null : { to: at + 2, letters, by: 'letter', clean: true }
}

/** "Bee", "bravo". A sound may start a spelling only if it is no ordinary word and two letters follow. */
function namedAt(reader: Reader, at: number, word: Word, begun: boolean): Piece | null {
  const { words, language } = reader
  const named = letterOf(word.folded, language)
  const mayBegin =
    kindOf(word.folded, language) !== 'never' &&
    !WITH.has(words[at - 1]?.folded ?? '') &&
    [at + 1, at + 2].every((next) => letterOf(words[next]?.folded ?? '', language) !== null)
  if (!named || (named.by === 'sound' && !begun && !mayBegin)) return null
  return { to: at + 1, letters: named.letter, by: named.by, clean: named.by === 'code' }
}

/** A few letters written as one word: "MC", "Lor", "E8". Only when a name was asked for. */
function chunkAt(
  { words, language, asked }: Reader,
  at: number,
  word: Word,
  begun: boolean,
): Piece | null {
  const letters = word.folded.replace(/\d+$/, '')
  if (!asked || word.stop === '?' || !/^\p{L}+$/u.test(letters) || letters.length > MAX_CHUNK)
    return null
  const isWord = letters.length > 1 && kindOf(letters, language) === 'never'
  const isNext = at + 1 === words.length || words[at + 1]?.folded.length === 1
  if ((isWord && !(begun && isNext)) || isSaidWhole(words, at, letters, begun)) return null
  return { to: at + 1, letters, by: 'chunk', clean: letters === word.folded }
}

/** "D as in David", "d for david", "s sierra": if the two differ, the example's first letter is more reliable. */
function withExample({ words, cues, language }: Reader, at: number, word: Word): Piece | null {
  const own: Piece = { to: at + 1, letters: markedLetter(word), by: 'letter', clean: true }
  const as = word.stop === '.' ? null : cues.at('spellAs', at + 1)
  const example = as && words[as.to]
  if (as && example && example.folded.length > 1 && /^\p{L}/u.test(example.folded)) {
    const agrees = example.folded.startsWith(word.folded)
    if (agrees) return { ...own, to: as.to + 1 }
    if (as.to - as.from > 1)
      return { ...own, to: as.to + 1, letters: example.folded.charAt(0), clean: false }
  }
  const next = letterOf(words[at + 1]?.folded ?? '', language)
  return next?.by === 'code' && next.letter === word.folded ? { ...own, to: at + 2 } : own
}
