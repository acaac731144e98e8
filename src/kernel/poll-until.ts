import { setTimeout as wait } from 'node:timers/promises'

const PAUSE_MS = 50

/** Calls `ask` repeatedly until its answer will do or the time is up, and returns the last answer. */
export async function askUntil<T>(
  ask: () => Promise<T>,
  willDo: (answer: T) => boolean,
  withinMs: number,
): Promise<T> {
  const until = performance.now() + withinMs
  let answer = await ask()
  while (!willDo(answer) && performance.now() < until) {
    await wait(PAUSE_MS)
    answer = await ask()
  }
  return answer
}
