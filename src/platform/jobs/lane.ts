import { AsyncLocalStorage } from 'node:async_hooks'

/** Who waits for a provider: a client of a request, or only a job. */
export type Lane = 'doors' | 'jobs'

const lane = new AsyncLocalStorage<Lane>()

export function inLane<T>(of: Lane, work: () => T): T {
  return lane.run(of, work)
}

export function currentLane(): Lane {
  return lane.getStore() ?? 'doors'
}
