import { rulesReceptionist } from '../../src/receptionist/rules/rules-receptionist.ts'

const receptionist = rulesReceptionist()

import { ALL_CALLERS } from './receptionist/all-callers.ts'
import type { Caller } from './receptionist/caller.ts'
import { FRESH_CALLERS, LAST_CALLERS } from './receptionist/fresh-callers.ts'
import { INDEPENDENT_CALLERS } from './receptionist/independent-callers.ts'
import { measureLoad, measureMemory, turnsPerSecond } from './receptionist/load.ts'
import { scoreCallers, scoreTable } from './receptionist/measure.ts'
import { playRandomCalls } from './receptionist/random-calls.ts'
import type { Score } from './receptionist/score-call.ts'
import { splitCallers } from './receptionist/split.ts'

/**
 * How good is the receptionist, and how fast? Scripted callers who react to what they hear, scored by what is known
 * after the call, and what went wrong. `tune`, `seen` and `held-out` are callers by the engine's own author, `independent` those
 * by others; `load` measures only the speed.
 */
const part = process.argv[2] ?? 'all'
const { tuning, heldOut } = splitCallers(ALL_CALLERS)

if (part === 'tune' || part === 'all') await reportScores('Tuned on', tuning)
if (part === 'seen' || part === 'all') {
  await reportScores('Held out at first, seen since', [...heldOut, ...FRESH_CALLERS])
}
if (part === 'held-out' || part === 'all') await reportScores('Held out last', LAST_CALLERS)
if (part === 'independent' || part === 'all') {
  for (const [index, callers] of INDEPENDENT_CALLERS.entries()) {
    await reportScores(`Independent authors, set ${index + 1}`, callers)
  }
}
if (part === 'load' || part === 'all') await reportLoad()

async function reportScores(title: string, callers: readonly Caller[]): Promise<void> {
  const scores = await scoreCallers(receptionist, callers)
  print(`### ${title}\n\n${scoreTable(scores)}\n`)
  for (const score of scores.filter(({ success }) => !success)) print(transcript(score))
}

async function reportLoad(): Promise<void> {
  // The first calls compile the patterns; a service has had them long before.
  await scoreCallers(receptionist, ALL_CALLERS)
  print('### Speed\n\n| Calls at once | Turns | p50 | p99 | Dropped turns |\n|---|---|---|---|---|')
  for (const calls of [1, 100, 1_000]) {
    const seconds = calls === 1 ? 60 : 20
    const load = await measureLoad(receptionist, ALL_CALLERS, { calls, seconds })
    const cells = [load.calls, load.turns, ms(load.p50), ms(load.p99), load.dropped]
    print(`| ${cells.join(' | ')} |`)
  }
  const rate = await turnsPerSecond(receptionist, ALL_CALLERS, 5)
  const memory = await measureMemory(receptionist, ALL_CALLERS, 1_000)
  const random = await playRandomCalls(receptionist, 100_000)
  print(
    [
      '',
      `${rate} turns a second flat out.`,
      `A call in progress holds ${memory.heapKb.toFixed(1)} KB of heap and is stored as ${memory.storedKb.toFixed(1)} KB.`,
      `${random.utterances} random utterances and keys in ${random.calls} calls: no exception, every call ended (at most ${random.longestTurns} turns, slowest turn ${ms(random.slowestMs)}).`,
    ].join('\n'),
  )
}

function ms(value: number): string {
  return `${value.toFixed(2)} ms`
}

function transcript({ caller, played, problems }: Score): string {
  const lines = played.replies.map(
    ({ text }, index) => `  < ${played.said[index] ?? ''}\n  > ${text}`,
  )
  return [`${caller.id}: ${problems.join('; ')}`, ...lines].join('\n')
}

function print(text: string): void {
  process.stdout.write(`${text}\n`)
}
