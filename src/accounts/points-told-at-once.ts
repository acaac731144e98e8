import DataLoader from 'dataloader'
import type pg from 'pg'
import type { RateLimiterAbstract } from 'rate-limiter-flexible'
import { prepareSql } from '../platform/db/sql.ts'
import type { SharedCounts } from './rate-limit-window.ts'

type Told = { key: string; of: string; points: number }

/**
 * Writes the rate-limit points of many clients to PostgreSQL in one statement. A process reports each client once a
 * second; a statement each would be nearly one a request. If it fails, each is written in the limiter's own way,
 * which works without the database.
 */
export function toldAtOnce(
  pool: pg.Pool,
  limiter: RateLimiterAbstract,
  durationMs: number,
): SharedCounts {
  const tellAll = async (told: readonly Told[]) => {
    const nowMs = Date.now()
    const keys = told.map(({ key }) => key)
    const points = told.map((one) => one.points)
    const rows = await addPoints(pool, keys, points, nowMs + durationMs, nowMs)
    const counts = new Map(rows.map((row) => [row.key, row]))
    return keys.map((key) => {
      const { points = 0, expire = nowMs } = counts.get(key) ?? {}
      return { consumedPoints: points, msBeforeNext: Math.max(0, Number(expire) - nowMs) }
    })
  }
  const tellEach = (told: readonly Told[]) =>
    Promise.all(told.map(({ of, points }) => limiter.penalty(of, points)))
  const telling = new DataLoader<Told, Awaited<ReturnType<SharedCounts['penalty']>>>(
    (told) => tellAll(told).catch(() => tellEach(told)),
    { cache: false },
  )
  return {
    penalty: (of, points) => telling.load({ key: limiter.getKey(of), of, points }),
  }
}

/** Sorted by key, so that two processes that write the same clients do not deadlock. */
const addPoints = prepareSql<
  { key: string; points: number; expire: string },
  [string[], number[], number, number]
>(
  'add_points',
  `INSERT INTO rate_limits (key, points, expire)
   SELECT key, sum(points)::int, $3::bigint
     FROM unnest($1::text[], $2::int[]) AS told (key, points) GROUP BY key ORDER BY key
   ON CONFLICT (key) DO UPDATE SET
     points = CASE WHEN rate_limits.expire <= $4 THEN 0 ELSE rate_limits.points END + excluded.points,
     expire = CASE WHEN rate_limits.expire <= $4 THEN excluded.expire ELSE rate_limits.expire END
   RETURNING key, points, expire`,
)
