import { isStorableTime } from '../../kernel/text/storable.ts'

/** A page of a list that is ordered newest first and keyed by a time that is unique in it. */
export type PageRequest = {
  first: number
  /** Only what is older than this; null from the newest on. */
  before: Date | null
}

/** A place in a list over several lines, where two may share a time: the time and the id behind it. */
export type Place = { at: Date; id: string }

/** Stands neither in a time nor in an id, and as it is in an address. */
const BETWEEN = '~'

/** A place as text, for whoever pages on from it: `2026-11-21T02:14:31.250Z~call_01k…`. */
export function writePlace({ at, id }: Place): string {
  return `${at.toISOString()}${BETWEEN}${id}`
}

/** Undefined for what no list of ours wrote. */
export function parsePlace(text: string): Place | undefined {
  const [time = '', id = '', ...more] = text.split(BETWEEN)
  const at = parseOwnTime(time)
  return at && more.length === 0 && /^[a-z]+_[0-9a-z]{26}$/.test(id) ? { at, id } : undefined
}

/** A time as we print it: others can lie outside of what PostgreSQL keeps. */
export function parseOwnTime(text: string): Date | undefined {
  const time = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text) ? new Date(text) : undefined
  return time && isStorableTime(time) ? time : undefined
}

/** A page of such a list, newest first. */
export type PlacedRequest = {
  first: number
  /** Only what is older than this; null from the newest on. */
  before: Place | null
}

export type Page<T> = { items: T[]; hasMore: boolean }

/** One row more than the page holds is read: it says whether there are more, without a count. */
export function rowsToRead({ first }: PageRequest): number {
  return first + 1
}

export function pageOf<T>(rows: T[], { first }: PageRequest): Page<T> {
  return { items: rows.slice(0, first), hasMore: rows.length > first }
}

/** `before` is always a value: an `IS NULL OR` would keep PostgreSQL from using the index (docs/performance.md §4). */
export function beforeValue({ before }: PageRequest): Date | 'infinity' {
  return before ?? 'infinity'
}
