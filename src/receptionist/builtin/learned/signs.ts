import type { Cues } from '../cues/cues.ts'
import { type Folded, type FoldedWord, spansOf } from '../folded.ts'

/** Something in what was said that may tell how urgent it is: `word`, `two words` or the first letters, `lett~`. */
export type SignAt = { sign: string; first: number; last: number }

const BEGINNING_LETTERS = 4

/**
 * The signs of an utterance, with the places of their words in `folded.words`. Endings differ with tense, case and number, so
 * the beginning of a longer word is a sign of its own. "Um" and "hello" are none.
 */
export function signsOf(folded: Folded, cues: Cues): SignAt[] {
  const words = meantWords(folded, cues)
  return words.flatMap((word, place) => {
    const next = words[place + 1]
    const pair = next && !endsSentence(folded, word, next) ? [pairOf(word, next)] : []
    return [...alone(word), ...pair]
  })
}

type Word = FoldedWord & { index: number }

function meantWords(folded: Folded, { filler, greeting }: Cues): Word[] {
  const idle = [filler, greeting].flatMap((cue) => spansOf(folded.text, cue))
  return folded.words.flatMap((word, index) =>
    idle.some(({ from, to }) => word.at >= from && word.at < to) ? [] : [{ ...word, index }],
  )
}

function alone(word: Word): SignAt[] {
  const shape = shapeOf(word)
  const place = { first: word.index, last: word.index }
  const beginning = { sign: `${shape.slice(0, BEGINNING_LETTERS)}~`, ...place }
  return [{ sign: shape, ...place }, ...(shape.length > BEGINNING_LETTERS ? [beginning] : [])]
}

function pairOf(word: Word, next: Word): SignAt {
  return { sign: `${shapeOf(word)} ${shapeOf(next)}`, first: word.index, last: next.index }
}

/** Which number it is says nothing. */
function shapeOf({ word }: FoldedWord): string {
  return word.replace(/\p{N}+/gu, '0')
}

function endsSentence({ text }: Folded, word: Word, next: Word): boolean {
  return /[.?]/.test(text.slice(word.at, next.at))
}
