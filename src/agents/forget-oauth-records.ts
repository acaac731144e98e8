import type { App } from '../app.ts'
import { addSeconds } from '../kernel/clock.ts'

/** Deletes expired records, and grants that nothing can use any more. */
export async function forgetOauthRecords(app: App): Promise<void> {
  const now = app.clock.now()
  await app.db.oauthRecord.deleteMany({ where: { expiresAt: { lt: now } } })
  await app.db.agentGrant.deleteMany({
    where: {
      createdAt: { lt: addSeconds(now, -GRANT_UNDER_WAY_SECONDS) },
      records: { none: { model: { not: 'Grant' } } },
    },
  })
}

/** Between the owner's consent and the agent's first token there is a redirect. */
const GRANT_UNDER_WAY_SECONDS = 3_600
