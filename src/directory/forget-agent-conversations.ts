import type { App } from '../app.ts'
import { addSeconds } from '../kernel/clock.ts'

export const KEPT_SECONDS = 86_400
const ANSWERS_KEPT_SECONDS = 86_400

/** Conversations and answers end a day after the last message. */
export async function forgetConversations(app: App) {
  const now = app.clock.now()
  const answeredBefore = addSeconds(now, -ANSWERS_KEPT_SECONDS)
  await app.db.$executeRaw`
    DELETE FROM agent_conversations WHERE (account_id, line_id, context_key) IN (
      SELECT account_id, line_id, context_key FROM agent_conversations
       WHERE expires_at <= ${now} AND leave_at IS NULL LIMIT ${FORGET_BATCH})`
  await app.db.$executeRaw`
    DELETE FROM agent_turns WHERE (account_id, line_id, sender, fingerprint) IN (
      SELECT account_id, line_id, sender, fingerprint FROM agent_turns
      WHERE at <= ${answeredBefore} LIMIT ${FORGET_BATCH})`
}

const FORGET_BATCH = 10_000
