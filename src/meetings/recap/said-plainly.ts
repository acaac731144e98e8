import { NO_PLAIN_DECISION, PLAIN_DECISIONS } from './english-plain-decisions.ts'
import { isOnTheSubject } from './put-off.ts'
import { isLong, type Line, type Spoken } from './spoken-meeting.ts'

/** A decided subject has been mentioned within this many lines. */
const TALKED_OF_LINES = 10

/** A decision in plain words about an earlier subject, in a short meeting. English only. */
export function isSaidPlainly(spoken: Spoken, index: number): boolean {
  const { lines, language } = spoken
  const line = lines[index]
  if (!line || language !== 'en' || isLong(spoken) || line.text.endsWith('?')) return false
  return (
    PLAIN_DECISIONS.some((cue) => cue.test(line.text)) &&
    !NO_PLAIN_DECISION.test(line.text) &&
    isTalkedOf(line, lines.slice(Math.max(0, index - TALKED_OF_LINES), index))
  )
}

function isTalkedOf(line: Line, before: readonly Line[]) {
  return before.some((each) => isOnTheSubject(each, line))
}
