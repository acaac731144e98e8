import type { Weights } from '../../../receptionist/understand/judges/weights.ts'
import { spokenIn } from '../spoken.ts'
import { asksIn, questionNumbers } from './course.ts'
import type { Dialogue, Mark } from './dialogues.ts'
import { hear } from './hear.ts'
import type { Course } from './heard.ts'
import { fitOdds, type Measured, type Odds } from './odds.ts'
import { teachStances } from './stance.ts'

const FOLDS = 8

/** `stances`: what a turn does; `open`: whether a question stays so. */
export type Learned = { stances: Weights; open: Odds }

/**
 * Teaches in two steps. What a turn does is learned from its words; what a question comes to from how the turns
 * around it were judged. The second step sees judgements as they will be: by words that were learned from other meetings.
 */
export function teach(dialogues: readonly Dialogue[]): Learned {
  return { stances: teachStances(turnsIn(dialogues)), open: fitOdds(rowsOf(dialogues)) }
}

function rowsOf(dialogues: readonly Dialogue[]): Measured[] {
  const open: Measured[] = []
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const known = teachStances(turnsIn(dialogues.filter((_, at) => at % FOLDS !== fold)))
    for (const dialogue of dialogues.filter((_, at) => at % FOLDS === fold)) {
      const course = hear(spokenIn(dialogue.segments), known)
      open.push(...questionRows(course, dialogue))
    }
  }
  return open
}

export function questionRows(course: Course, dialogue: Dialogue): Measured[] {
  return course.heard.flatMap((one, index) =>
    asksIn(one).map((line) => ({
      numbers: questionNumbers(course, index, line),
      is: markOf(course, index, dialogue) === 'q',
    })),
  )
}

function markOf({ heard }: Course, index: number, { segments, marks }: Dialogue): Mark {
  const ids = heard[index]?.turn.lines.flatMap((line) => line.segments)
  return marks[segments.findIndex(({ id }) => ids?.includes(id))] ?? 'c'
}

function turnsIn(dialogues: readonly Dialogue[]) {
  return dialogues.flatMap(({ segments, marks }) =>
    segments.map(({ text }, at) => ({ text, mark: marks[at] ?? 'c' })),
  )
}
