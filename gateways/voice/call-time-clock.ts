import type { Log } from '../../src/kernel/log.ts'

/** How often to ask again while the core cannot be reached. */
const ASK_AGAIN_SECONDS = 5

/** Checks regularly whether one call may go on. */
export type CallClock = {
  start(): void
  stop(): void
}

/** `check` returns the seconds until the next check. If it fails, the next check is in ASK_AGAIN_SECONDS. */
export function callClock(check: () => Promise<number>, log: Log): CallClock {
  let timer: NodeJS.Timeout | undefined
  let stopped = false

  async function tick() {
    const seconds = await check().catch((error) => {
      log.warn({ error }, 'how long a call may last cannot be asked for')
      return ASK_AGAIN_SECONDS
    })
    if (!stopped) timer = setTimeout(tick, Math.max(0, seconds) * 1_000).unref()
  }
  return {
    start() {
      void tick()
    },
    stop() {
      stopped = true
      clearTimeout(timer)
    },
  }
}
