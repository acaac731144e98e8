import type { EventDelivery } from '../../prisma/generated/client/client.ts'
import type { App } from '../app.ts'
import type { Tx } from '../platform/db/prisma.ts'
import { disable, hasFailedTooLong } from './disable-failing-endpoint.ts'
import { heldUntil, nextAttemptAt } from './retry-times.ts'

export type Attempt = {
  at: Date
  tookMs: number
  /** Null if there was no answer. */
  status: number | null
  /** Null if it arrived. */
  problem: string | null
  signature: string
  /** The beginning of the body; null if there was no answer. */
  answer: string | null
}

const GONE = 410

/**
 * Stores the result of an attempt and what follows: the next attempt, the endpoint's state, and the mail if it is
 * disabled. The attempt count is the check: of two parallel attempts, one is stored.
 */
export async function noteAttempt(app: App, delivery: EventDelivery, attempt: Attempt) {
  const { accountId, id, endpointId, tries, triesBefore } = delivery
  const now = app.clock.now()
  const arrived = attempt.problem === null
  const seq = tries + 1
  const next =
    arrived || attempt.status === GONE ? undefined : nextAttemptAt(now, seq - triesBefore)
  await app.db.$transaction(async (tx) => {
    const { count } = await tx.eventDelivery.updateMany({
      where: { accountId, id, tries, dueAt: { not: null } },
      data: { tries: seq, dueAt: next ?? null, ...(arrived ? { deliveredAt: now } : {}) },
    })
    if (count === 0) return
    await tx.eventAttempt.create({ data: { accountId, deliveryId: id, seq, ...attempt } })
    const key = { accountId, endpointId }
    if (arrived) await noteSuccess(tx, key)
    else await noteFailure(app, tx, key, attempt)
    if (!next) return
    const again = { accountId, deliveryId: id, attempt: seq + 1 }
    await app.jobs.enqueue(tx, 'send_event', again, { startAfter: next })
  })
}

type EndpointKey = { accountId: string; endpointId: string }

/** Writes nothing and waits for no lock while all is well. */
async function noteSuccess(tx: Tx, { accountId, endpointId: id }: EndpointKey) {
  await tx.webhookEndpoint.updateMany({
    where: { accountId, id, failingSince: { not: null } },
    data: { failures: 0, failingSince: null, heldUntil: null },
  })
}

async function noteFailure(app: App, tx: Tx, key: EndpointKey, attempt: Attempt) {
  const { accountId, endpointId: id } = key
  const endpoint = await lockEndpoint(tx, key)
  const now = app.clock.now()
  const failingSince = endpoint.failingSince ?? now
  const failures = endpoint.failures + 1
  await tx.webhookEndpoint.update({
    where: { accountId_id: { accountId, id } },
    data: { failures, failingSince, heldUntil: heldUntil(now, failures) },
  })
  if (endpoint.disabledAt) return
  const isGone = attempt.status === GONE
  if (!isGone && !hasFailedTooLong(now, failingSince)) return
  await disable(app, tx, { ...endpoint, failingSince }, isGone ? 'gone' : 'failing')
}

async function lockEndpoint(tx: Tx, { accountId, endpointId: id }: EndpointKey) {
  await tx.$queryRaw`
    SELECT 1 FROM webhook_endpoints WHERE account_id = ${accountId} AND id = ${id} FOR NO KEY UPDATE`
  return tx.webhookEndpoint.findUniqueOrThrow({ where: { accountId_id: { accountId, id } } })
}
