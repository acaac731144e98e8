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
  /** The scopes an agent needs. Without them it is told so, and who can grant them. */
  needs: readonly [AgentScope, ...AgentScope[]]
  /** What to do about a failure, if it differs from the advice for meeting tools. */
  next?: Next
  run(context: Context, args: unknown): Promise<Told>
}

/** Advice for tools that only read lines, calls, messages and action items. */
export const WITHOUT_MEETINGS: Next = {
  not_found: 'Check the id; list_calls answers those there are.',
  unavailable: 'Wait a few seconds, then call again.',
  internal_error: 'Call again once; tell the user if it stays so.',
}
