import { agentScopes } from '../accounts/agent-scopes.ts'
import type { Viewer } from '../accounts/viewer.ts'
import type { App } from '../app.ts'
import { addSeconds } from '../kernel/clock.ts'
import { prepareSql } from '../platform/db/sql.ts'
import { mcpUrl } from './mcp-url.ts'
import { hashOauthId } from './oauth-records.ts'

export type FoundAgent = {
  viewer: Extract<Viewer, { kind: 'agent' }>
  clientId: string
  expiresAt: Date
}

/** The last use is stored at this precision: a call within it writes nothing. */
const NOTED_EVERY_SECONDS = 60

/**
 * The agent of an access token, and its permissions. Undefined if the token was never issued, has expired, was
 * revoked, is for another resource than {mcp_url}, or its grant ended. Tokens are rows, so they end at once.
 */
export async function findAgent(app: App, token: string): Promise<FoundAgent | undefined> {
  const now = app.clock.now()
  const [row] = await findToken(app.pool, Buffer.from(hashOauthId(token)), mcpUrl(app.config), now)
  if (!row) return undefined
  const notedSince = addSeconds(now, -NOTED_EVERY_SECONDS)
  // Several requests at once may see the same last use; the statement lets one of them note theirs.
  if (!row.last_used_at || row.last_used_at < notedSince) {
    noteUse(app.pool, row.grant_id, now, notedSince).catch((error) =>
      app.log.warn({ error }, 'agent use not noted'),
    )
  }
  return {
    viewer: {
      kind: 'agent',
      accountId: row.account_id,
      scopes: agentScopes(row.scope.split(' ')),
    },
    clientId: row.client_id,
    expiresAt: row.expires_at,
  }
}

type TokenRow = {
  account_id: string
  client_id: string
  grant_id: string
  scope: string
  expires_at: Date
  /** Of any token of the grant. */
  last_used_at: Date | null
}

const findToken = prepareSql<TokenRow, [hash: Buffer, audience: string, now: Date]>(
  'find_agent_token',
  `SELECT t.payload ->> 'accountId' AS account_id, t.payload ->> 'clientId' AS client_id, t.grant_id,
          coalesce(t.payload ->> 'scope', '') AS scope, t.expires_at, g.last_used_at
     FROM oauth_records t LEFT JOIN agent_grants g ON g.id = t.grant_id
    WHERE t.model = 'AccessToken' AND t.id_hash = $1 AND t.payload ->> 'aud' = $2 AND t.expires_at > $3`,
)

const noteUse = prepareSql<Record<never, never>, [grantId: string, at: Date, notedSince: Date]>(
  'note_agent_use',
  `UPDATE agent_grants SET last_used_at = $2
    WHERE id = $1 AND (last_used_at IS NULL OR last_used_at < $3)`,
)
