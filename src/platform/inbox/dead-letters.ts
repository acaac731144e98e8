import type { Provider } from '../../../prisma/generated/client/enums.ts'
import { notFound } from '../../kernel/errors.ts'
import { isRefusedAsUnstorable } from '../../kernel/text/storable.ts'
import { prepareSql } from '../db/sql.ts'
import type { Platform } from '../platform.ts'
import type { InboxEvent } from './read-inbox.ts'

type EventKey = { provider: Provider; externalId: string }

/** With the queue's delays of at most five minutes, this is about four hours: longer than a provider's usual outage. */
const TRIES_MAX = 60
const FAILURE_CHARACTERS_MAX = 300
const LISTED_MAX = 100

/** Records that processing an event failed. Returns whether to give up on it. */
export async function isGivenUp(app: Platform, key: EventKey, error: unknown): Promise<boolean> {
  const where = { provider_externalId: key }
  const failure = wordsOf(error)
  const { failures } = await app.db.providerEvent.update({
    where,
    data: { failures: { increment: 1 }, failure },
  })
  if (failures < TRIES_MAX && !isRefusedAsUnstorable(error)) return false
  await app.db.providerEvent.update({ where, data: { deadAt: app.clock.now() } })
  app.log.error({ error, ...key, failures }, 'provider event given up: a dead letter')
  return true
}

/** Events that could not be processed, the newest 100; for staff. */
export function listDeadLetters(app: Platform): Promise<InboxEvent[]> {
  return deadLetters(app.pool, LISTED_MAX)
}

const deadLetters = prepareSql<InboxEvent, [number]>(
  'dead_letters',
  `SELECT provider, external_id AS "externalId", kind, payload, received_at AS "receivedAt",
    processed_at AS "processedAt",
          failures, failure, dead_at AS "deadAt"
     FROM provider_events WHERE dead_at IS NOT NULL ORDER BY dead_at DESC, external_id LIMIT $1`,
)

/** Retries a dead letter from the beginning. @throws {ApiError} not_found if it is not one */
export async function reviveDeadLetter(app: Platform, key: EventKey): Promise<void> {
  await app.db.$transaction(async (tx) => {
    const { count } = await tx.providerEvent.updateMany({
      where: { ...key, deadAt: { not: null } },
      data: { deadAt: null, failures: 0, failure: null },
    })
    if (count === 0) throw notFound('dead letter')
    await app.jobs.enqueue(tx, 'handle_provider_event', key)
  })
}

function wordsOf(error: unknown): string {
  const words = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  return words
    .replaceAll('\0', '')
    .toWellFormed()
    .replace(/\s+/g, ' ')
    .slice(0, FAILURE_CHARACTERS_MAX)
    .toWellFormed()
}
