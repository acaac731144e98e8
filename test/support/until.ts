import { setTimeout as wait } from 'node:timers/promises'

const ASK_AGAIN_MS = 25
/** Polls less often over time: a key has 300 requests a minute. */
const ASK_AT_LEAST_EVERY_MS = 1_000
/** Ends what hangs, but gives a busy machine enough time. */
const HANGS_AFTER_MS = 90_000

/** Waits until a condition is true; throws with the last value seen if it does not become true. */
export async function until<T>(
  what: string,
  look: () => Promise<T> | T,
  isIt: (seen: T) => boolean = Boolean,
  withinMs = HANGS_AFTER_MS,
): Promise<T> {
  const deadline = performance.now() + withinMs
  for (let pauseMs = ASK_AGAIN_MS; ; pauseMs = Math.min(pauseMs * 1.2, ASK_AT_LEAST_EVERY_MS)) {
    const seen = await look()
    if (isIt(seen)) return seen
    if (performance.now() > deadline) {
      throw new Error(`not within ${withinMs} ms: ${what}; last seen ${JSON.stringify(seen)}`)
    }
    await wait(pauseMs)
  }
}
