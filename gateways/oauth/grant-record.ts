import type { Provider } from 'oidc-provider'
import { AGENT_SCOPES } from '../../src/accounts/agent-scopes.ts'
import { mcpUrl } from '../../src/agents/mcp-url.ts'
import type { App } from '../../src/app.ts'

type Allowed = { id: string; accountId: string; clientId: string; scopes: readonly string[] }

/**
 * The library's own record of our grant, under the same id. What was not allowed is refused by name, as a scope of the
 * server and of the resource: the library asks again for what it finds neither allowed nor refused.
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
