import type { Provider } from '../../../prisma/generated/client/enums.ts'
import { prepareSql } from '../db/sql.ts'
import type { Platform } from '../platform.ts'

const EVENTS_MAX = 50

/** A provider's event as it was stored. */
export type InboxEvent = {
  provider: Provider
  externalId: string
  kind: string
  payload: object
  receivedAt: Date
  processedAt: Date | null
  failures: number
  failure: string | null
  deadAt: Date | null
}

/** The newest events about an account: its payments, calls, mails and note-takers. At most 50; for staff. */
export function listEventsOfAccount(app: Platform, accountId: string): Promise<InboxEvent[]> {
  return eventsOfAccount(app.pool, accountId, EVENTS_MAX)
}

const eventsOfAccount = prepareSql<InboxEvent, [string, number]>(
  'events_of_account',
  `SELECT provider, external_id AS "externalId", kind, payload, received_at AS "receivedAt",
    processed_at AS "processedAt",
          failures, failure, dead_at AS "deadAt"
     FROM provider_events
    WHERE (provider = 'stripe' AND (
             payload->>'sessionId' IN (SELECT checkout_session_id FROM purchases WHERE account_id = $1)
             OR payload->>'paymentId' IN (SELECT payment_id FROM purchases WHERE account_id = $1)))
       OR (provider = 'twilio' AND payload->>'callSid' IN (SELECT call_sid FROM calls WHERE account_id = $1))
       OR (provider IN ('postmark', 'twilio') AND payload->>'accountId' = $1)
       OR (provider IN ('recall', 'attendee') AND (provider::text, payload->>'botId') IN
             (SELECT provider, bot_id FROM meeting_bots WHERE account_id = $1))
    ORDER BY received_at DESC, external_id LIMIT $2`,
)
