import type { Visitor } from '../../src/accounts/viewer.ts'
import type { Fields } from './field-spellings.ts'

/** Who calls which agent; the directory has no slug. `http` is what the failure of a call asks of HTTP. */
export type Call = {
  visitor: Visitor
  slug: string
  version: string
  http: { status: number; headers: Record<string, string> }
}

export type Method = (params: Fields, call: Call) => Promise<unknown>
