import type { AgentScope, Viewer } from '../src/accounts/viewer.ts'

/** What a field may ask of the viewer. */
export type Scopes = {
  /** The account's own key, or its owner signed in: lines, calls, messages, minutes. */
  account: boolean
  /** The owner, signed in on the web: what a key may not do, such as making keys. */
  owner: boolean
  /** An operator. */
  staff: boolean
  /** Our own voice and webhook doors, acting on what a provider signed. */
  provider: boolean
  /** Our own A2A door, for whoever asks it. */
  visitor: boolean
  /** Whoever may read the account's meetings: its key, its owner, an agent that was let to. */
  meetingsRead: boolean
  /** Whoever may send note-takers and call them off. */
  meetingsWrite: boolean
}

export function scopesOf(viewer: Viewer): Scopes {
  const account = viewer.kind === 'key' || viewer.kind === 'session'
  const agentMay = (scope: AgentScope) => viewer.kind === 'agent' && viewer.scopes.includes(scope)
  return {
    account,
    owner: viewer.kind === 'session',
    staff: viewer.kind === 'staff',
    provider: viewer.kind === 'provider',
    visitor: viewer.kind === 'visitor',
    meetingsRead: account || agentMay('meetings:read'),
    meetingsWrite: account || agentMay('meetings:write'),
  }
}
