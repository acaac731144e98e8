import { type Language, languageOf } from './language-heard.ts'
import { type Line, withSubjects } from './lines-with-subjects.ts'
import type { RecapSegment } from './recap-writer.ts'
import { sentencesOf } from './sentences.ts'
import { wordsOf } from './word-stems.ts'

export type { Line } from './lines-with-subjects.ts'

/** From about a quarter of an hour on. */
const LONG_MEETING_LINES = 150

/** A parsed meeting. */
export type Spoken = {
  language: Language | null
  lines: Line[]
  /** As they were transcribed. */
  segments: readonly RecapSegment[]
  /** The number of segments; `at` of a line is an index into them. */
  segmentCount: number
}

export function spokenIn(segments: readonly RecapSegment[]): Spoken {
  const heard = languageOf(segments.flatMap(({ text }) => wordsOf(text)))
  const sentences = sentencesOf(segments, heard)
  const language = languageOf(sentences.flatMap(({ words }) => words))
  return {
    language,
    lines: withSubjects(sentences, language),
    segments,
    segmentCount: segments.length,
  }
}

/** In long meetings a single statement means less. */
export function isLong({ lines }: Pick<Spoken, 'lines'>): boolean {
  return lines.length > LONG_MEETING_LINES
}
