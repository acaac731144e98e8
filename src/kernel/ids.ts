import { createHash } from 'node:crypto'
import { TypeID, typeid } from 'typeid-js'

/** Prefixes of our TypeIDs: an id shows its type, and sorts by creation time (UUIDv7). */
export type IdPrefix =
  | 'acct'
  | 'idty'
  | 'key'
  | 'line'
  | 'call'
  | 'msg'
  | 'qst'
  | 'pack'
  | 'card'
  | 'test'
  | 'mtg'
  | 'seg'
  | 'mail'
  | 'text'
  | 'sess'
  | 'grant'
  | 'adj'
  | 'code'
  | 'evt'
  | 'hook'
  | 'dlv'
  | 'contact'
  | 'act'
  | 'cal'
  | 'occ'

export type NewId = (prefix: IdPrefix) => string

export function newId(prefix: IdPrefix): string {
  return typeid(prefix).toString()
}

/**
 * Ids that are the same each time for the same seed and order of calls, so a request that is repeated after a crash
 * finds what it created. They sort by `at`, like ids created then (UUIDv7).
 */
export function seededIds(seed: string, at: Date): NewId {
  let asked = 0
  return (prefix) => {
    asked += 1
    const bytes = createHash('sha256').update(`${seed}:${prefix}:${asked}`).digest().subarray(0, 16)
    bytes.writeUIntBE(at.getTime(), 0, 6)
    bytes[6] = 0x70 | (bytes.readUInt8(6) & 0x0f)
    bytes[8] = 0x80 | (bytes.readUInt8(8) & 0x3f)
    return TypeID.fromUUIDBytes(prefix, bytes).toString()
  }
}

const SUFFIX = /^[0-7][0-9a-hjkmnp-tv-z]{25}$/

/** Whether the text has the form of such an id; it may not exist. */
export function isId(prefix: IdPrefix, text: string): boolean {
  return text.startsWith(`${prefix}_`) && SUFFIX.test(text.slice(prefix.length + 1))
}
