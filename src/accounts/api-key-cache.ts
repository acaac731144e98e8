import type pg from 'pg'
import type { Clock } from '../kernel/clock.ts'
import type { Log } from '../kernel/log.ts'
import { openListener } from '../platform/db/listener.ts'
import { prepareSql } from '../platform/db/sql.ts'
import { hashApiKey, looksLikeApiKey } from './api-key-text.ts'
import type { Viewer } from './viewer.ts'

/** How long a key is trusted without reading the table; a revocation may take that long (contract §5). */
const TRUSTED_MS = 60_000
/** NOTIFY tells every process of a revocation at once; the time above is for a lost message. */
export const REVOKED_CHANNEL = 'api_key_revoked'
const KEYS_MAX = 10_000

type KeyViewer = Extract<Viewer, { kind: 'key' }>
type Known = { viewer: KeyViewer; untilMs: number }

/** Finds the account of a bearer token. */
export type ApiKeyCache = {
  find(key: string): Promise<KeyViewer | undefined>
  /** In this process; NOTIFY tells the others. */
  forget(keyId: string): void
  close(): Promise<void>
}

/** Caches keys that were found, never misses: a new key works at once. */
export async function openApiKeyCache(options: {
  pool: pg.Pool
  databaseUrl: string
  clock: Clock
  log: Log
}): Promise<ApiKeyCache> {
  const { pool, clock, log } = options
  const known = new Map<string, Known>()
  let revocations = 0
  const forget = (keyId: string) => {
    revocations += 1
    for (const [name, { viewer }] of known) if (viewer.keyId === keyId) known.delete(name)
  }
  const listener = await openListener({
    databaseUrl: options.databaseUrl,
    channel: REVOKED_CHANNEL,
    log,
    onMessage: forget,
    // Any key may have been revoked meanwhile: read each again.
    onGap: () => {
      revocations += 1
      known.clear()
    },
  })

  return {
    async find(key) {
      const hash = hashApiKey(key)
      const name = hash.toString('latin1')
      const now = clock.now().getTime()
      const kept = known.get(name)
      if (kept && kept.untilMs > now) return kept.viewer
      if (!looksLikeApiKey(key)) return undefined
      const heardBefore = revocations
      const [row] = await findKey(pool, hash)
      if (!row) return undefined
      const viewer: KeyViewer = { kind: 'key', accountId: row.account_id, keyId: row.id }
      if (known.size >= KEYS_MAX) known.clear()
      // A revocation heard during the read may be for this key, so the answer is used once and not cached.
      if (revocations === heardBefore) known.set(name, { viewer, untilMs: now + TRUSTED_MS })
      touchKey(pool, row.id, clock.now()).catch((error) => log.warn({ error }, 'key use not noted'))
      return viewer
    },
    forget,
    close: () => listener.close(),
  }
}

const findKey = prepareSql<{ id: string; account_id: string }, [Buffer]>(
  'find_key',
  'SELECT id, account_id FROM api_keys WHERE hash = $1 AND revoked_at IS NULL',
)

/** The last use is stored when the key is read from the table, so at most once a minute for each process. */
const touchKey = prepareSql<Record<never, never>, [string, Date]>(
  'touch_key',
  'UPDATE api_keys SET last_used_at = $2 WHERE id = $1',
)
