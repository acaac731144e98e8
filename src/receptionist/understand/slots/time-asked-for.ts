import type { CueName } from '../../languages/cue-names.ts'
import type { Range } from '../utterance.ts'
import { wholeOf } from '../words-left-over.ts'
import { NEAR, timesIn } from './times-said.ts'
import type { TurnWithNumbers } from './turn.ts'

/**
 * The time for which something is asked: "put me down for Thursday after three", "make that Thursday, not Wednesday".
 * Null where several are spoken of.
 */
export function timeAskedFor(turn: TurnWithNumbers): Range | null {
  const times = timesIn(wholeOf(turn.utterance), turn)
  const [first, last] = [times[0], times.at(-1)]
  if (!first || !last) return null
  const isOne = times.every(
    ({ from }, at) => at === 0 || from - (times[at - 1]?.to ?? 0) <= BETWEEN,
  )
  if (
    !isOne ||
    DENIES_OR_TELLS.some((name) => turn.cues.has(name, { from: 0, to: first.from - 1 }))
  )
    return null
  const isAskedFor = ASKS.flatMap((name) => turn.cues.all(name)).some(
    ({ to }) => to <= first.from && first.from - to <= NEAR,
  )
  const not = turn.cues.all('negation').find(({ to }) => to === first.from)
  return isAskedFor ? { from: not?.from ?? first.from, to: last.to } : null
}

/** "Don't put me down for Saturday", "I need to know who told me Friday". */
const DENIES_OR_TELLS: readonly CueName[] = ['negation', 'setsAside', 'told']
const ASKS: readonly CueName[] = [
  'wishLead',
  'bookingAsk',
  'comesHere',
  'wantsChange',
  'correction',
]
/** "Thursday around ten", "Thursday and not Wednesday". */
const BETWEEN = 2
