import type { Line } from '../lines-with-subjects.ts'
import { isLong, type Spoken } from '../spoken-meeting.ts'
import { asksIn, questionNumbers, repliesTo } from './course-after-question.ts'
import { TAUGHT_LANGUAGES, WEIGHED_LANGUAGE } from './dialogues.ts'
import { hear } from './hear.ts'
import type { Course } from './heard.ts'
import { likelihoodBy } from './likelihood-by-net.ts'
import { likelihoodOf } from './odds.ts'
import type { Learned } from './teach.ts'
import { REPLY_OPEN_MIN } from './thresholds.ts'
import { windowsIn } from './turns-around-question.ts'

/** Very short texts have no talk around them to use. */
const TURNS_MIN = 12

/**
 * A question, the likelihood that it stays open, and the replies that leave it so. `turn` is the index of its turn.
 */
export type AskedQuestion = { question: Line; turn: number; replies: Line[]; likelihood: number }

/**
 * A classified short meeting. `isWeighed`: by all the talk around each turn, including statements that something is
 * open.
 */
export type JudgedMeeting = Course & { asked: AskedQuestion[]; isWeighed: boolean }

/** Null for long meetings and untrained languages, where this training does not apply. */
export function judgeMeeting(spoken: Spoken, learned: () => Learned): JudgedMeeting | null {
  const taught = TAUGHT_LANGUAGES.some((language) => language === spoken.language)
  if (!taught || isLong(spoken)) return null
  const known = learned()
  const course = hear(spoken, known.stances)
  const isWeighed = course.language === WEIGHED_LANGUAGE && course.heard.length >= TURNS_MIN
  return { ...course, isWeighed, asked: isWeighed ? weighed(course, known) : asked(course, known) }
}

function asked(course: Course, { open }: Learned): AskedQuestion[] {
  return course.heard.flatMap((one, index) =>
    asksIn(one).flatMap((at) => {
      const question = one.turn.lines[at]
      if (!question) return []
      const likelihood = likelihoodOf(open, questionNumbers(course, index, at))
      return { question, turn: index, replies: openReplies(course, index, question), likelihood }
    }),
  )
}

function weighed(course: Course, { nets }: Learned): AskedQuestion[] {
  return windowsIn(course).flatMap(({ index, line, window }) => {
    const question = course.heard[index]?.turn.lines[line]
    if (!question) return []
    const replies = openReplies(course, index, question)
    return { question, turn: index, replies, likelihood: likelihoodBy(nets, window) }
  })
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
