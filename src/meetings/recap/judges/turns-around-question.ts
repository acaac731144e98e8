import { questionNumbers } from './course-after-question.ts'
import type { Course, Heard } from './heard.ts'
import { odds } from './log-odds.ts'
import { STANCES, type Stance } from './what-a-turn-does.ts'

/**
 * A turn that may leave something open, and the turns around it: `places` are the features of each, null outside the
 * meeting.
 */
export type Window = { places: readonly (readonly number[] | null)[]; numbers: readonly number[] }

/** Earlier turns give the context; an answer may come much later. */
export const TURNS_BEFORE = 3
const TURNS_AFTER = 14
export const PLACES = TURNS_BEFORE + 1 + TURNS_AFTER
const NEAR_THE_END = [2, 5]
/** A turn without a question mark counts as a question or an open point from this likelihood on. */
const ASKED_MIN = 0.3
const OPEN_MIN = 0.3

/**
 * The sentence by which a turn may leave something open; null if it asks nothing and says of nothing that it is open.
 */
function mayLeaveOpen({ cues }: Course, { turn, bySentence }: Heard): number | null {
  const worth = turn.lines.map(({ text }, at) => {
    const { q = 0, a = 0, o = 0 } = bySentence[at] ?? {}
    const asked = text.includes('?')
    const said = [cues.puzzled, cues.doubted, cues.leftOpen].some((cue) => cue.test(text))
    if (!(asked || said || q + a > ASKED_MIN || o > OPEN_MIN)) return -1
    return Number(asked) + q + a + Number(cues.puzzled.test(text))
  })
  const most = Math.max(...worth)
  return most < 0 ? null : worth.indexOf(most)
}

/** The turns of a meeting that may leave something open, each with that sentence. */
export function windowsIn(course: Course): { index: number; line: number; window: Window }[] {
  const { heard } = course
  const turns = heard.map((one) => ({
    speaker: one.turn.speaker,
    own: ownNumbers(course, one),
    subject: subjectOf(one),
  }))
  return heard.flatMap((one, index) => {
    const line = mayLeaveOpen(course, one)
    const asked = turns[index]
    if (line === null || !asked) return []
    const places = Array.from({ length: PLACES }, (_, place) => {
      const other = turns[index + place - TURNS_BEFORE]
      return other ? [...other.own, ...numbersBetween(other, asked)] : null
    })
    return [{ index, line, window: { places, numbers: numbersOf(course, index, line) } }]
  })
}

function numbersOf(course: Course, index: number, line: number): number[] {
  const turns = course.heard.length
  const left = turns - 1 - index
  return [
    ...questionNumbers(course, index, line),
    Math.log1p(left),
    index / turns,
    ...NEAR_THE_END.map((end) => Number(left <= end)),
  ]
}

function ownNumbers({ cues }: Course, { turn, bySentence }: Heard): number[] {
  const most = (stance: Stance) => Math.max(0, ...bySentence.map((each) => each[stance]))
  const says = (cue: RegExp) => Number(turn.lines.some(({ text }) => cue.test(text)))
  return [
    ...STANCES.map((stance) => odds(most(stance))),
    Number(turn.text.includes('?')),
    Number(turn.text.endsWith('?')),
    ...[cues.puzzled, cues.doubted, cues.leftOpen].map(says),
    Math.log1p(turn.text.split(/\s+/u).length),
  ]
}

type Told = { speaker: string | null; subject: ReadonlySet<string> }

/** How similar the subjects of two turns are. */
function numbersBetween(one: Told, asked: Told): number[] {
  const shared = [...one.subject].filter((word) => asked.subject.has(word)).length
  return [
    Number(one.speaker === asked.speaker),
    Math.log1p(shared),
    shared / (asked.subject.size || 1),
  ]
}

function subjectOf({ turn }: Heard): Set<string> {
  return new Set(turn.lines.flatMap(({ subject }) => subject))
}
