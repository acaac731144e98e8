import { builtinReceptionist } from '../../src/receptionist/builtin/builtin.ts'
import { ALL_CALLERS } from './receptionist/all-callers.ts'
import { scoreCallers, scoreTable } from './receptionist/measure.ts'
import type { Score } from './receptionist/score-call.ts'
import { splitCallers } from './receptionist/split.ts'

/**
 * How good is the receptionist? Scripted callers who react to what they hear, scored by what is known after the call.
 * `tune` measures only the callers it may be tuned on and says what went wrong; the rest are for the last look.
 */
const part = process.argv[2] ?? 'all'
const { tuning, heldOut } = splitCallers(ALL_CALLERS)

if (part !== 'held-out') await report('Tuned on', tuning, true)
if (part !== 'tune') await report('Held out', heldOut, process.argv.includes('--why'))

async function report(title: string, callers: typeof tuning, why: boolean): Promise<void> {
  const scores = await scoreCallers(builtinReceptionist, callers)
  print(`### ${title}\n\n${scoreTable(scores)}\n`)
  if (!why) return
  for (const score of scores.filter(({ success }) => !success)) print(transcript(score))
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
