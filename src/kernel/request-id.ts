import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'

const current = new AsyncLocalStorage<string>()

/** Nothing that could break a log line, a header or a page; as long as a UUID with a prefix, or a trace's id. */
const SANE = /^[A-Za-z0-9][A-Za-z0-9._:-]{0,99}$/

/** The id that a client, a proxy or an enqueued job gave, when it is sane; else a new one. */
export function requestIdOf(given: unknown): string {
  return typeof given === 'string' && SANE.test(given) ? given : randomUUID()
}

/** Runs `work`, and whatever it begins, under this id. */
export function withRequestId<T>(requestId: string, work: () => T): T {
  return current.run(requestId, work)
}

/** The request that is worked on here; undefined for what the process does by itself. */
export function currentRequestId(): string | undefined {
  return current.getStore()
}
