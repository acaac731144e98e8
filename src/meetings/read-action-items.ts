import type { Owner } from '../accounts/viewer.ts'
import type { App } from '../app.ts'
import type { Page } from '../platform/db/paging.ts'
import { prepareSql } from '../platform/db/sql.ts'
import { ActionItem } from './recap/cited-lines.ts'

/** An action item of a meeting, with the owner's done mark. */
export type ActionItemView = ActionItem & {
  accountId: string
  id: string
  meetingId: string
  /** From 1, in the list of the meeting's recap. */
  place: number
  doneAt: Date | null
  /** Who does it, as the account set it; null: as it was said. */
  assignee: string | null
  /** By when, `2026-11-30`, as the account set it; null: as it was said. */
  dueOn: string | null
}

/** A position in a list over meetings: after an item of a meeting. */
export type ItemPlace = Pick<ActionItemView, 'meetingId' | 'place'>

/** A position as text, for paging: `mtg_01k…~3`. */
export function writeItemPlace({ meetingId, place }: ItemPlace): string {
  return `${meetingId}~${place}`
}

/** Undefined for a text this list did not write. */
export function parseItemPlace(text: string): ItemPlace | undefined {
  const [, meetingId, place] = /^(mtg_[0-9a-z]{26})~(\d{1,6})$/.exec(text) ?? []
  return meetingId && place ? { meetingId, place: Number(place) } : undefined
}

export type ItemsRequest = {
  first: number
  /** Null starts from the newest meeting. */
  behind: ItemPlace | null
  /** Only done, or only open; all if left out. */
  done?: boolean | undefined
}

/** Newest meeting first; within a meeting in the recap's order. */
export async function listActionItems(
  app: App,
  { accountId }: Owner,
  { first, behind, done }: ItemsRequest,
): Promise<Page<ActionItemView>> {
  const read = done === undefined ? items : done ? itemsDone : itemsOpen
  const { meetingId, place } = behind ?? { meetingId: AFTER_EVERY_MEETING, place: 0 }
  const rows = await read(app.pool, accountId, meetingId, place, first + 1)
  return { items: rows.slice(0, first).map(viewOf), hasMore: rows.length > first }
}

const AFTER_EVERY_MEETING = 'mtg_z'

/** Undefined if there is none, or it is another account's. */
export async function readActionItem(
  app: App,
  accountId: string,
  id: string,
): Promise<ActionItemView | undefined> {
  const [row] = await itemById(app.pool, accountId, id)
  return row && viewOf(row)
}

type Row = Omit<ActionItemView, keyof ActionItem> & { item: unknown }

function viewOf({ item, ...row }: Row): ActionItemView {
  return { ...row, ...ActionItem.parse(item) }
}

const SELECT = `
  SELECT i.account_id AS "accountId", i.id, i.meeting_id AS "meetingId", i.place, i.done_at AS "doneAt",
         i.assignee, to_char(i.due_on, 'YYYY-MM-DD') AS "dueOn", r.action_items -> (i.place - 1) AS item
    FROM action_items i JOIN recaps r ON r.account_id = i.account_id AND r.meeting_id = i.meeting_id`

function itemsWhere(name: string, narrowed: string) {
  return prepareSql<Row, [string, string, number, number]>(
    name,
    `${SELECT}
      WHERE i.account_id = $1 AND i.meeting_id <= $2 AND (i.meeting_id < $2 OR i.place > $3) ${narrowed}
      ORDER BY i.meeting_id DESC, i.place LIMIT $4`,
  )
}

const items = itemsWhere('action_items', '')
const itemsOpen = itemsWhere('action_items_open', 'AND i.done_at IS NULL')
const itemsDone = itemsWhere('action_items_done', 'AND i.done_at IS NOT NULL')

const itemById = prepareSql<Row, [string, string]>(
  'action_item_by_id',
  `${SELECT} WHERE i.account_id = $1 AND i.id = $2`,
)
