import { isStorableTime } from '../../kernel/text/storable.ts'

/** A page of a list ordered newest first by a time that is unique in it. */
export type PageRequest = {
  first: number
  /** Only items older than this; null starts at the newest. */
  before: Date | null
}

/** A position in a list over several lines, where two items may have the same time: the time, then the id. */
export type Place = { at: Date; id: string }

/** Occurs neither in times nor in ids, and needs no escaping in URLs. */
const BETWEEN = '~'

/** A place as text, for cursors: `2026-11-21T02:14:31.250Z~call_01k…`. */
export function writePlace({ at, id }: Place): string {
  return `${at.toISOString()}${BETWEEN}${id}`
}

/** Returns undefined for text that `writePlace` did not write. */
export function parsePlace(text: string): Place | undefined {
  const [time = '', id = '', ...more] = text.split(BETWEEN)
  const at = parseOwnTime(time)
  return at && more.length === 0 && /^[a-z]+_[0-9a-z]{26}$/.test(id) ? { at, id } : undefined
}

/** Parses a time as we print it; undefined for others, which PostgreSQL may not be able to store. */
export function parseOwnTime(text: string): Date | undefined {
  const time = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text) ? new Date(text) : undefined
  return time && isStorableTime(time) ? time : undefined
}

/** A page of such a list, newest first. */
export type PlacedRequest = {
  first: number
  /** Only items older than this; null starts at the newest. */
  before: Place | null
}

export type Page<T> = { items: T[]; hasMore: boolean }

/** Reads one row more than the page holds: it shows whether there are more, without a count. */
export function rowsToRead({ first }: PageRequest): number {
  return first + 1
}

export function pageOf<T>(rows: T[], { first }: PageRequest): Page<T> {
  return { items: rows.slice(0, first), hasMore: rows.length > first }
}

/** Always a value: an `IS NULL OR` would keep PostgreSQL from using the index (docs/performance.md §4). */
export function beforeValue({ before }: PageRequest): Date | 'infinity' {
  return before ?? 'infinity'
}
