import type { Visitor } from '../../src/accounts/viewer.ts'
import type { Fields } from './field-spellings.ts'

/**
 * Who calls which agent; `slug` is '' for the directory. `http` is set if a failed call needs its own status or
 * headers.
 */
export type Call = {
  visitor: Visitor
  slug: string
  version: string
  http: { status: number; headers: Record<string, string> }
}

export type Method = (params: Fields, call: Call) => Promise<unknown>
