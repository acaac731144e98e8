import type pg from 'pg'
import { readWithin } from '../db/read-within.ts'

/** Calls that are answered and not over, in all processes. */
export async function countCallsInProgress(pool: pg.Pool, withinMs: number): Promise<number> {
  const [row] = await readWithin<{ calls: number }>(pool, withinMs, IN_PROGRESS)
  return row?.calls ?? 0
}

const IN_PROGRESS = `SELECT count(*)::int AS calls FROM calls WHERE status = 'in_progress'`
