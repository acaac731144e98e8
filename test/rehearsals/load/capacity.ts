import { setTimeout as wait } from 'node:timers/promises'
import { print } from '../journeys/report.ts'
import { failed, failures, ofDoor, p50p99, type Tally } from './tally.ts'
import type { Traffic } from './traffic.ts'

/** The longest a caller may wait for the first words of a reply, 99 times of 100. */
export const TURN_P99_MS_MAX = 250
const FIRST_CALLS_A_SECOND = 0.3
const FACTOR = 1.3
/** The first calls after a start run code that is not compiled yet. */
const WARM_UP_MS = 20_000
const SETTLE_MS = 6_000
const STEP_MS = 12_000
/** A single hiccup of the machine does not end the measurement. */
const TRIES = 2

/**
 * Raises the rate until callers wait too long or calls fail.
 *
 * @returns the last good rate, in calls per second
 * @throws Error when there was none
 */
export async function measureCapacity(traffic: Traffic, tally: Tally): Promise<number> {
  traffic.setRate(FIRST_CALLS_A_SECOND)
  await wait(WARM_UP_MS)
  let held = 0
  for (let rate = FIRST_CALLS_A_SECOND; await isHeld(traffic, tally, rate); rate *= FACTOR)
    held = rate
  if (held === 0) throw new Error('not even the first step went well: nothing can be held')
  return held
}

async function isHeld(traffic: Traffic, tally: Tally, rate: number): Promise<boolean> {
  traffic.setRate(rate)
  for (let tried = 1; tried <= TRIES; tried += 1) {
    await wait(SETTLE_MS)
    const from = performance.now()
    await wait(STEP_MS)
    const samples = tally.between(from, performance.now())
    const { p50, p99 } = p50p99(ofDoor(samples, 'a turn'))
    const broken = failed(samples).length
    const requests = (samples.length / STEP_MS) * 1_000
    print(
      `  ${rate.toFixed(2)} calls/s, ${requests.toFixed(0)} requests/s: a turn p50 ${p50} ms, p99 ${p99} ms; ${broken} failed`,
    )
    for (const [what, count] of failures(samples)) print(`    ${count} × ${what}`)
    if (p99 <= TURN_P99_MS_MAX && broken === 0) return true
  }
  return false
}
