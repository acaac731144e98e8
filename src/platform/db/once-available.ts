import { setTimeout as wait } from 'node:timers/promises'
import type { Log } from '../../kernel/log.ts'
import { isUnavailable } from './unavailable.ts'

const AGAIN_AFTER_MS = 1_000

/**
 * Runs work that needs the database, retrying each second while it is unavailable. @throws any other error of `work`
 */
export async function onceAvailable<T>(log: Log, what: string, work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!isUnavailable(error)) throw error
      log.warn({ error }, `${what} waits for the database`)
      await wait(AGAIN_AFTER_MS)
    }
  }
}
