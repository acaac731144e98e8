/** A page of a list that is ordered newest first and keyed by a time that is unique in it. */
export type PageRequest = {
  first: number
  /** Only what is older than this; null from the newest on. */
  before: Date | null
}

/** A place in a list over several lines, where two may share a time: the time and the id behind it. */
export type Place = { at: Date; id: string }

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
