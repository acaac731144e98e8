import type { AgentScope } from './agent-scopes.ts'

/** Who is asking. Gateways make a viewer from a checked credential; the schema's scopes say what each may do. */
export type Viewer =
  | { kind: 'anonymous' }
  /** An API key: everything of its account except managing keys. */
  | { kind: 'key'; accountId: string; keyId: string }
  /** The signed-in owner. */
  | { kind: 'session'; accountId: string; sessionId: string }
  /** An agent with the permissions its owner ticked. */
  | { kind: 'agent'; accountId: string; scopes: readonly AgentScope[] }
  /** An operator, with the staff token. */
  | { kind: 'staff' }
  /** Our voice and webhook gateways, after checking the carrier's or provider's signature. */
  | { kind: 'provider' }
  /** A client of the directory or of a business's agent over A2A, known by an API key's id or an address. */
  | Visitor

export type Visitor = { kind: 'visitor'; sender: string; keyed: boolean }

export type ViewerOf<Kind extends Viewer['kind']> = Extract<Viewer, { kind: Kind }>

/** A viewer that acts for one account. */
export type Owner = Extract<Viewer, { accountId: string }>

export function isOwner(viewer: Viewer): viewer is Owner {
  return 'accountId' in viewer
}
