import fc from 'fast-check'
import { LANGUAGES } from '../../../src/kernel/languages.ts'
import type { Heard, Receptionist } from '../../../src/receptionist/receptionist.ts'
import { MAX_KEYS, MAX_TURNS } from '../../../src/receptionist/rules/call-limits.ts'
import { anyHeard } from '../../receptionist/any-heard.ts'
import { BUSINESSES } from './businesses.ts'
import { WEDNESDAY } from './caller.ts'

export type RandomCalls = {
  utterances: number
  calls: number
  longestTurns: number
  /** In processor time. */
  slowestMs: number
}

/** Calls of random utterances and keys. @throws when the engine throws, or a call does not end within its limits */
export async function playRandomCalls(
  engine: Receptionist,
  utterances: number,
): Promise<RandomCalls> {
  const facts = {
    ...BUSINESSES.plumbing,
    languages: LANGUAGES.filter((language) => language !== 'en'),
  }
  const run: RandomCalls = { utterances: 0, calls: 0, longestTurns: 0, slowestMs: 0 }
  const heard = fc.sample(anyHeard, { numRuns: Math.min(utterances, SAMPLED), seed: 7 })
  while (run.utterances < utterances) {
    let turns = 0
    let conversation = engine.begin(null)
    let left = MAX_HEARD
    let ended = false
    while (!ended) {
      if (left === 0) throw new Error('a call does not end')
      left -= 1
      const one = heard[(run.utterances * STRIDE) % heard.length] ?? SILENCE
      const began = process.cpuUsage()
      const { conversation: next, reply } = await engine.hear(facts, conversation, one, WEDNESDAY)
      conversation = next
      ended = reply.end
      turns += 1
      const { user, system } = process.cpuUsage(began)
      run.slowestMs = Math.max(run.slowestMs, (user + system) / 1_000)
      run.utterances += 1
    }
    engine.conclude(facts, conversation)
    run.calls += 1
    run.longestTurns = Math.max(run.longestTurns, turns)
  }
  return run
}

const SAMPLED = 20_000
/** A prime, so that in each round another sample follows a given one. */
const STRIDE = 7_919
/** Interruptions do not count as turns, so a call may contain more than its turns and keys. */
const MAX_HEARD = 4 * (MAX_TURNS + MAX_KEYS)
const SILENCE: Heard = { kind: 'silence' }
