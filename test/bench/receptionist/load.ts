import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import type { Receptionist } from '../../../src/receptionist/receptionist.ts'
import type { Caller } from './caller.ts'
import { CallerOnThePhone } from './play-caller.ts'

/** Milliseconds from the moment a caller stops speaking to the reply. */
export type Load = {
  calls: number
  turns: number
  p50: number
  p99: number
  /** Turns that failed, or waited longer than a second. */
  dropped: number
}

/** The time between two turns of a caller. */
const TURN_EVERY_MS = 6_000
const DROPPED_AFTER_MS = 1_000

/**
 * Runs this many calls at once in one process, so on one core: each caller takes a turn every six seconds, at their
 * own moment, even if the process falls behind. Between turns the state is JSON, as in the database.
 */
export async function measureLoad(
  engine: Receptionist,
  callers: readonly Caller[],
  { calls, seconds }: { calls: number; seconds: number },
): Promise<Load> {
  const times: number[] = []
  let failed = 0
  const began = performance.now()
  const until = began + seconds * 1_000
  const lines = Array.from({ length: calls }, (_, index) => ({
    index,
    due: began + (index * TURN_EVERY_MS) / calls,
    call: phone(engine, callers, index),
  }))
  // Due times stay in the order of the lines, round after round.
  for (let at = 0; ; at = (at + 1) % lines.length) {
    const line = lines[at]
    if (!line || line.due >= until) break
    await waitUntil(line.due)
    try {
      await takeTurn(line.call)
      times.push(performance.now() - line.due)
    } catch {
      failed += 1
    }
    line.due += TURN_EVERY_MS
    if (line.call.ended) line.call = phone(engine, callers, line.index + times.length)
  }
  times.sort((a, b) => a - b)
  const late = times.filter((time) => time > DROPPED_AFTER_MS).length
  const share = (part: number) => times[Math.floor(times.length * part)] ?? Number.NaN
  return { calls, turns: times.length, p50: share(0.5), p99: share(0.99), dropped: failed + late }
}

/** Timers have a resolution of a millisecond; the rest is a busy wait over event-loop turns. */
async function waitUntil(due: number): Promise<void> {
  const early = due - performance.now() - 2
  if (early > 0) await wait(early)
  while (performance.now() < due) await nextTurn()
}

/** The most turns per second one core can do, with all callers speaking at once. */
export async function turnsPerSecond(
  engine: Receptionist,
  callers: readonly Caller[],
  seconds: number,
): Promise<number> {
  const began = performance.now()
  let turns = 0
  for (let index = 0; performance.now() - began < seconds * 1_000; index += 1) {
    const call = phone(engine, callers, index)
    while (!call.ended && call.turns < 40) {
      await takeTurn(call)
      turns += 1
    }
  }
  return Math.round((turns * 1_000) / (performance.now() - began))
}

/** KB of heap per call in progress, and KB of JSON per stored call. */
export async function measureMemory(
  engine: Receptionist,
  callers: readonly Caller[],
  calls: number,
): Promise<{ heapKb: number; storedKb: number }> {
  const collect = globalThis.gc
  if (!collect) throw new Error('run node with --expose-gc')
  const kept: string[] = []
  const conversations: object[] = []
  collect()
  const before = process.memoryUsage().heapUsed
  for (let index = 0; index < calls; index += 1) {
    const call = phone(engine, callers, index)
    for (let turn = 0; turn < 3 && !call.ended; turn += 1) await takeTurn(call)
    conversations.push(call.conversation)
  }
  collect()
  const heapKb = (process.memoryUsage().heapUsed - before) / calls / 1_024
  for (const dialogue of conversations) kept.push(JSON.stringify(dialogue))
  const storedKb = Buffer.byteLength(kept.join('')) / calls / 1_024
  return { heapKb, storedKb }
}

function phone(engine: Receptionist, callers: readonly Caller[], index: number): CallerOnThePhone {
  const caller = callers[index % callers.length]
  if (!caller) throw new Error('no callers')
  return new CallerOnThePhone(engine, caller)
}

async function takeTurn(call: CallerOnThePhone): Promise<void> {
  for (const act of call.nextTurn()) await call.hear(act)
  call.conversation = JSON.parse(JSON.stringify(call.conversation))
}
