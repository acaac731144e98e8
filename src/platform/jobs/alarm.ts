/** Rings at the earliest of the times asked for, once; until then, later times change nothing. */
export type Alarm = { ringWithin(seconds: number): void; stop(): void }

/** `ring` reports its own errors. The alarm keeps no process running. */
export function openAlarm(ring: () => Promise<void>): Alarm {
  let atMs = Number.POSITIVE_INFINITY
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  return {
    ringWithin(seconds) {
      const wantedMs = performance.now() + seconds * 1_000
      if (isStopped || wantedMs >= atMs) return
      clearTimeout(timer)
      atMs = wantedMs
      timer = setTimeout(() => {
        atMs = Number.POSITIVE_INFINITY
        void ring()
      }, seconds * 1_000).unref()
    },
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
