import { ApiError } from '../src/kernel/errors.ts'
import { timeText } from '../src/kernel/time-text.ts'
import {
  type ItemPlace,
  parseItemPlace,
  writeItemPlace,
} from '../src/meetings/read-action-items.ts'
import {
  type Page,
  type PageRequest,
  type Place,
  type PlacedRequest,
  parseOwnTime,
  parsePlace,
  writePlace,
} from '../src/platform/db/paging.ts'
import { type ConnectionArgs, FIRST_DEFAULT, FIRST_MAX, firstOf } from './page-size.ts'

/** A list ordered newest first by a time that is unique in it; the cursor is that time. */
export async function newestFirst<T>(
  args: ConnectionArgs,
  read: (page: PageRequest) => Promise<Page<T>>,
  timeOf: (item: T) => Date,
) {
  const before = args.after == null ? null : timeCursor(args.after)
  const { items, hasMore } = await read({ first: firstOf(args), before })
  return connection(items, hasMore, (item) => timeText(timeOf(item)))
}

/** The page that a list's arguments request; undefined if they are invalid or ask for none. */
export function pageAsked({ first, after, last, before }: ConnectionArgs): PageRequest | undefined {
  const wanted = first ?? FIRST_DEFAULT
  if (last != null || before != null || wanted < 1 || wanted > FIRST_MAX) return undefined
  if (after == null) return { first: wanted, before: null }
  const time = parseOwnTime(after)
  return time && { first: wanted, before: time }
}

/** A list over several lines, newest first; the cursor is the time and the id, as two may share a time. */
export async function newestPlacedFirst<T extends Place>(
  args: ConnectionArgs,
  read: (page: PlacedRequest) => Promise<Page<T>>,
) {
  const before = args.after == null ? null : placeCursor(args.after)
  const { items, hasMore } = await read({ first: firstOf(args), before })
  return connection(items, hasMore, writePlace)
}

/** A list with consecutive numbers, newest first; the cursor is the number. */
export async function highestFirst<T extends { seq: number }>(
  args: ConnectionArgs,
  read: (page: { first: number; beforeSeq: number | null }) => Promise<Page<T>>,
) {
  const beforeSeq = args.after == null ? null : numberCursor(args.after)
  const { items, hasMore } = await read({ first: firstOf(args), beforeSeq })
  return connection(items, hasMore, ({ seq }) => String(seq))
}

/** A list over all accounts, newest first by id; the cursor is the id. */
export async function newestIdFirst<T extends { id: string }>(
  args: ConnectionArgs,
  read: (page: { first: number; beforeId: string | null }) => Promise<Page<T>>,
) {
  const beforeId = args.after == null ? null : idCursor(args.after)
  const { items, hasMore } = await read({ first: firstOf(args), beforeId })
  return connection(items, hasMore, ({ id }) => id)
}

/**
 * Items grouped by meeting, newest meeting first, in each meeting's own order; the cursor is the meeting and the item's
 * place.
 */
export async function meetingByMeeting<T extends ItemPlace>(
  args: ConnectionArgs,
  read: (page: { first: number; behind: ItemPlace | null }) => Promise<Page<T>>,
) {
  const behind = args.after == null ? null : itemCursor(args.after)
  const { items, hasMore } = await read({ first: firstOf(args), behind })
  return connection(items, hasMore, writeItemPlace)
}

function connection<T>(items: T[], hasNextPage: boolean, cursorOf: (item: T) => string) {
  const [first, last] = [items[0], items.at(-1)]
  return {
    edges: items.map((node) => new Edge(node, cursorOf)),
    pageInfo: {
      hasNextPage,
      hasPreviousPage: false,
      startCursor: first === undefined ? null : cursorOf(first),
      endCursor: last === undefined ? null : cursorOf(last),
    },
  }
}

/** An edge computes its cursor when read: most clients use only the last one of a page. */
class Edge<T> {
  readonly node: T
  readonly #cursorOf: (item: T) => string

  constructor(node: T, cursorOf: (item: T) => string) {
    this.node = node
    this.#cursorOf = cursorOf
  }

  get cursor(): string {
    return this.#cursorOf(this.node)
  }
}

function timeCursor(cursor: string): Date {
  const time = parseOwnTime(cursor)
  if (time) return time
  throw notACursor()
}

function placeCursor(cursor: string): Place {
  const place = parsePlace(cursor)
  if (place) return place
  throw notACursor()
}

function numberCursor(cursor: string): number {
  if (/^\d{1,9}$/.test(cursor)) return Number(cursor)
  throw notACursor()
}

function idCursor(cursor: string): string {
  if (/^[a-z]+_[0-9a-z]{26}$/.test(cursor)) return cursor
  throw notACursor()
}

function itemCursor(cursor: string): ItemPlace {
  const place = parseItemPlace(cursor)
  if (place) return place
  throw notACursor()
}

function notACursor(): ApiError {
  return new ApiError('invalid_request', 'not a cursor of this list', { field: ['after'] })
}
