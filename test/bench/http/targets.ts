import { toolCall } from '../../support/tool-call.ts'
import type { Owner } from './fill.ts'
import type { WireRequest } from './load.ts'

/** An owner who sends requests, with an agent's token. */
export type Asker = Owner & { agentToken: string }

/** An operation, and the request for it to each contender. The others are compared with the first contender. */
export type Target = {
  name: string
  contenders: Record<string, (asker: Asker) => WireRequest>
  /** The part of a response that must be the same for all, as text; undefined when the contenders' shapes differ. */
  same?: (body: string) => string
}

const LIST_QUERY = `query List($id: ID!, $first: Int!) {
  line(id: $id) {
    calls(first: $first) {
      edges { node { id at caller durationSeconds summary urgent } }
      pageInfo { hasNextPage endCursor }
    }
  }
}`
/** PostGraphile derives names and shapes from the tables. */
const POSTGRAPHILE_QUERY = `query List($account: String!, $id: String!, $first: Int!) {
  phoneLineByAccountIdAndRowId(accountId: $account, rowId: $id) {
    callsByAccountIdAndLineId(first: $first, orderBy: [AT_DESC], condition: { status: ended }) {
      edges { node { rowId at caller durationSeconds summary urgent } }
      pageInfo { hasNextPage endCursor }
    }
  }
}`

const get = (path: (asker: Asker) => string) => (asker: Asker) => ({
  method: 'GET',
  path: path(asker),
  headers: bearer(asker),
})

const calls = get(({ lineId }) => `/v1/lines/${lineId}/calls`)
const messages = get(({ lineId }) => `/v1/lines/${lineId}/messages`)
const account = get(() => '/v1/account')
const line = get(({ lineId }) => `/v1/lines/${lineId}`)
const meeting = get(({ meetingId }) => `/v1/meetings/${meetingId}`)
const whole = (body: string) => body

const resolve = get(({ number }) => `/a2a/resolve?number=${encodeURIComponent(number)}`)

const list = (asker: Asker) => post(asker, LIST_QUERY, { id: asker.lineId, first: 25 })

export const TARGETS: readonly Target[] = [
  {
    name: 'REST calls list',
    contenders: {
      'node:http + pg': calls,
      ours: calls,
      'Fastify + pg': calls,
      'Express + pg': calls,
      'Express + Prisma': calls,
      'SOFA + pg': calls,
    },
    same: whole,
  },
  by('REST message list', messages),
  by('REST account', account),
  by('REST line', line),
  by('REST meeting', meeting),
  {
    name: 'GraphQL over HTTP, calls list',
    contenders: {
      'node:http + pg': calls,
      ours: list,
      'Mercurius (jit) + pg': list,
      PostGraphile: (asker) =>
        post(asker, POSTGRAPHILE_QUERY, { account: asker.accountId, id: asker.lineId, first: 25 }),
      'Apollo + Prisma': list,
    },
  },
  {
    name: 'MCP, get_meeting',
    contenders: { 'MCP SDK on node:http + pg': askTool, ours: askTool },
    same: toolResult,
  },
  {
    name: 'A2A, find_business_agent',
    contenders: { 'A2A SDK on Express + pg': findAgent, ours: findAgent },
    same: replyParts,
  },
  {
    name: 'A2A, GET /a2a/resolve',
    contenders: { 'node:http + pg': resolve, ours: resolve },
    same: whole,
  },
]

function by(name: string, ask: (asker: Asker) => WireRequest): Target {
  return {
    name,
    contenders: {
      'node:http + pg': ask,
      ours: ask,
      'Fastify + pg': ask,
      'Express + pg': ask,
    },
    same: whole,
  }
}

function bearer({ key }: Asker): Record<string, string> {
  return { authorization: `Bearer ${key}` }
}

function askTool({ agentToken, meetingId }: Asker): WireRequest {
  const { headers, body } = toolCall(agentToken, 'get_meeting', { meeting_id: meetingId })
  return { method: 'POST', path: '/mcp', headers, body }
}

/** Leaves out what the server says about itself. */
function toolResult(answer: string): string {
  const { content, structuredContent } = JSON.parse(answer).result
  return JSON.stringify({ content, structuredContent })
}

function findAgent(asker: Asker): WireRequest {
  const data = { skill: 'find_business_agent', number: asker.number }
  const parts = [{ data, mediaType: 'application/json' }]
  const message = { messageId: 'bench', contextId: 'bench', role: 'ROLE_USER', parts }
  return {
    method: 'POST',
    path: '/a2a',
    headers: { ...bearer(asker), 'content-type': 'application/json', 'a2a-version': '1.0' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'SendMessage', params: { message } }),
  }
}

/** Leaves out the message's id, which is new each time. */
function replyParts(answer: string): string {
  const { contextId, role, parts } = JSON.parse(answer).result.message
  return JSON.stringify({ contextId, role, parts })
}

function post(asker: Asker, query: string, variables: object): WireRequest {
  return {
    method: 'POST',
    path: '/graphql',
    headers: { ...bearer(asker), 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  }
}
