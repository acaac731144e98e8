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
  noteUse(app.pool, row.grant_id, now, addSeconds(now, -NOTED_EVERY_SECONDS)).catch((error) =>
    app.log.warn({ error }, 'agent use not noted'),
  )
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
}

const findToken = prepareSql<TokenRow, [hash: Buffer, audience: string, now: Date]>(
  'find_agent_token',
  `SELECT payload ->> 'accountId' AS account_id, payload ->> 'clientId' AS client_id, grant_id,
          coalesce(payload ->> 'scope', '') AS scope, expires_at
     FROM oauth_records
    WHERE model = 'AccessToken' AND id_hash = $1 AND payload ->> 'aud' = $2 AND expires_at > $3`,
)

const noteUse = prepareSql<Record<never, never>, [grantId: string, at: Date, notedSince: Date]>(
  'note_agent_use',
  `UPDATE agent_grants SET last_used_at = $2
    WHERE id = $1 AND (last_used_at IS NULL OR last_used_at < $3)`,
)
