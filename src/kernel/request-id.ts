import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'

const current = new AsyncLocalStorage<string>()

/** Cannot break a log line, a header or a page; long enough for a UUID with a prefix, or a trace id. */
const SANE = /^[A-Za-z0-9][A-Za-z0-9._:-]{0,99}$/

/** The id given by a client, a proxy or an enqueued job if it is valid, else a new one. */
export function requestIdOf(given: unknown): string {
  return typeof given === 'string' && SANE.test(given) ? given : randomUUID()
}

/** Runs `work`, and everything it starts, under this id. */
export function withRequestId<T>(requestId: string, work: () => T): T {
  return current.run(requestId, work)
}

/** The id of the current request; undefined for work that the process does by itself. */
export function currentRequestId(): string | undefined {
  return current.getStore()
}
