import { setTimeout as wait } from 'node:timers/promises'
import type { App } from '../app.ts'
import type { Db, Tx } from '../platform/db/prisma.ts'
import { unavailable } from '../platform/db/unavailable.ts'

/** Who waits longer for the others of an account is told to come again. */
const TURN_WITHIN_MS = 5_000

/** The last in line, by account; of each kind of work apart, so that none waits for another's connections. */
const lines = new WeakMap<Db, Map<string, Promise<unknown>>>()

/**
 * A transaction that locks its account's row, after the others of this process that do: PostgreSQL
 * would let them in one by one in any case, and here whoever waits holds no connection, and so
 * keeps no other account from one. The row is still to be locked, against other processes.
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
  // Who gives up waiting leaves the order as it is.
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
