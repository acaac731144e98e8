import { type Language, stopWordsOf } from './language-heard.ts'
import type { RecapSegment } from './recap-writer.ts'
import { type Sentence, sentencesOf } from './sentences.ts'
import { stem } from './word-stems.ts'

/** A sentence with the stems of its subject words. */
export type Line = Sentence & { subject: string[] }

/** The sentences of some segments, each with its subject words. */
export function linesOf(segments: readonly RecapSegment[], language: Language | null): Line[] {
  return withSubjects(sentencesOf(segments, language), language)
}

export function withSubjects(sentences: readonly Sentence[], language: Language | null): Line[] {
  const stopWords = stopWordsOf(language)
  return sentences.map((sentence) => ({
    ...sentence,
    subject: sentence.words.filter((word) => word.length > 1 && !stopWords.has(word)).map(stem),
  }))
}
