import { Router } from 'express'
import { AGENT_SCOPES } from '../../src/accounts/agent-scopes.ts'
import { mcpUrl } from '../../src/agents/mcp-url.ts'
import type { App } from '../../src/app.ts'
import { forAnySite } from './cors.ts'

/** RFC 9728: which server issues tokens for {mcp_url}, and with which scopes. Pages of any site may read it. */
export function createResourceMetadata({ config }: App): Router {
  const metadata = {
    resource: mcpUrl(config),
    authorization_servers: [config.baseUrl],
    scopes_supported: AGENT_SCOPES,
    bearer_methods_supported: ['header'],
    resource_name: 'Frontdesk',
    resource_documentation: `${config.baseUrl}/developers`,
  }
  const router = Router()
  const root = '/.well-known/oauth-protected-resource'
  router.all([root, `${root}/mcp`], forAnySite('GET'), (_request, response) => {
    response.set('cache-control', 'public, max-age=300').json(metadata)
  })
  return router
}
