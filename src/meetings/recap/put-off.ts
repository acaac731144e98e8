import type { Cues } from './cue-pattern.ts'
import type { Line } from './spoken-meeting.ts'

/** How many lines later something may still be postponed. */
const LINES_MAX = 6
/** A postponement with this many words of its own names its subject. */
const OWN_SUBJECT_WORDS = 4

/** The line that leaves a statement open, unless another question comes first or it has another subject. */
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

/** Two lines with a common subject word. */
export function isOnTheSubject(line: Line, other: Line): boolean {
  return line.subject.some((word) => other.subject.includes(word))
}
