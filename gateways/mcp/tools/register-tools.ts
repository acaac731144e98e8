import { type McpServer, requireScopes } from '@modelcontextprotocol/server'
import type { Context } from '../../../schema/context.ts'
import type { AgentScope } from '../../../src/accounts/agent-scopes.ts'
import { advertised } from './advertised.ts'
import { CANCEL_MEETING_NOTES } from './cancel-meeting-notes.ts'
import { GET_CALL } from './get-call.ts'
import { GET_MEETING } from './get-meeting.ts'
import { GET_MEETING_SUMMARY } from './get-meeting-summary.ts'
import { GET_MEETING_TRANSCRIPT } from './get-meeting-transcript.ts'
import { LIST_ACTION_ITEMS } from './list-action-items.ts'
import { LIST_CALLS } from './list-calls.ts'
import { LIST_LINES } from './list-lines.ts'
import { LIST_MESSAGES } from './list-messages.ts'
import { SCHEDULE_MEETING_NOTES } from './schedule-meeting-notes.ts'
import type { Tool } from './tool.ts'
import { answerTool } from './tool-errors.ts'

/** The four tools of contract §4.3, in its order. */
const MEETING_TOOLS: Record<string, Tool> = {
  schedule_meeting_notes: SCHEDULE_MEETING_NOTES,
  get_meeting: GET_MEETING,
  get_meeting_summary: GET_MEETING_SUMMARY,
  cancel_meeting_notes: CANCEL_MEETING_NOTES,
}

/** Tools that read the rest of the account, each needing a scope that the owner granted. */
const READING_TOOLS: Record<string, Tool> = {
  list_lines: LIST_LINES,
  list_calls: LIST_CALLS,
  get_call: GET_CALL,
  list_messages: LIST_MESSAGES,
  list_action_items: LIST_ACTION_ITEMS,
  get_meeting_transcript: GET_MEETING_TRANSCRIPT,
}

/**
 * Registers every tool; each checks the scopes it needs. The contract's four tools are always listed, so that an agent
 * sees what it can request. The others are listed only to agents that may use them, because most agents only keep
 * notes.
 */
export function registerTools(server: McpServer, context: Context, scopes: readonly AgentScope[]) {
  for (const [name, tool] of Object.entries({ ...MEETING_TOOLS, ...READING_TOOLS })) {
    const { title, description, annotations, needs, next, run } = tool
    const { inputSchema, outputSchema } = advertised(name, tool)
    const scopeChallenge = requireScopes(...needs)
    server.registerTool(
      name,
      { title, description, annotations, scopeChallenge, inputSchema, outputSchema },
      (args) => answerTool(context.app.log, () => run(context, args), next),
    )
  }
  const mayUse = ({ needs }: Tool) => needs.every((scope) => scopes.includes(scope))
  const listed = Object.entries(READING_TOOLS).filter(([, tool]) => mayUse(tool))
  const tools = [...Object.entries(MEETING_TOOLS), ...listed].map(
    ([name, tool]) => advertised(name, tool).listed,
  )
  server.server.setRequestHandler('tools/list', () => ({ tools }))
}
