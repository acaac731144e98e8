import { createHash } from 'node:crypto'
import type pg from 'pg'

const TRUSTED_MS = 60_000

/** Whose key a request carries, kept for a minute as the service keeps it; undefined for none. */
export function keyFinder(pool: pg.Pool) {
  const known = new Map<string, { accountId: string; untilMs: number }>()
  return async (authorization: string | undefined): Promise<string | undefined> => {
    if (!authorization?.startsWith('Bearer ')) return undefined
    const hash = createHash('sha256').update(authorization.slice(7)).digest()
    const name = hash.toString('base64')
    const kept = known.get(name)
    if (kept && kept.untilMs > Date.now()) return kept.accountId
    const { rows } = await pool.query({
      name: 'key',
      text: 'SELECT account_id FROM api_keys WHERE hash = $1 AND revoked_at IS NULL',
      values: [hash],
    })
    if (!rows[0]) return undefined
    known.set(name, { accountId: rows[0].account_id, untilMs: Date.now() + TRUSTED_MS })
    return rows[0].account_id
  }
}
