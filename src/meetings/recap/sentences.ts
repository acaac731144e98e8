import { cleanSpeech } from './clean-speech.ts'
import type { Language } from './language-heard.ts'
import type { RecapSegment } from './recap-writer.ts'
import { wordsOf } from './word-stems.ts'

/** A whole cleaned sentence. */
export type Sentence = {
  text: string
  words: string[]
  speaker: string | null
  /** Its segments, mostly one. */
  segments: string[]
  /** The index of its first segment in the meeting. */
  at: number
}

/** A sentence continues past interjections ("yeah", "mm") for at most this many segments. */
const THROWN_IN_MAX = 3
const THROWN_IN_WORDS_MAX = 2
const SEGMENTS_MAX = 4
/** Speech without punctuation is cut to the length of a line. */
const LONGEST = /(?:\S+\s*){1,60}/gu
const ENDS = /[.!?…。？！]["”’)]*$/u

type Piece = { id: string; text: string }
type Open = { pieces: Piece[]; speaker: string | null; at: number; thrownIn: number }

/** The sentences of a meeting, by their start. */
export function sentencesOf(
  segments: readonly RecapSegment[],
  language: Language | null,
): Sentence[] {
  const done: Sentence[] = []
  let open: Open | null = null
  const close = () => {
    if (open) done.push(...split(open))
    open = null
  }
  for (const [at, { id, speaker, text: said }] of segments.entries()) {
    const text = cleanSpeech(said, language)
    if (text === '') continue
    const begun: Open = { pieces: [{ id, text }], speaker, at, thrownIn: 0 }
    if (open && goesOn(open, speaker)) {
      open.pieces.push({ id, text })
      open.thrownIn = 0
    } else if (open && isThrownIn(text, open)) {
      open.thrownIn += 1
      done.push(...split(begun))
      continue
    } else {
      close()
      open = begun
    }
    if (ENDS.test(text)) close()
  }
  close()
  return done.sort((a, b) => a.at - b.at)
}

function goesOn({ speaker, pieces }: Open, next: string | null) {
  return next === speaker && pieces.length < SEGMENTS_MAX
}

function isThrownIn(text: string, { thrownIn }: Open) {
  return thrownIn < THROWN_IN_MAX && wordsOf(text).length <= THROWN_IN_WORDS_MAX
}

function split({ pieces, speaker, at }: Open): Sentence[] {
  const text = pieces.map((piece) => piece.text).join(' ')
  let end = -1
  const ends = pieces.map((piece) => (end += piece.text.length + 1))
  const sentences: Sentence[] = []
  for (const { 0: said, index } of text.matchAll(/\S.*?(?:[.!?…。？！]+["”’)]*(?=\s|$)|$)/gsu)) {
    for (const part of shortened(said)) {
      const from = index + part.index
      const first = ends.findIndex((limit) => from < limit)
      const last = ends.findIndex((limit) => from + part.text.length <= limit)
      const words = wordsOf(part.text)
      if (words.length === 0) continue
      const segments = pieces.slice(first, last + 1).map(({ id }) => id)
      sentences.push({ text: part.text, words, speaker, segments, at: at + first / 1_000 })
    }
  }
  return sentences
}

function shortened(text: string) {
  return [...text.matchAll(LONGEST)].map(({ 0: part, index }) => ({ text: part.trim(), index }))
}
