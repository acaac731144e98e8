import type { Log } from '../../src/kernel/log.ts'

/** While the core cannot be asked, it is asked again so often. */
const ASK_AGAIN_SECONDS = 5

/** Of one call: asks from time to time whether it may go on. */
export type CallClock = {
  start(): void
  stop(): void
}

/** `check` answers in how many seconds it wants to be asked again; one that fails is asked again soon. */
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
