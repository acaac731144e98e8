import { type Language, languageOf, stopWordsOf } from './languages.ts'
import type { RecapSegment } from './recap-writer.ts'
import { type Sentence, sentencesOf } from './sentences.ts'
import { stem, wordsOf } from './words.ts'

/** From about a quarter of an hour on. */
const LONG_MEETING_LINES = 150

/** A sentence with the stems of the words that tell what it is about. */
export type Line = Sentence & { subject: string[] }

/** All that was said, ready to be weighed. */
export type Spoken = {
  language: Language | null
  lines: Line[]
  /** How many segments the meeting has: what `at` of a line counts in. */
  segmentCount: number
}

export function spokenIn(segments: readonly RecapSegment[]): Spoken {
  const heard = languageOf(segments.flatMap(({ text }) => wordsOf(text)))
  const sentences = sentencesOf(segments, heard)
  const language = languageOf(sentences.flatMap(({ words }) => words))
  const stopWords = stopWordsOf(language)
  const lines = sentences.map((sentence) => ({
    ...sentence,
    subject: sentence.words.filter((word) => word.length > 1 && !stopWords.has(word)).map(stem),
  }))
  return { language, lines, segmentCount: segments.length }
}

/** Long talk is free talk: what somebody says in it means less by itself. */
export function isLong({ lines }: Spoken): boolean {
  return lines.length > LONG_MEETING_LINES
}
