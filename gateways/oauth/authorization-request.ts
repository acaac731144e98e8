import type { Request, Response } from 'express'
import { errors, type Provider } from 'oidc-provider'
import { type AgentScope, agentScopes } from '../../src/accounts/agent-scopes.ts'

/** What an agent asks an owner for. */
export type Asked = {
  clientId: string
  /** In the agent's own words: to be shown as text, and believed by nobody. */
  clientName: string
  redirectUri: string
  scopes: AgentScope[]
}

/** The authorization under way in this browser. @throws {errors.OIDCProviderError} when there is none */
export async function readAsked(
  provider: Provider,
  request: Request,
  response: Response,
): Promise<Asked> {
  const { params } = await provider.interactionDetails(request, response)
  const client = await provider.Client.find(String(params.client_id))
  if (!client) throw new errors.InvalidClient()
  return {
    clientId: client.clientId,
    clientName: client.clientName ?? client.clientId,
    redirectUri: String(params.redirect_uri),
    scopes: agentScopes(String(params.scope).split(' ')),
  }
}
