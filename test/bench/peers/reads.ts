import type pg from 'pg'
import { linePacks, meetingPacks, type Pack } from '../../../src/billing/minute-packs.ts'
import { LINE_COLUMNS, LINE_JOINS, type LineRow, renderLine } from './line-row.ts'

/** Each read of REST by hand: one statement, which also checks whose it is. Undefined for what is not the account's. */
export const CALLS = `
  SELECT c.* FROM phone_lines l
  LEFT JOIN LATERAL (
    SELECT id, at, caller, duration_seconds, summary, urgent FROM calls
     WHERE account_id = l.account_id AND line_id = l.id AND at < $3 AND status = 'ended'
     ORDER BY at DESC LIMIT $4
  ) c ON true
  WHERE l.account_id = $1 AND l.id = $2`

export const MESSAGES = `
  SELECT m.* FROM phone_lines l
  LEFT JOIN LATERAL (
    SELECT id, at, name, phone, message, urgent FROM messages
     WHERE account_id = l.account_id AND line_id = l.id AND at < $3
     ORDER BY at DESC LIMIT $4
  ) m ON true
  WHERE l.account_id = $1 AND l.id = $2`

const LINE = `SELECT ${LINE_COLUMNS} FROM phone_lines l ${LINE_JOINS} WHERE l.account_id = $1 AND l.id = $2`

const MEETING = `
  SELECT m.id, m.state, m.title, m.meeting_url, m.provider, m.starts_at, m.joined_at, m.left_at, m.max_minutes,
         m.minutes_charged, m.failure_reason, m.failure_fault, m.created_at, e.reserved, r.recipients
    FROM meetings m
   CROSS JOIN LATERAL (
     SELECT coalesce(sum(reserved_seconds), 0)::int AS reserved FROM ledger_entries
      WHERE account_id = m.account_id AND source_id = m.id
        AND kind IN ('meeting_reserved', 'meeting_charged', 'meeting_released')) e
   CROSS JOIN LATERAL (
     SELECT coalesce(jsonb_agg(jsonb_build_object('email', email, 'delivery', delivery, 'at', at) ORDER BY email), '[]')
         AS recipients
       FROM meeting_recipients WHERE account_id = m.account_id AND meeting_id = m.id) r
   WHERE m.account_id = $1 AND m.id = $2`

const ACCOUNT = `
  SELECT a.id, a.email, a.created_at, w.balance_seconds, w.reserved_seconds, w.free_seconds,
         ARRAY(SELECT email FROM saved_recipients WHERE account_id = a.id ORDER BY created_at) AS recipients,
         (SELECT coalesce(json_agg(line), '[]') FROM (
           SELECT ${LINE_COLUMNS} FROM phone_lines l ${LINE_JOINS.replaceAll(' a ', ' b ').replaceAll('a.', 'b.')}
            WHERE l.account_id = $1 ORDER BY l.created_at DESC LIMIT 100) line) AS lines
    FROM accounts a JOIN wallets w ON w.account_id = a.id AND w.id = a.id
   WHERE a.id = $1`
  .replace('a.slug', 'b.slug')
  .replace('a.own_card_url', 'b.own_card_url')

const BEFORE_ALL = 'infinity'
const FIRST = 25

type Timed = { id: string; at: Date }

export async function callsPage(pool: pg.Pool, accountId: string, lineId: string) {
  return page(pool, 'calls', CALLS, accountId, lineId)
}

export async function messagesPage(pool: pg.Pool, accountId: string, lineId: string) {
  return page(pool, 'messages', MESSAGES, accountId, lineId)
}

async function page(pool: pg.Pool, name: string, text: string, accountId: string, lineId: string) {
  const values = [accountId, lineId, BEFORE_ALL, FIRST + 1]
  const { rows } = await pool.query<Timed>({ name, text, values })
  if (rows.length === 0) return undefined
  const items = rows[0]?.id ? rows.slice(0, FIRST) : []
  return { items, next_before: rows.length > FIRST ? items.at(-1)?.at : null }
}

export async function showLine(pool: pg.Pool, accountId: string, id: string, baseUrl: string) {
  const { rows } = await pool.query<LineRow>({ name: 'line', text: LINE, values: [accountId, id] })
  return rows[0] && renderLine(rows[0], baseUrl)
}

type Recipient = { email: string; delivery: string; at: string }

export async function showMeeting(pool: pg.Pool, accountId: string, id: string) {
  const { rows } = await pool.query({ name: 'meeting', text: MEETING, values: [accountId, id] })
  const [row] = rows
  if (!row) return undefined
  const deliveries: string[] = row.recipients.map(({ delivery }: Recipient) => delivery)
  return {
    id: row.id,
    state: row.state,
    title: row.title,
    meeting_url: row.meeting_url,
    provider: row.provider,
    starts_at: row.starts_at,
    joined_at: row.joined_at,
    left_at: row.left_at,
    max_minutes: row.max_minutes,
    minutes_reserved: Math.ceil(row.reserved / 60),
    minutes_charged: row.minutes_charged,
    recipients: row.recipients.map(({ email, delivery, at }: Recipient) => ({
      email,
      delivery,
      at: new Date(at),
    })),
    delivery: deliveries.every((one) => one === 'delivered') ? 'delivered' : 'pending',
    failure: row.failure_reason && { reason: row.failure_reason, fault: row.failure_fault },
    created_at: row.created_at,
  }
}

const price = ({ name, minutes, priceCents }: Pack) => ({
  pack: name,
  minutes,
  price_cents: priceCents,
})

export async function showAccount(pool: pg.Pool, accountId: string, baseUrl: string) {
  const { rows } = await pool.query({ name: 'account', text: ACCOUNT, values: [accountId] })
  const [row] = rows
  const { balance_seconds: balance, reserved_seconds: reserved, free_seconds: free } = row
  return {
    id: row.id,
    email: row.email,
    created_at: row.created_at,
    lines: row.lines.map((line: LineRow) => renderLine(datesOf(line), baseUrl)),
    minute_packs: linePacks().map(price),
    meeting_packs: meetingPacks().map(price),
    meeting_minutes: {
      balance: Math.floor(balance / 60),
      reserved: Math.ceil(reserved / 60),
      available: Math.max(0, Math.floor((balance - reserved) / 60)),
      free: Math.floor(free / 60),
    },
    saved_recipients: row.recipients,
  }
}

/** JSON of PostgreSQL writes times in its own way. */
function datesOf(line: LineRow): LineRow {
  const time = (text: Date | null) => text && new Date(text)
  return {
    ...line,
    forwarding_seen_at: time(line.forwarding_seen_at),
    created_at: new Date(line.created_at),
    live_at: time(line.live_at),
  }
}
