import type { Request, Response } from 'express'
import { errors, type Provider } from 'oidc-provider'
import { type AgentScope, agentScopes } from '../../src/accounts/agent-scopes.ts'

/** What an agent requests from an owner. */
export type Asked = {
  clientId: string
  /** Chosen by the agent: show it only as text, and do not trust it. */
  clientName: string
  redirectUri: string
  scopes: AgentScope[]
}

/** The authorization in progress in this browser. @throws {errors.OIDCProviderError} if there is none */
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
