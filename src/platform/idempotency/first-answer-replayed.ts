import { addSeconds } from '../../kernel/clock.ts'
import { ApiError } from '../../kernel/errors.ts'
import { type NewId, seededIds } from '../../kernel/ids.ts'
import type { Platform } from '../platform.ts'

/** How long a first response is replayed (docs/decisions/repeats-and-limits.md). */
const KEPT_SECONDS = 86_400
/** Longer than any request takes: a process that claimed it so long ago has died. */
const ABANDONED_SECONDS = 60
const FORGET_BATCH = 1_000

export type RequestKey = { accountId: string; key: string; fingerprint: Uint8Array<ArrayBuffer> }

export type StoredAnswer = { status: number; body: string }

/** The first request does the work, with ids that stay the same if the work is repeated; others get its response. */
export type Claim = { newId: NewId } | { replay: StoredAnswer }

/**
 * Claims a request with an Idempotency-Key. One statement decides between concurrent requests.
 * @throws {ApiError} idempotency_key_reused for another body, idempotency_in_progress while the first is being
 * processed
 */
export async function claimRequest(app: Platform, request: RequestKey): Promise<Claim> {
  const { accountId, key, fingerprint } = request
  const now = app.clock.now()
  const [claimed] = await app.db.$queryRaw<{ createdAt: Date }[]>`
    INSERT INTO idempotency_records AS r (account_id, key, fingerprint, created_at, claimed_at)
    VALUES (${accountId}, ${key}, ${fingerprint}, ${now}, ${now})
    ON CONFLICT (account_id, key) DO UPDATE
       SET claimed_at = excluded.claimed_at,
           fingerprint = excluded.fingerprint,
           created_at = CASE WHEN r.created_at <= ${addSeconds(now, -KEPT_SECONDS)}
                             THEN excluded.created_at ELSE r.created_at END,
           status = NULL, body = NULL
     WHERE r.created_at <= ${addSeconds(now, -KEPT_SECONDS)}
        OR (r.status IS NULL AND r.claimed_at <= ${addSeconds(now, -ABANDONED_SECONDS)}
            AND r.fingerprint = excluded.fingerprint)
    RETURNING created_at AS "createdAt"`
  if (!claimed) return { replay: await answerOf(app, request) }
  const { createdAt } = claimed
  return { newId: seededIds(`${accountId}:${key}:${createdAt.toISOString()}`, createdAt) }
}

/** Stores the first response, for concurrent and later repeats. */
export async function storeAnswer(
  app: Platform,
  { accountId, key }: RequestKey,
  answer: StoredAnswer,
) {
  await app.db.idempotencyRecord.updateMany({ where: { accountId, key }, data: answer })
}

/** A request that failed may be retried under its key. */
export async function releaseClaim(app: Platform, { accountId, key }: RequestKey) {
  await app.db.idempotencyRecord.deleteMany({ where: { accountId, key, status: null } })
}

/** Deletes responses that are no longer replayed. */
export async function forgetAnswers(app: Platform) {
  const before = addSeconds(app.clock.now(), -KEPT_SECONDS)
  await app.db.$executeRaw`
    DELETE FROM idempotency_records WHERE (account_id, key) IN (
      SELECT account_id, key FROM idempotency_records WHERE created_at <= ${before} LIMIT ${FORGET_BATCH})`
}

async function answerOf(
  app: Platform,
  { accountId, key, fingerprint }: RequestKey,
): Promise<StoredAnswer> {
  const record = await app.db.idempotencyRecord.findUnique({
    where: { accountId_key: { accountId, key } },
  })
  if (!record || (sameBytes(record.fingerprint, fingerprint) && record.status === null)) {
    throw new ApiError(
      'idempotency_in_progress',
      'The first request with this Idempotency-Key is still being worked on; try again in a moment.',
      {
        retryAfterSeconds: 1,
      },
    )
  }
  if (!sameBytes(record.fingerprint, fingerprint)) {
    throw new ApiError(
      'idempotency_key_reused',
      'This Idempotency-Key was used for another request.',
    )
  }
  return { status: record.status ?? 0, body: record.body ?? '' }
}

function sameBytes(a: Uint8Array, b: Uint8Array): boolean {
  return Buffer.compare(a, b) === 0
}
