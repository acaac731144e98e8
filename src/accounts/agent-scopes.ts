/**
 * What an owner may let an agent do, in the order in which it is asked. The first is
 * always included (contract §5.6); each other one is ticked by the owner or not given.
 */
export const AGENT_SCOPES = [
  'meetings:read',
  'meetings:write',
  'lines:read',
  'calls:read',
  'messages:read',
  'notes:read',
] as const

export type AgentScope = (typeof AGENT_SCOPES)[number]

/** Always included. */
export const READ_MEETINGS: AgentScope = 'meetings:read'

/** Those of ours among what somebody named, in our order. */
export function agentScopes(named: readonly string[]): AgentScope[] {
  return AGENT_SCOPES.filter((scope) => named.includes(scope))
}
