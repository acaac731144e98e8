import type { App } from '../../app.ts'
import { addSeconds } from '../../kernel/clock.ts'

/** What was in a calendar is of no more use; the meeting that a note-taker went to keeps its own title. */
const KEPT_SECONDS = 86_400
const BATCH = 1_000

/** Deletes what calendars said of meetings that are over. */
export async function forgetOccurrences({ pool, clock }: Pick<App, 'pool' | 'clock'>) {
  await pool.query(FORGET, [addSeconds(clock.now(), -KEPT_SECONDS), BATCH])
}

const FORGET = `
  DELETE FROM calendar_occurrences o USING (
    SELECT account_id, id FROM calendar_occurrences WHERE ends_at < $1 LIMIT $2
  ) old WHERE o.account_id = old.account_id AND o.id = old.id`
