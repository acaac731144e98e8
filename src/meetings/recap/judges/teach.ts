import type { Weights } from '../../../receptionist/understand/judges/weights.ts'
import { spokenIn } from '../spoken-meeting.ts'
import { asksIn, questionNumbers } from './course-after-question.ts'
import { type Dialogue, isWhollyMarked, type Mark, WEIGHED_LANGUAGE } from './dialogues.ts'
import { type Example, fitNets } from './fit-nets.ts'
import { hear } from './hear.ts'
import type { Course } from './heard.ts'
import type { Nets } from './likelihood-by-net.ts'
import { fitOdds, type Measured, type Odds } from './odds.ts'
import { windowsIn } from './turns-around-question.ts'
import { teachStances } from './what-a-turn-does.ts'

const FOLDS = 8

/**
 * `stances`: what a turn does; `open`: whether a question stays open; `nets`: the same in English, from all the talk
 * around it.
 */
export type Learned = { stances: Weights; open: Odds; nets: Nets }

type Row = { course: Course; dialogue: Dialogue }

/**
 * Trains in two steps: what a turn does, from its words; then whether a question stays open, from the predicted
 * labels of the turns around it. The second step uses predictions by models trained on other meetings, as in real
 * use.
 */
export function teach(dialogues: readonly Dialogue[]): Learned {
  const whole = dialogues.filter(isWhollyMarked)
  const stances = teachStances(turnsIn(whole))
  const heard = heardByOthers(whole)
  const partly = dialogues
    .filter((dialogue) => !isWhollyMarked(dialogue))
    .map((dialogue) => ({ dialogue, course: hear(spokenIn(dialogue.segments), stances) }))
  return {
    stances,
    open: fitOdds(heard.flatMap(({ course, dialogue }) => questionRows(course, dialogue))),
    nets: fitNets([...heard, ...partly].flatMap(windowRows)),
  }
}

function heardByOthers(dialogues: readonly Dialogue[]): Row[] {
  const heard: Row[] = []
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const known = teachStances(turnsIn(dialogues.filter((_, at) => at % FOLDS !== fold)))
    for (const dialogue of dialogues.filter((_, at) => at % FOLDS === fold)) {
      heard.push({ dialogue, course: hear(spokenIn(dialogue.segments), known) })
    }
  }
  return heard
}

export function questionRows(course: Course, dialogue: Dialogue): Measured[] {
  return course.heard.flatMap((one, index) =>
    asksIn(one).map((line) => ({
      numbers: questionNumbers(course, index, line),
      is: marksOf(course, index, dialogue)[0] === 'q',
    })),
  )
}

/** A question that stays open and a statement that something is open both count. */
function windowRows({ course, dialogue }: Row): Example[] {
  if (course.language !== WEIGHED_LANGUAGE) return []
  return windowsIn(course).map(({ index, window }) => {
    const marks = marksOf(course, index, dialogue)
    return { window, is: marks.some((mark) => mark === 'q' || mark === 'o') }
  })
}

function marksOf({ heard }: Course, index: number, { segments, marks }: Dialogue): Mark[] {
  const ids = heard[index]?.turn.lines.flatMap((line) => line.segments)
  return segments.flatMap(({ id }, at) => (ids?.includes(id) ? (marks[at] ?? []) : []))
}

function turnsIn(dialogues: readonly Dialogue[]) {
  return dialogues.flatMap(({ segments, marks }) =>
    segments.map(({ text }, at) => ({ text, mark: marks[at] ?? 'c' })),
  )
}
