import type { AgentScope } from '../src/accounts/agent-scopes.ts'
import type { Owner, Viewer, ViewerOf } from '../src/accounts/viewer.ts'
import type { Context } from './context.ts'

/** The scopes a field can require. */
export type Scopes = {
  /** The account's API key, or its signed-in owner: lines, calls, messages, minutes. */
  account: boolean
  /** The owner signed in on the web: for what an API key may not do, such as creating keys. */
  owner: boolean
  /** An operator. */
  staff: boolean
  /** Our own voice and webhook gateways, acting on requests signed by a provider. */
  provider: boolean
  /** Our own A2A gateway, for any of its clients. */
  visitor: boolean
  /** Read the account's meetings: its API key, its owner, or an agent with this scope. */
  meetingsRead: boolean
  /** Send and cancel note-takers. */
  meetingsWrite: boolean
  /** Read the account's lines: what they know, their numbers, hours and balances. */
  linesRead: boolean
  /** Read its calls, with their transcripts. */
  callsRead: boolean
  /** Read its messages. */
  messagesRead: boolean
  /** Read its meetings' transcripts and action items. */
  notesRead: boolean
}

type Seen<By extends Viewer> = Context & { viewer: By }

/**
 * The viewer's type in a resolver behind each scope. A field without a scope gets any viewer, so code that acts for an
 * account does not compile there.
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
