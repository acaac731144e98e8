import type pg from 'pg'
import type { Provider } from '../../../prisma/generated/client/enums.ts'
import { readWithin } from '../db/read-within.ts'

/** A provider's events that are not processed yet, and those given up. */
export type InboxLag = {
  provider: Provider
  waiting: number
  /** The age of the oldest waiting event; 0 if there is none. */
  lagSeconds: number
  dead: number
}

/** Every provider, including those without events. */
export function readInboxLag(pool: pg.Pool, withinMs: number): Promise<InboxLag[]> {
  return readWithin(pool, withinMs, INBOX_LAG)
}

/** An event is given up after about four hours (`dead-letters.ts`), so none that waits is older than two days. */
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
