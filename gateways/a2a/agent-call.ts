import type { Visitor } from '../../src/accounts/viewer.ts'
import type { Fields } from './field-spellings.ts'

/** The caller, the agent called (no slug: the directory), and the HTTP status and headers for a failure. */
export type Call = {
  visitor: Visitor
  slug: string
  version: string
  http: { status: number; headers: Record<string, string> }
}

export type Method = (params: Fields, call: Call) => Promise<unknown>
