import type pg from 'pg'
import type { Provider } from '../../../prisma/generated/client/enums.ts'
import { readWithin } from '../db/read-within.ts'

/** What a provider told and was not acted on yet, and what was given up. */
export type InboxLag = {
  provider: Provider
  waiting: number
  /** Since when the oldest of them waits; 0 without one. */
  lagSeconds: number
  dead: number
}

/** Every provider, also one that told nothing. */
export function readInboxLag(pool: pg.Pool, withinMs: number): Promise<InboxLag[]> {
  return readWithin(pool, withinMs, INBOX_LAG)
}

/** An event is given up after some four hours (`dead-letters.ts`), so none that waits is older than two days. */
const INBOX_LAG = `
  SELECT p.provider, COALESCE(w.waiting, 0)::int AS waiting, COALESCE(w.lag, 0)::float AS "lagSeconds",
         COALESCE(d.dead, 0)::int AS dead
    FROM unnest(enum_range(NULL::provider)) AS p(provider)
    LEFT JOIN (
      SELECT provider, count(*) AS waiting, EXTRACT(epoch FROM clock_timestamp() - min(received_at)) AS lag
        FROM provider_events
       WHERE received_at > now() - interval '2 days' AND processed_at IS NULL AND dead_at IS NULL
       GROUP BY provider) w ON w.provider = p.provider
    LEFT JOIN (
      SELECT provider, count(*) AS dead FROM provider_events WHERE dead_at IS NOT NULL GROUP BY provider
    ) d ON d.provider = p.provider
   ORDER BY p.provider`
