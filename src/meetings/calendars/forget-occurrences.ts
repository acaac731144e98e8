import type { App } from '../../app.ts'
import { addSeconds } from '../../kernel/clock.ts'

/** Calendar data is no longer needed; a meeting with a note-taker keeps its own title. */
const KEPT_SECONDS = 86_400
const BATCH = 1_000

/** Deletes calendar data of past meetings. */
export async function forgetOccurrences({ pool, clock }: Pick<App, 'pool' | 'clock'>) {
  await pool.query(FORGET, [addSeconds(clock.now(), -KEPT_SECONDS), BATCH])
}

const FORGET = `
  DELETE FROM calendar_occurrences o USING (
    SELECT account_id, id FROM calendar_occurrences WHERE ends_at < $1 LIMIT $2
  ) old WHERE o.account_id = old.account_id AND o.id = old.id`
