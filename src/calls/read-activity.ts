import type { App } from '../app.ts'
import { prepareSql } from '../platform/db/sql.ts'

/** One day of the lines, `2026-11-21` in the zone's calendar. */
export type ActivityDay = {
  day: string
  calls: number
  messages: number
  /** Charged. */
  seconds: number
  /** Callers' questions: answered, and still unanswered. */
  answeredQuestions: number
  openQuestions: number
}

/** The last days, today included, oldest first, with empty days. */
export function readActivity(
  app: App,
  accountId: string,
  { days, timeZone }: { days: number; timeZone: string },
): Promise<ActivityDay[]> {
  const now = app.clock.now()
  return app.replica.read(accountId, (pool) =>
    activityOfAccount(pool, accountId, timeZone, now, days),
  )
}

/** Each day's start is computed once, as in `usage_of_wallet`. */
const activityOfAccount = prepareSql<ActivityDay, [string, string, Date, number]>(
  'activity_of_account',
  `WITH days AS (
          SELECT day, row_number() OVER (ORDER BY day)::int AS nth, day::timestamp AT TIME ZONE $2 AS begins
            FROM (SELECT ($3::timestamptz AT TIME ZONE $2)::date - back AS day
                    FROM generate_series(0, $4::int - 1) AS back) last),
        bounds AS (SELECT array_agg(begins ORDER BY begins) AS begins, min(begins) AS first FROM days),
        called AS (
          SELECT width_bucket(at, (SELECT begins FROM bounds)) AS nth, count(*)::int AS calls,
                 sum(billed_seconds)::int AS seconds, sum(answered_questions)::int AS answered
            FROM calls
           WHERE account_id = $1 AND status = 'ended' AND at >= (SELECT first FROM bounds) GROUP BY 1),
        written AS (
          SELECT width_bucket(at, (SELECT begins FROM bounds)) AS nth, count(*)::int AS messages
            FROM messages WHERE account_id = $1 AND at >= (SELECT first FROM bounds) GROUP BY 1),
        asked AS (
          SELECT width_bucket(at, (SELECT begins FROM bounds)) AS nth, count(*)::int AS open
            FROM caller_questions
           WHERE account_id = $1 AND at >= (SELECT first FROM bounds)
             AND answered_at IS NULL AND dismissed_at IS NULL GROUP BY 1)
   SELECT to_char(day, 'YYYY-MM-DD') AS day, coalesce(calls, 0) AS calls, coalesce(messages, 0) AS messages,
          coalesce(seconds, 0) AS seconds, coalesce(answered, 0) AS "answeredQuestions",
          coalesce(open, 0) AS "openQuestions"
     FROM days LEFT JOIN called USING (nth) LEFT JOIN written USING (nth) LEFT JOIN asked USING (nth)
    ORDER BY nth`,
)
