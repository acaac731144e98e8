import { setTimeout as wait } from 'node:timers/promises'

/**
 * Does the work again and again, after a pause each time. The work reports its own errors.
 * @returns a function that stops it
 */
export function repeat(pauseMs: () => number, work: () => Promise<unknown>): () => void {
  const ended = new AbortController()
  void (async () => {
    while (!ended.signal.aborted) {
      await wait(pauseMs(), undefined, { signal: ended.signal, ref: false }).catch(() => undefined)
      if (!ended.signal.aborted) await work()
    }
  })()
  return () => ended.abort()
}
