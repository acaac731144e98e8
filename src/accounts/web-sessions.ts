import { createHash, randomBytes } from 'node:crypto'
import type { App } from '../app.ts'
import { addSeconds } from '../kernel/clock.ts'
import { prepareSql } from '../platform/db/sql.ts'
import type { Owner, Viewer } from './viewer.ts'

/** A session ends after a week without use, and after a month in any case. */
const IDLE_SECONDS = 7 * 86_400
export const SESSION_SECONDS_MAX = 30 * 86_400
/** The last use is stored at this precision: a page view within it writes nothing. */
const NOTED_EVERY_SECONDS = 300

export type SessionViewer = Extract<Viewer, { kind: 'session' }>

/** Opens a session, always with a new token, so that a token planted before signing in opens nothing. */
export async function openWebSession(app: App, accountId: string): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const at = app.clock.now()
  await app.db.webSession.create({
    data: {
      id: app.newId('sess'),
      accountId,
      hash: new Uint8Array(hashOf(token)),
      createdAt: at,
      lastSeenAt: at,
    },
  })
  return token
}

/** Finds the account of a session and notes its use; undefined if there is none, or it expired. */
export async function findWebSession(app: App, token: string): Promise<SessionViewer | undefined> {
  const now = app.clock.now()
  const [row] = await findSession(
    app.pool,
    hashOf(token),
    addSeconds(now, -IDLE_SECONDS),
    addSeconds(now, -SESSION_SECONDS_MAX),
  )
  if (!row) return undefined
  if (row.last_seen_at < addSeconds(now, -NOTED_EVERY_SECONDS)) {
    await touchSession(app.pool, row.id, now)
  }
  return { kind: 'session', accountId: row.account_id, sessionId: row.id }
}

/** Signs out. Repeating it changes nothing. */
export async function closeWebSession(app: App, { accountId, sessionId }: SessionViewer) {
  await app.db.webSession.deleteMany({ where: { accountId, id: sessionId } })
}

/** Signs out of every browser, this one included. */
export async function closeEveryWebSession(app: App, { accountId }: Owner) {
  await app.db.webSession.deleteMany({ where: { accountId } })
}

/** Deletes expired sessions. A session that lived too long becomes idle. */
export async function forgetWebSessions(app: App): Promise<void> {
  const idleSince = addSeconds(app.clock.now(), -IDLE_SECONDS)
  await app.db.webSession.deleteMany({ where: { lastSeenAt: { lte: idleSince } } })
}

/** A random token of 256 bits needs no slow hash. */
function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

type SessionRow = { id: string; account_id: string; last_seen_at: Date }

const findSession = prepareSql<SessionRow, [hash: Buffer, idleSince: Date, openedBy: Date]>(
  'find_web_session',
  `SELECT id, account_id, last_seen_at FROM web_sessions
   WHERE hash = $1 AND last_seen_at > $2 AND created_at > $3`,
)

/** Never backwards: two pages may be requested at once. */
const touchSession = prepareSql<Record<never, never>, [string, Date]>(
  'touch_web_session',
  'UPDATE web_sessions SET last_seen_at = $2 WHERE id = $1 AND last_seen_at < $2',
)
