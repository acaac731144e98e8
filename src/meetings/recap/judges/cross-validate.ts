import { spokenIn } from '../spoken-meeting.ts'
import type { Dialogue } from './dialogues.ts'
import { hear } from './hear.ts'
import { likelihoodOf, type Measured, type Odds } from './odds.ts'
import { questionRows, teach } from './teach.ts'
import { OPEN_MIN } from './thresholds.ts'

const FOLDS = 5

type Judged = { likelihood: number; is: boolean }

/** Precision and recall for open questions in left-out meetings. */
export function describeLeftOut(dialogues: readonly Dialogue[]): string {
  const open: Judged[] = []
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const known = teach(dialogues.filter((_, at) => at % FOLDS !== fold))
    for (const dialogue of dialogues.filter((_, at) => at % FOLDS === fold)) {
      const course = hear(spokenIn(dialogue.segments), known.stances)
      open.push(...judged(questionRows(course, dialogue), known.open))
    }
  }
  return `left out: open questions ${scored(open, OPEN_MIN)}`
}

function judged(rows: readonly Measured[], odds: Odds): Judged[] {
  return rows.map(({ numbers, is }) => ({ likelihood: likelihoodOf(odds, numbers), is }))
}

function scored(all: readonly Judged[], least: number): string {
  const right = all.filter(({ likelihood, is }) => is && likelihood >= least).length
  const found = all.filter(({ likelihood }) => likelihood >= least).length
  const there = all.filter(({ is }) => is).length
  return `${percent(right / found)} of those found, ${percent(right / there)} of all ${there}`
}

function percent(part: number): string {
  return `${(100 * part).toFixed(1)} %`
}
