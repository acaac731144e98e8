import type { AgentScope } from '../src/accounts/agent-scopes.ts'
import type { Owner, Viewer, ViewerOf } from '../src/accounts/viewer.ts'
import type { Context } from './context.ts'

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
  /** Whoever may read the account's lines: what they know, their numbers, hours and balances. */
  linesRead: boolean
  /** Whoever may read its calls, with what was said in them. */
  callsRead: boolean
  /** Whoever may read its messages. */
  messagesRead: boolean
  /** Whoever may read what was said in its meetings, word for word, and what is to be done after them. */
  notesRead: boolean
}

type Seen<By extends Viewer> = Context & { viewer: By }

/**
 * Who the viewer is in a resolver behind each scope. A field of no scope
 * gets any viewer, so one that acts for an account does not compile.
 */
export type ScopedContexts = {
  account: Seen<Owner>
  owner: Seen<ViewerOf<'session'>>
  staff: Seen<ViewerOf<'staff'>>
  provider: Seen<ViewerOf<'provider'>>
  visitor: Seen<ViewerOf<'visitor'>>
  meetingsRead: Seen<Owner>
  meetingsWrite: Seen<Owner>
  linesRead: Seen<Owner>
  callsRead: Seen<Owner>
  messagesRead: Seen<Owner>
  notesRead: Seen<Owner>
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
    linesRead: account || agentMay('lines:read'),
    callsRead: account || agentMay('calls:read'),
    messagesRead: account || agentMay('messages:read'),
    notesRead: account || agentMay('notes:read'),
  }
}
