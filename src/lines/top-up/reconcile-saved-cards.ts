import type { App } from '../../app.ts'
import { addSeconds } from '../../kernel/clock.ts'
import { noteSavedCard } from './note-saved-card.ts'

/** By now a webhook should have come. */
const QUIET_SECONDS = 300
const BATCH = 50

/** Asks the processor about pages that are saving a card, in case a webhook is lost. */
export async function reconcileSavedCards(app: App) {
  const quiet = await app.db.$queryRaw<{ sessionId: string }[]>`
    SELECT set_up_session_id AS "sessionId" FROM top_ups
     WHERE set_up_session_id IS NOT NULL AND changed_at < ${addSeconds(app.clock.now(), -QUIET_SECONDS)}
     ORDER BY random() LIMIT ${BATCH}`
  for (const { sessionId } of quiet) {
    try {
      await noteSavedCard(app, sessionId)
    } catch (error) {
      app.log.warn({ error, sessionId }, 'a saved card could not be reconciled')
    }
  }
}
