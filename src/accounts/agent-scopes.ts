/**
 * The permissions that an owner can give an agent, in the order shown. The first is always included (contract §5.6);
 * the owner ticks the others.
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

/** The known permissions in a list, in our order. */
export function agentScopes(named: readonly string[]): AgentScope[] {
  return AGENT_SCOPES.filter((scope) => named.includes(scope))
}
