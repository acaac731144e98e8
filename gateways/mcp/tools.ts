import {
  type Tool as ListedTool,
  type McpServer,
  requireScopes,
} from '@modelcontextprotocol/server'
import { z } from 'zod'
import type { Context } from '../../schema/context.ts'
import type { AgentScope } from '../../src/accounts/agent-scopes.ts'
import { DESK_TOOLS } from './desk-tools.ts'
import { MEETING_TOOLS } from './meeting-tools.ts'
import type { Tool } from './tool.ts'
import { answerTool } from './tool-answer.ts'
import { advertised } from './tool-arguments.ts'

/**
 * Every tool can be called, and asks for the permission that it needs. The four of the contract are listed whatever was
 * ticked, so that an agent can see what to ask for; the others to agents that may use them, as most are to keep notes and
 * no more.
 */
export function registerTools(server: McpServer, context: Context, scopes: readonly AgentScope[]) {
  for (const [name, tool] of Object.entries({ ...MEETING_TOOLS, ...DESK_TOOLS })) {
    const { takes, answers, needs, next, run, ...shown } = tool
    const scopeChallenge = requireScopes(...needs)
    server.registerTool(
      name,
      { ...shown, scopeChallenge, inputSchema: advertised(takes), outputSchema: answers },
      (args) => answerTool(context.app.log, () => run(context, args), next),
    )
  }
  const mayUse = ({ needs }: Tool) => needs.every((scope) => scopes.includes(scope))
  const listed = Object.entries(DESK_TOOLS).filter(([, tool]) => mayUse(tool))
  const tools = [...Object.entries(MEETING_TOOLS), ...listed].map(listing)
  server.server.setRequestHandler('tools/list', () => ({ tools }))
}

const listings = new WeakMap<Tool, ListedTool>()

/** A tool as clients are told of it, written once. */
function listing([name, tool]: [string, Tool]): ListedTool {
  const known = listings.get(tool)
  if (known) return known
  const { title, description, annotations, takes, answers } = tool
  const inputSchema = z.toJSONSchema(takes, { io: 'input' })
  const outputSchema = z.toJSONSchema(answers)
  const listed = { name, title, description, annotations, inputSchema, outputSchema } as ListedTool
  listings.set(tool, listed)
  return listed
}
