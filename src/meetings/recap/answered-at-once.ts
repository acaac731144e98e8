import { answersTo } from './answers-soon-after.ts'
import type { Cues } from './cue-pattern.ts'
import { isOfTheKindAsked } from './expected-answer.ts'
import type { Line, Spoken } from './spoken-meeting.ts'

/** An answer is doubted within this many segments of the question. */
const DOUBTED_SEGMENTS = 6

/**
 * Whether the next to speak answers a question with what it asks for, and nobody doubts it before the asker goes on:
 * "Who books the venue?" – "I will", "What is the budget?" – "Five thousand". English only.
 */
export function isAnsweredAtOnce(
  { lines, language }: Pick<Spoken, 'lines' | 'language'>,
  question: Line,
  cues: Cues,
  speakers: readonly string[],
): boolean {
  const [first] = answersTo(lines, lines.indexOf(question))
  if (language !== 'en' || !question.text.endsWith('?') || !first || first.text.endsWith('?')) {
    return false
  }
  const leavesOpen = ({ text }: Line) =>
    [cues.doubted, cues.puzzled, cues.leftOpen].some((cue) => cue.test(text))
  return (
    isOfTheKindAsked(first, question, speakers) &&
    !cues.movedOn.some((cue) => cue.test(first.text)) &&
    !talkAfter(lines, question, first).some(leavesOpen)
  )
}

/** Up to what the asker, having heard somebody, asks next. */
function talkAfter(lines: readonly Line[], question: Line, first: Line): readonly Line[] {
  const from = lines.indexOf(question) + 1
  const after = lines.slice(from).filter(({ at }) => at <= question.at + DOUBTED_SEGMENTS)
  const next = after.findIndex(
    ({ speaker, text, at }) => at > first.at && speaker === question.speaker && text.endsWith('?'),
  )
  return next < 0 ? after : after.slice(0, next)
}
