import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'

const LOOK_EVERY_MS = 500

/**
 * Resolves with the reason to stop: a signal, or the end of the npm that runs this process. npm does not pass SIGTERM
 * on, so stopping `npm start` would otherwise leave the service running.
 */
export function toldToStop({ runByNpm }: { runByNpm: boolean }): Promise<string> {
  const signals = (['SIGTERM', 'SIGINT'] as const).map(async (signal) => {
    await once(process, signal)
    return signal
  })
  return Promise.race([...signals, ...(runByNpm ? [npmHasEnded()] : [])])
}

async function npmHasEnded(): Promise<string> {
  const npm = process.ppid
  while (process.ppid === npm) await wait(LOOK_EVERY_MS, undefined, { ref: false })
  return 'npm has ended'
}
