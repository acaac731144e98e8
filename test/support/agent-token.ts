import { randomBytes } from 'node:crypto'
import type { AgentScope } from '../../src/accounts/agent-scopes.ts'
import { mcpUrl } from '../../src/agents/mcp-url.ts'
import { putOauthRecord } from '../../src/agents/oauth-records.ts'
import type { App } from '../../src/app.ts'
import { newId } from '../../src/kernel/ids.ts'

export const READ_ONLY: AgentScope[] = ['meetings:read']
export const READ_WRITE: AgentScope[] = ['meetings:read', 'meetings:write']

type Wishes = { scopes?: readonly string[]; lifeSeconds?: number; audience?: string }

/** An access token as stored after an owner's consent, for tests that are not about the consent. */
export async function storeAgentToken(app: App, accountId: string, wishes: Wishes = {}) {
  const { scopes = READ_WRITE, lifeSeconds = 600, audience = mcpUrl(app.config) } = wishes
  const clientId = crypto.randomUUID()
  const { id: grantId } = await app.db.agentGrant.create({
    data: {
      id: newId('grant'),
      accountId,
      clientId,
      clientName: 'Test agent',
      redirectHost: 'localhost',
      scopes: [...new Set([...READ_ONLY, ...scopes])],
      createdAt: app.clock.now(),
    },
  })
  const token = randomBytes(32).toString('base64url')
  const payload = { accountId, clientId, grantId, aud: audience, scope: scopes.join(' ') }
  await putOauthRecord(app, { model: 'AccessToken', id: token }, payload, lifeSeconds)
  return token
}
