import { NO_PLAIN_DECISION, PLAIN_DECISIONS } from './english-plain-decisions.ts'
import { isOnTheSubject } from './put-off.ts'
import { isLong, type Line, type Spoken } from './spoken-meeting.ts'

/** What is decided has been talked of within so many lines. */
const TALKED_OF_LINES = 10

/** Decided in plain words in a short meeting, of something that was talked of before. English only. */
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
