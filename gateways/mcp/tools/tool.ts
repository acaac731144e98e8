import type { ToolAnnotations } from '@modelcontextprotocol/server'
import type { z } from 'zod'
import type { Context } from '../../../schema/context.ts'
import type { AgentScope } from '../../../src/accounts/agent-scopes.ts'
import type { Next, Told } from './tool-errors.ts'

export type Tool = {
  title: string
  description: string
  annotations: ToolAnnotations
  takes: z.ZodObject
  answers: z.ZodObject
  /** What an agent must have been allowed; who was not is told so, and by whom it can be. */
  needs: readonly [AgentScope, ...AgentScope[]]
  /** What an agent does about a failure, where that is not what it does about a meeting's. */
  next?: Next
  run(context: Context, args: unknown): Promise<Told>
}

/** What an agent does about a failure of what only reads lines, calls, messages and action items. */
export const WITHOUT_MEETINGS: Next = {
  not_found: 'Check the id; list_calls answers those there are.',
  unavailable: 'Wait a few seconds, then call again.',
  internal_error: 'Call again once; tell the user if it stays so.',
}
