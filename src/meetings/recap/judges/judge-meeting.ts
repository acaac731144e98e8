import type { Line } from '../lines.ts'
import { isLong, type Spoken } from '../spoken.ts'
import { asksIn, questionNumbers, repliesTo } from './course.ts'
import { TAUGHT_LANGUAGES } from './dialogues.ts'
import { hear } from './hear.ts'
import type { Course } from './heard.ts'
import { likelihoodOf } from './odds.ts'
import type { Learned } from './teach.ts'
import { REPLY_OPEN_MIN } from './thresholds.ts'

/** A question, how likely it is to be open at the end, and the replies that leave it so. `turn` is the place of its turn. */
export type AskedQuestion = { question: Line; turn: number; replies: Line[]; likelihood: number }

/** A short meeting as it was judged. */
export type JudgedMeeting = Course & { asked: AskedQuestion[] }

/** Null for long talk and in languages that were not taught: what is learned from short meetings tells nothing there. */
export function judgeMeeting(spoken: Spoken, learned: () => Learned): JudgedMeeting | null {
  const taught = TAUGHT_LANGUAGES.some((language) => language === spoken.language)
  if (!taught || isLong(spoken)) return null
  const known = learned()
  const course = hear(spoken, known.stances)
  const asked = course.heard.flatMap((one, index) =>
    asksIn(one).flatMap((at) => {
      const question = one.turn.lines[at]
      if (!question) return []
      const likelihood = likelihoodOf(known.open, questionNumbers(course, index, at))
      return { question, turn: index, replies: openReplies(course, index, question), likelihood }
    }),
  )
  return { ...course, asked }
}

function openReplies(course: Course, index: number, question: Line): Line[] {
  return repliesTo(course, index, question).flatMap(({ turn, bySentence }) =>
    turn.lines.filter(
      ({ text }, at) =>
        (bySentence[at]?.o ?? 0) >= REPLY_OPEN_MIN ||
        course.cues.doubted.test(text) ||
        course.cues.leftOpen.test(text),
    ),
  )
}
