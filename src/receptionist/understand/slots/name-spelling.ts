import type { Language } from '../../../languages.ts'
import type { Cues } from '../../languages/lexicon.ts'
import type { Range, Utterance, Word } from '../utterance.ts'
import { isDouble, isGap, isShape, letterOf } from './name-letters.ts'
import { kindOf } from './word-lists.ts'

/** What was spelled in one go. `parts` are its words as far as a stop or "space" parts them, in lower case. */
export type Spelling = Range & {
  parts: string[]
  /** Every letter was heard as one; else something in it is a guess. */
  clean: boolean
}

type Piece = { to: number; letters: string; isLetter: boolean; clean: boolean; gap: boolean }

const MIN_LETTERS = 3
const MAX_CHUNK = 4

/** Spelled words, as a recogniser writes them: "s h a r o n", "D as in David", "double l", "kie r a n". */
export function findSpellings(
  utterance: Utterance,
  cues: Cues,
  language: Language,
  asked: boolean,
): Spelling[] {
  const found: Spelling[] = []
  for (let at = 0; at < utterance.words.length; ) {
    const spelling = spellingAt(utterance.words, cues, language, at, asked)
    if (spelling) found.push(spelling)
    at = spelling ? spelling.to : at + 1
  }
  return found
}

function spellingAt(
  words: readonly Word[],
  cues: Cues,
  language: Language,
  from: number,
  asked: boolean,
): Spelling | null {
  const pieces: Piece[] = []
  let at = from
  for (;;) {
    const piece = pieceAt(words, cues, language, at, { asked, begun: pieces.length > 0 })
    if (!piece) break
    pieces.push(piece)
    at = piece.to
  }
  return spellingOf(words, from, trimmed(words, pieces, language))
}

/** A run ends at its last sure letter: "r e y e s and my number" keeps no "and". */
function trimmed(words: readonly Word[], pieces: readonly Piece[], language: Language): Piece[] {
  const kept = [...pieces]
  for (let last = kept.at(-1); last && !last.isLetter; last = kept.at(-1)) {
    const word = words[last.to - 1]
    const odd = word && !last.gap && isChunkCase(word) && kindOf(word.folded, language) !== 'never'
    if (odd) break
    kept.pop()
  }
  return kept
}

function spellingOf(
  words: readonly Word[],
  from: number,
  pieces: readonly Piece[],
): Spelling | null {
  const to = pieces.at(-1)?.to
  const letters = pieces.filter(({ isLetter }) => isLetter).length
  if (to === undefined || letters < 2 || letters * 2 < pieces.filter(({ gap }) => !gap).length)
    return null
  const parts = ['']
  for (const { letters: more, gap, to: end } of pieces) {
    if (gap) parts.push('')
    else parts[parts.length - 1] += more
    // A stop between single letters parts nothing: "R. E. Y. E. S."; one after several does: "D A N A, R E Y E S".
    const stop = words[end - 1]?.stop
    const isBreak =
      stop && (parts.at(-1)?.length ?? 0) >= MIN_LETTERS && !allStopped(words, from, to)
    if (isBreak && end < to) parts.push('')
  }
  const spelled = parts.filter((part) => part !== '')
  if (spelled.join('').length < MIN_LETTERS) return null
  return { from, to, parts: spelled, clean: pieces.every(({ clean }) => clean) }
}

function allStopped(words: readonly Word[], from: number, to: number): boolean {
  return words.slice(from, to - 1).every(({ stop, folded }) => stop !== '' || folded.length > 1)
}

type Run = { asked: boolean; begun: boolean }

function pieceAt(
  words: readonly Word[],
  cues: Cues,
  language: Language,
  at: number,
  run: Run,
): Piece | null {
  const word = words[at]
  if (!word) return null
  const { folded } = word
  const next = words[at + 1]?.folded ?? ''
  if (run.begun && isGap(folded))
    return { to: at + 1, letters: '', isLetter: false, clean: true, gap: true }
  if (isShape(folded) && letterOf(next, language)?.by === 'letter')
    return pieceAt(words, cues, language, at + 1, run)
  if (isDouble(folded)) {
    const letter = letterOf(next, language)
    if (letter)
      return {
        to: at + 2,
        letters: letter.letter.repeat(2),
        isLetter: true,
        clean: true,
        gap: false,
      }
    if (/^[uv]$/.test(next))
      return { to: at + 2, letters: 'w', isLetter: true, clean: true, gap: false }
  }
  const letter = letterOf(folded, language)
  if (letter?.by === 'letter') return withExample(words, cues, at, word, language)
  const near = isLetterNear(words, at, language)
  if (letter && near && (letter.by === 'code' || run.begun)) {
    return {
      to: at + 1,
      letters: letter.letter,
      isLetter: true,
      clean: letter.by === 'code',
      gap: false,
    }
  }
  const isChunk =
    folded.length <= MAX_CHUNK && /^\p{L}+$/u.test(folded) && near && (run.begun || run.asked)
  if (!isChunk || word.stop === '?') return null
  const common = kindOf(folded, language) === 'never'
  if (common && !(run.begun && isChunkCase(word))) return null
  return { to: at + 1, letters: folded, isLetter: false, clean: true, gap: false }
}

/** "D as in David", "d for david", "d david": where the two differ the example's first letter is heard better. */
function withExample(
  words: readonly Word[],
  cues: Cues,
  at: number,
  word: Word,
  language: Language,
): Piece {
  const own = { to: at + 1, letters: lettersOf(word), isLetter: true, clean: true, gap: false }
  const as = word.stop === '.' ? null : cues.at('spellAs', at + 1)
  const example = as && words[as.to]
  if (as && example && example.folded.length > 1 && /^\p{L}/u.test(example.folded)) {
    const agrees = example.folded.startsWith(word.folded)
    const strong = as.to - as.from > 1
    if (agrees || strong)
      return { ...own, to: as.to + 1, letters: example.folded.charAt(0), clean: agrees }
  }
  const next = words[at + 1]
  const code = next && word.stop !== '.' ? letterOf(next.folded, language) : null
  return code?.by === 'code' && code.letter === word.folded ? { ...own, to: at + 2 } : own
}

/** Turkish and Spanish letters keep their marks. */
function lettersOf({ heard, folded }: Word): string {
  const plain = heard.toLowerCase().replace(/[^\p{L}\p{M}]/gu, '')
  return plain.length === 1 ? plain : folded
}

function isLetterNear(words: readonly Word[], at: number, language: Language): boolean {
  const isLetter = (index: number) => {
    const letter = letterOf(words[index]?.folded ?? '', language)
    return letter !== null && letter.by !== 'sound'
  }
  const before = [at - 1, at - 2].some(isLetter)
  const after = [at + 1, at + 2].some(isLetter)
  return isLetter(at) ? before || after : isLetter(at - 1) || isLetter(at + 1) || (before && after)
}

/** "TK", "Hy", "NES": no word is written so. */
function isChunkCase({ heard }: Word): boolean {
  return heard.length > 1 && heard !== heard.toLowerCase()
}
