import type { AgentScope } from './agent-scopes.ts'

/** Who is asking. Doors make one from a credential they checked; the schema's scopes say what each may do. */
export type Viewer =
  | { kind: 'anonymous' }
  /** An API key: everything of its own account but the keys themselves. */
  | { kind: 'key'; accountId: string; keyId: string }
  /** The owner, signed in on the web. */
  | { kind: 'session'; accountId: string; sessionId: string }
  /** An agent with the permissions its owner ticked. */
  | { kind: 'agent'; accountId: string; scopes: readonly AgentScope[] }
  /** An operator, with the staff token. */
  | { kind: 'staff' }
  /** Our own voice and webhook doors, after they verified the carrier's or provider's signature. */
  | { kind: 'provider' }
  /** Whoever asks the directory or a business's agent over A2A: our own door, by an API key's id or an address. */
  | Visitor

export type Visitor = { kind: 'visitor'; sender: string; keyed: boolean }

export type ViewerOf<Kind extends Viewer['kind']> = Extract<Viewer, { kind: Kind }>

/** A viewer that acts for one account. */
export type Owner = Extract<Viewer, { accountId: string }>

export function isOwner(viewer: Viewer): viewer is Owner {
  return 'accountId' in viewer
}
