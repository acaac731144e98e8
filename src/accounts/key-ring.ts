import pg from 'pg'
import type { Clock } from '../clock.ts'
import { prepareRead } from '../db/sql.ts'
import type { Log } from '../log.ts'
import { hashApiKey, looksLikeApiKey } from './api-key-text.ts'
import type { Viewer } from './viewer.ts'

/** How long a key is trusted without asking the table again; a revocation may take that long (contract §5). */
const TRUSTED_MS = 60_000
/** A revocation reaches every process at once by NOTIFY; the time above is for when that message is lost. */
export const REVOKED_CHANNEL = 'api_key_revoked'
const KEYS_MAX = 10_000

type KeyViewer = Extract<Viewer, { kind: 'key' }>
type Known = { viewer: KeyViewer; untilMs: number }

/** Tells whose key a bearer token is. */
export type KeyRing = {
  find(key: string): Promise<KeyViewer | undefined>
  /** Here and now; the other processes hear of it by NOTIFY. */
  forget(keyId: string): void
  close(): Promise<void>
}

/** Keeps keys that were found, never those that were not: a new key works at once. */
export async function openKeyRing(options: {
  pool: pg.Pool
  databaseUrl: string
  clock: Clock
  log: Log
}): Promise<KeyRing> {
  const { pool, clock, log } = options
  const known = new Map<string, Known>()
  let revocations = 0
  const forget = (keyId: string) => {
    revocations += 1
    for (const [name, { viewer }] of known) if (viewer.keyId === keyId) known.delete(name)
  }
  const listener = await listen(options.databaseUrl, log, forget)

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
      // A revocation heard while the row was on its way may be this key's, so the answer holds for this once.
      if (revocations === heardBefore) known.set(name, { viewer, untilMs: now + TRUSTED_MS })
      touchKey(pool, row.id, clock.now()).catch((error) => log.warn({ error }, 'key use not noted'))
      return viewer
    },
    forget,
    close: () => listener.end(),
  }
}

const findKey = prepareRead<{ id: string; account_id: string }, [Buffer]>(
  'find_key',
  'SELECT id, account_id FROM api_keys WHERE hash = $1 AND revoked_at IS NULL',
)

/** Noted when the key is read from the table, so at most once a minute a process. */
const touchKey = prepareRead<Record<never, never>, [string, Date]>(
  'touch_key',
  'UPDATE api_keys SET last_used_at = $2 WHERE id = $1',
)

/** LISTEN needs a connection of its own; when that breaks, the minute of trust still bounds a revoked key's life. */
async function listen(databaseUrl: string, log: Log, onRevoked: (keyId: string) => void) {
  const client = new pg.Client({ connectionString: databaseUrl, keepAlive: true })
  client.on('error', (error) => log.warn({ error }, 'key revocations are not heard'))
  client.on('notification', ({ payload }) => onRevoked(payload ?? ''))
  await client.connect()
  await client.query(`LISTEN ${REVOKED_CHANNEL}`)
  return client
}
