import type { Provider } from 'oidc-provider'
import { AGENT_SCOPES } from '../../src/accounts/agent-scopes.ts'
import { mcpUrl } from '../../src/agents/mcp-url.ts'
import type { App } from '../../src/app.ts'

type Allowed = { id: string; accountId: string; clientId: string; scopes: readonly string[] }

/**
 * The OAuth library's own record of our grant, under the same id. Scopes that were not allowed are rejected explicitly,
 * for the server and for the resource: the library asks again about any scope that is neither allowed nor rejected.
 */
export function grantRecord(app: App, provider: Provider, allowed: Allowed) {
  const { id, accountId, clientId, scopes } = allowed
  const grant = new provider.Grant({ accountId, clientId })
  grant.jti = id
  const resource = mcpUrl(app.config)
  for (const scope of AGENT_SCOPES) {
    if (scopes.includes(scope)) {
      grant.addOIDCScope(scope)
      grant.addResourceScope(resource, scope)
    } else {
      grant.rejectOIDCScope(scope)
      grant.rejectResourceScope(resource, scope)
    }
  }
  return grant
}
