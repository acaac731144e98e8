import { randomUUID } from 'node:crypto'
import { toolCall } from '../../support/tool-call.ts'
import type { Random } from '../journeys/random.ts'
import type { Site } from '../journeys/site.ts'
import type { Tenant } from './tenants.ts'

/** A request from outside. */
export type Asking = {
  door: string
  path: string
  init: RequestInit
  /** Reads the response body. */
  take?: (body: string) => void
}
export type Draw = (site: Site, tenant: Tenant, random: Random) => Asking

/** An integrator's program that reads its line. */
export const readRest: Draw = (_site, tenant, random) => {
  const { key, lineId } = tenant
  const headers = { authorization: `Bearer ${key}` }
  const calls = {
    door: 'REST calls',
    path: `/v1/lines/${lineId}/calls?limit=20`,
    take: (body: string) => {
      tenant.callId = (JSON.parse(body) as { items: { id: string }[] }).items[0]?.id
    },
  }
  const read = random.oneOf([
    { door: 'REST account', path: '/v1/account' },
    { door: 'REST line', path: `/v1/lines/${lineId}` },
    { door: 'REST messages', path: `/v1/lines/${lineId}/messages?limit=20` },
    calls,
  ])
  return { ...read, init: { headers } }
}

/** An owner's agent that calls a tool. */
export const askTool: Draw = (_site, { agentToken, callId }, random) => {
  const [name, args] = random.oneOf([
    ['list_calls', {}],
    ['list_messages', {}],
    ['list_lines', {}],
    callId ? ['get_call', { call_id: callId }] : ['list_calls', {}],
  ] as const)
  const init = { method: 'POST', ...toolCall(agentToken, name, args) }
  return { door: 'MCP', path: '/mcp', init, take: refuseError }
}

/** Other agents: who answers at a number, what its agent can do, and a question to it. */
export const lookUp: Draw = (_site, { key, number, slug }, random) => {
  const authorization = `Bearer ${key}`
  const part = { text: 'What are your hours?' }
  const message = { messageId: randomUUID(), role: 'ROLE_USER', parts: [part] }
  const asked = { jsonrpc: '2.0', id: 1, method: 'SendMessage', params: { message } }
  // Each stranger has their own address, because a single one is rate-limited.
  const address = `203.0.${random.whole(0, 255)}.${random.whole(1, 254)}`
  const stranger = { 'a2a-version': '1.0', 'x-forwarded-for': address }
  return random.oneOf<Asking>([
    {
      door: 'A2A look-up',
      path: `/a2a/resolve?number=${encodeURIComponent(number)}`,
      init: { headers: { authorization } },
    },
    { door: 'A2A card', path: `/agents/${slug}/agent-card.json`, init: {} },
    {
      door: 'A2A message',
      path: `/agents/${slug}/a2a`,
      init: posting(asked, stranger),
      take: refuseError,
    },
  ])
}

/** The mailer's webhook about a mail it has not yet reported. */
export const tellOfMail: Draw = ({ config }, { accountId, mailId }) => {
  const told = {
    RecordType: 'Delivery',
    MessageID: randomUUID(),
    DeliveredAt: new Date().toISOString(),
    Metadata: { mail_id: mailId, account_id: accountId },
  }
  const secret = config.postmark.webhookSecrets[0] ?? ''
  const init = posting(told, { 'x-postmark-secret': secret })
  return { door: 'webhook', path: '/webhooks/postmark', init }
}

function posting(body: object, headers: Record<string, string>): RequestInit {
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  }
}

/** JSON-RPC returns its errors with status 200. @throws Error */
function refuseError(body: string) {
  if (/"error":|"isError":true/.test(body)) throw new Error(body.slice(0, 200))
}
