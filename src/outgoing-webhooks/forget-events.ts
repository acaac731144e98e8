import type { App } from '../app.ts'
import { addSeconds } from '../kernel/clock.ts'

const KEPT_SECONDS = 30 * 86_400
/** A minute's batch. */
const BATCH = 5_000

/** Deletes events and their delivery records thirty days after they happened. */
export async function forgetEvents(app: App): Promise<void> {
  const before = addSeconds(app.clock.now(), -KEPT_SECONDS)
  await app.pool.query(
    `DELETE FROM events WHERE (account_id, id) IN (
       SELECT account_id, id FROM events WHERE at < $1 ORDER BY at LIMIT $2)`,
    [before, BATCH],
  )
}
