import type { Line } from '../lines-with-subjects.ts'
import { isOnTheSubject } from '../put-off.ts'
import type { Course, Heard } from './heard.ts'
import { odds } from './log-odds.ts'
import type { Stances } from './what-a-turn-does.ts'

/** A postponement or an answer may come after some other talk. */
const LATER_TURNS = 10
const SPANS = [
  [0, 2],
  [2, 5],
  [5, 9],
] as const
const ASKED_AGAIN_TURNS = 4
/** Little time is left: a question then is more often interrupted than answered. */
const LAST_TURNS = [2, 4]

/** How the talk continues after the question of turn `index`: soon and later, on its subject, and for how long. */
export function laterNumbers({ heard }: Course, index: number, question: Line): number[] {
  const later = heard.slice(index + 1, index + 1 + LATER_TURNS)
  const onIt = linesOn(later, question)
  const left = heard.length - 1 - index
  return [
    ...SPANS.flatMap(([from, to]) => spanNumbers(later.slice(from, to))),
    most(onIt.map(({ o }) => o)),
    most(onIt.map(({ d }) => d)),
    Math.log1p(onIt.length),
    Number(later.slice(0, ASKED_AGAIN_TURNS).some((each) => asksOfIt(each, question))),
    Math.log1p(left),
    ...LAST_TURNS.map((turns) => Number(left <= turns)),
    index / heard.length,
  ]
}

function spanNumbers(turns: readonly Heard[]): number[] {
  return [
    most(turns.flatMap(({ stances, bySentence }) => [stances.o, ...bySentence.map(({ o }) => o)])),
    most(turns.map(({ stances }) => stances.d)),
    most(turns.map(({ stances }) => stances.s)),
    most(turns.map(({ stances }) => stances.n)),
  ]
}

/** A statement with a word of the question's subject. */
function linesOn(turns: readonly Heard[], question: Line): Stances[] {
  return turns.flatMap(({ turn, bySentence }) =>
    turn.lines.flatMap((line, at) =>
      isOnTheSubject(line, question) && !line.text.endsWith('?') ? (bySentence[at] ?? []) : [],
    ),
  )
}

function asksOfIt({ turn }: Heard, question: Line): boolean {
  return turn.lines.some((line) => line.text.endsWith('?') && isOnTheSubject(line, question))
}

function most(likelihoods: readonly number[]): number {
  return odds(Math.max(0, ...likelihoods))
}
