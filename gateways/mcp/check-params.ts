import { specTypeSchemas } from '@modelcontextprotocol/server'
import type { RequestHandler } from 'express'
import { INVALID_PARAMS, refuse } from './json-rpc-refusal.ts'

/** The protocol's own schemas for the methods we answer. */
const REQUESTS = new Map<unknown, keyof typeof specTypeSchemas>([
  ['initialize', 'InitializeRequest'],
  ['tools/call', 'CallToolRequest'],
  ['tools/list', 'ListToolsRequest'],
  ['resources/read', 'ReadResourceRequest'],
  ['resources/list', 'ListResourcesRequest'],
  ['resources/templates/list', 'ListResourceTemplatesRequest'],
])

/** Refuses parameters of the wrong type with -32602. The library would return -32603, an internal error. */
export const checkParams: RequestHandler = async (request, response, next) => {
  const { body } = request
  // Version 2026-07-28 has no `initialize`; the library refuses it.
  if (body?.method === 'initialize' && request.get('mcp-protocol-version')) return next()
  const problems = await Promise.all([body].flat().map(problemOf))
  const problem = problems.find(Boolean)
  if (!problem) return next()
  if (Array.isArray(body)) return refuse(response, 400, problem, INVALID_PARAMS)
  refuse(response, 200, problem, INVALID_PARAMS, body.id ?? null)
}

type Message = { method?: unknown; params?: unknown } | null

async function problemOf(message: Message): Promise<string | undefined> {
  const name = REQUESTS.get(message?.method)
  if (!name) return undefined
  const { method, params } = message ?? {}
  const { issues } = await specTypeSchemas[name]['~standard'].validate({ method, params })
  const issue = issues?.[0]
  return issue && `${issue.path?.join('.')}: ${issue.message}`
}
