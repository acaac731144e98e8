import type { Language } from './language-heard.ts'
import { type Line, linesOf } from './lines-with-subjects.ts'
import type { RecapSegment } from './recap-writer.ts'

/** A speaker's words until the next speaker. */
export type Turn = { speaker: string | null; lines: readonly Line[]; text: string }

/** Unlike `lines`, an interjection ends a turn: "fine" may be the answer. Turns without words are left out. */
export function turnsOf(segments: readonly RecapSegment[], language: Language | null): Turn[] {
  const runs: { from: number; segments: RecapSegment[] }[] = []
  for (const [at, segment] of segments.entries()) {
    const last = runs.at(-1)
    const goesOn = segment.speaker !== null && last?.segments[0]?.speaker === segment.speaker
    if (last && goesOn) last.segments.push(segment)
    else runs.push({ from: at, segments: [segment] })
  }
  return runs.flatMap(({ from, segments: said }) => {
    const lines = linesOf(said, language).map((line) => ({ ...line, at: line.at + from }))
    if (lines.length === 0) return []
    const text = lines.map((line) => line.text).join(' ')
    return [{ speaker: said[0]?.speaker ?? null, lines, text }]
  })
}
