import { setTimeout as wait } from 'node:timers/promises'
import type { App } from '../app.ts'
import type { Db, Tx } from '../platform/db/prisma.ts'
import { unavailable } from '../platform/db/unavailable.ts'

/** A request that waits longer for others of its account gets a 503. */
const TURN_WITHIN_MS = 5_000

/**
 * The last transaction in the queue, by account. Separate for each kind of work, so that none waits for another's
 * connections.
 */
const lines = new WeakMap<Db, Map<string, Promise<unknown>>>()

/**
 * A transaction that locks its account's row, one at a time in this process. PostgreSQL would serialize them anyway;
 * here a waiting request holds no connection, so other accounts are not blocked. The caller still locks the row,
 * against other processes.
 * @throws {ApiError} unavailable when its turn does not come in time
 */
export async function accountTransaction<T>(
  { db }: Pick<App, 'db'>,
  accountId: string,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const line = lines.get(db) ?? new Map<string, Promise<unknown>>()
  lines.set(db, line)
  const before = line.get(accountId)
  const { promise: done, resolve: leave } = Promise.withResolvers<void>()
  // Giving up does not change the order of the others.
  const last = Promise.all([before, done])
  line.set(accountId, last)
  try {
    if (before && !(await comes(before))) throw unavailable()
    return await db.$transaction(work)
  } finally {
    leave()
    if (line.get(accountId) === last) line.delete(accountId)
  }
}

async function comes(before: Promise<unknown>): Promise<boolean> {
  const given = new AbortController()
  const late = wait(TURN_WITHIN_MS, false, { signal: given.signal }).catch(() => false)
  return Promise.race([before.then(() => true), late]).finally(() => given.abort())
}
