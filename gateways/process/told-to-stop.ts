import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'

const LOOK_EVERY_MS = 500

/**
 * Why the process is to stop, once it is: a signal, or the end of the npm that runs it. npm does not pass on a SIGTERM,
 * so `npm start` that is told to stop would leave the service behind.
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
