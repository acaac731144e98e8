import type { Cues } from './cue-pattern.ts'
import type { Line } from './spoken-meeting.ts'

/** How many lines later something may still be put off. */
const LINES_MAX = 6
/** A put-off with so many words of its own says what it is about. */
const OWN_SUBJECT_WORDS = 4

/** The line that leaves open what was said, unless another question comes before it or it is about something else. */
export function putOffAfter(lines: readonly Line[], index: number, cues: Cues): Line | null {
  const line = lines[index]
  const next = lines
    .slice(index + 1, index + 1 + LINES_MAX)
    .find(({ text }) => cues.leftOpen.test(text) || text.endsWith('?'))
  if (!line || !next || !cues.leftOpen.test(next.text)) return null
  const isElsewhere =
    next.subject.length >= OWN_SUBJECT_WORDS && next.at > line.at + 1 && !isOnTheSubject(next, line)
  return isElsewhere ? null : next
}

/** Two lines that share a word of what they are about. */
export function isOnTheSubject(line: Line, other: Line): boolean {
  return line.subject.some((word) => other.subject.includes(word))
}
