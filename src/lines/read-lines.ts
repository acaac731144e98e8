import type { LineStatus } from '../../prisma/generated/client/enums.ts'
import { isOwner, type Viewer } from '../accounts/viewer.ts'
import type { App } from '../app.ts'
import { notFound } from '../kernel/errors.ts'
import type { WeekHours } from '../kernel/hours/hours.ts'
import type { HoursException } from '../kernel/hours/hours-exceptions.ts'
import { isId } from '../kernel/ids.ts'
import type { E164 } from '../kernel/phone.ts'
import {
  beforeValue,
  type Page,
  type PageRequest,
  pageOf,
  rowsToRead,
} from '../platform/db/paging.ts'
import { prepareSql } from '../platform/db/sql.ts'

/**
 * A line as its owner sees it: with its balance, its newest paid or awaited pack and, while it waits for payment, the
 * checkout. A closed line has no number.
 */
export type LineView = {
  accountId: string
  id: string
  status: LineStatus
  businessName: string
  businessPhone: E164
  ownerMobile: E164
  number: E164 | null
  city: string | null
  description: string | null
  services: string[]
  extra: string | null
  languages: string[]
  hours: WeekHours
  hoursExceptions: HoursException[]
  greetsByName: boolean
  /** Addresses that get the mail about each message besides the account's. */
  messageCopies: string[]
  timeZone: string
  forwardingSeenAt: Date | null
  createdAt: Date
  liveAt: Date | null
  closedAt: Date | null
  balanceSeconds: number
  pack: string
  checkoutUrl: string | null
  /** Its public agent while opted in, else null; the card is the owner's own or hosted. */
  agentSlug: string | null
  ownCardUrl: string | null
  trade: string | null
  town: string | null
}

/** A line of the viewer's account, or any for staff; null if there is none, or it is another account's. */
export async function readLine(app: App, viewer: Viewer, id: string): Promise<LineView | null> {
  if (!isId('line', id)) return null
  const accountId = isOwner(viewer) ? viewer.accountId : await accountOfLine(app, id)
  const [line] = await lineById(app.pool, accountId, id, app.clock.now())
  return line ?? null
}

/** @throws {ApiError} not_found */
export async function requireLine(app: App, viewer: Viewer, id: string): Promise<LineView> {
  const line = await readLine(app, viewer, id)
  if (!line) throw notFound('line')
  return line
}

/** Newest first; with `statuses`, only the lines that have one of them. */
export async function listLines(
  app: App,
  accountId: string,
  page: PageRequest,
  statuses?: readonly LineStatus[] | null,
): Promise<Page<LineView>> {
  const [before, count, now] = [beforeValue(page), rowsToRead(page), app.clock.now()]
  const rows = statuses
    ? await linesByStatus(app.pool, accountId, before, count, now, [...statuses])
    : await linesOfAccount(app.pool, accountId, before, count, now)
  return pageOf(rows, page)
}

/** The viewer's lines, or all for staff, newest first: ids sort by creation time. */
export async function listOwnOrAllLines(
  app: App,
  viewer: Viewer,
  request: { first: number; beforeId: string | null },
) {
  const beforeId = request.beforeId ?? AFTER_EVERY_LINE_ID
  const [count, now] = [request.first + 1, app.clock.now()]
  const rows = isOwner(viewer)
    ? await linesOfOwner(app.pool, viewer.accountId, beforeId, count, now)
    : await linesOfAll(app.pool, beforeId, count, now)
  return { items: rows.slice(0, request.first), hasMore: rows.length > request.first }
}

const AFTER_EVERY_LINE_ID = 'line_z'

async function accountOfLine(app: App, id: string): Promise<string> {
  const line = await app.db.line.findFirst({ where: { id }, select: { accountId: true } })
  return line?.accountId ?? ''
}

/** The columns of a `LineView`, from `phone_lines l` with `LINE_JOINS`. */
export const lineColumns = (now: string) => `
  l.account_id AS "accountId", l.id, l.status, l.business_name AS "businessName",
  l.business_phone AS "businessPhone", l.owner_mobile AS "ownerMobile",
  CASE WHEN l.status <> 'closed' THEN l.number END AS number, l.city, l.description, l.services, l.extra, l.languages,
  l.hours, l.hours_exceptions AS "hoursExceptions", l.greets_by_name AS "greetsByName",
  l.message_copies AS "messageCopies", l.time_zone AS "timeZone",
  l.forwarding_seen_at AS "forwardingSeenAt",
  l.created_at AS "createdAt", l.live_at AS "liveAt", l.closed_at AS "closedAt",
  w.balance_seconds AS "balanceSeconds", p.pack,
  CASE WHEN l.status = 'awaiting_payment' AND p.status = 'open' AND p.expires_at > ${now} THEN p.checkout_url END
    AS "checkoutUrl",
  a.slug AS "agentSlug", a.own_card_url AS "ownCardUrl", a.trade, a.town`

export const LINE_JOINS = `
  JOIN wallets w ON w.account_id = l.account_id AND w.id = l.id
  JOIN LATERAL (
    SELECT pack, status, checkout_url, expires_at FROM purchases
     WHERE account_id = l.account_id AND line_id = l.id
     ORDER BY status = 'paid' DESC, status = 'open' DESC, coalesce(paid_at, created_at) DESC LIMIT 1
  ) p ON true
  LEFT JOIN business_agents a
    ON a.account_id = l.account_id AND a.line_id = l.id AND a.opted_in_at IS NOT NULL`

const lineById = prepareSql<LineView, [string, string, Date]>(
  'line_by_id',
  `SELECT ${lineColumns('$3')} FROM phone_lines l ${LINE_JOINS} WHERE l.account_id = $1 AND l.id = $2`,
  { isBrief: true },
)

const linesOfAccount = prepareSql<LineView, [string, Date | 'infinity', number, Date]>(
  'lines_of_account',
  `SELECT ${lineColumns('$4')} FROM phone_lines l ${LINE_JOINS}
    WHERE l.account_id = $1 AND l.created_at < $2 ORDER BY l.created_at DESC LIMIT $3`,
)

const linesByStatus = prepareSql<
  LineView,
  [string, Date | 'infinity', number, Date, readonly LineStatus[]]
>(
  'lines_by_status',
  `SELECT ${lineColumns('$4')} FROM phone_lines l ${LINE_JOINS}
    WHERE l.account_id = $1 AND l.created_at < $2 AND l.status = ANY($5::line_status[])
    ORDER BY l.created_at DESC LIMIT $3`,
)

const linesOfOwner = prepareSql<LineView, [string, string, number, Date]>(
  'lines_of_owner',
  `SELECT ${lineColumns('$4')} FROM phone_lines l ${LINE_JOINS}
    WHERE l.account_id = $1 AND l.id < $2 ORDER BY l.id DESC LIMIT $3`,
)

const linesOfAll = prepareSql<LineView, [string, number, Date]>(
  'lines_of_all',
  `SELECT ${lineColumns('$3')} FROM phone_lines l ${LINE_JOINS} WHERE l.id < $1 ORDER BY l.id DESC LIMIT $2`,
)
