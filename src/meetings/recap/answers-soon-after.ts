import type { Line } from './spoken-meeting.ts'

/** How many segments later an answer may still come. */
const SEGMENTS_MAX = 6

/** What others said right after a line, in order. With unknown speakers, anyone may have. */
export function answersTo(lines: readonly Line[], index: number): Line[] {
  const asked = lines[index]
  if (!asked) return []
  const answers: Line[] = []
  for (const line of lines.slice(index + 1)) {
    if (line.at > asked.at + SEGMENTS_MAX) break
    if (line.speaker === null || line.speaker !== asked.speaker) answers.push(line)
  }
  return answers
}
