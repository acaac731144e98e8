import { minutesRemaining } from '../../../src/billing/billed-time.ts'
import { printHours, type WeekHours } from '../../../src/kernel/hours/hours.ts'
import type { HoursException } from '../../../src/kernel/hours/hours-exceptions.ts'
import type { E164 } from '../../../src/kernel/phone.ts'
import { forwardingCodes } from '../../../src/lines/forwarding-codes.ts'

export type LineRow = {
  id: string
  status: string
  business_name: string
  business_phone: string
  number: E164 | null
  balance_seconds: number
  forwarding_seen_at: Date | null
  hours: WeekHours
  hours_exceptions: HoursException[]
  languages: string[]
  slug: string | null
  own_card_url: string | null
  pack: string
  checkout_url: string | null
  created_at: Date
  live_at: Date | null
}

export const LINE_COLUMNS = `l.id, l.status, l.business_name, l.business_phone, l.number, w.balance_seconds,
  l.forwarding_seen_at, l.hours, l.hours_exceptions, l.languages, a.slug, a.own_card_url, p.pack, l.created_at, l.live_at,
  CASE WHEN l.status = 'awaiting_payment' AND p.status = 'open' AND p.expires_at > now() THEN p.checkout_url END
    AS checkout_url`

export const LINE_JOINS = `
  JOIN wallets w ON w.account_id = l.account_id AND w.id = l.id
  JOIN LATERAL (
    SELECT pack, status, checkout_url, expires_at FROM purchases
     WHERE account_id = l.account_id AND line_id = l.id
     ORDER BY status = 'paid' DESC, status = 'open' DESC, coalesce(paid_at, created_at) DESC LIMIT 1
  ) p ON true
  LEFT JOIN business_agents a ON a.account_id = l.account_id AND a.line_id = l.id AND a.opted_in_at IS NOT NULL`

/** The rules are the product's pure functions: what a hand-written server would hold as well. */
export function renderLine(row: LineRow, baseUrl: string) {
  return {
    id: row.id,
    status: row.status,
    business_name: row.business_name,
    business_phone: row.business_phone,
    number: row.number,
    billing_mode: 'per_minute',
    balance: {
      seconds: row.balance_seconds,
      minutes_remaining: minutesRemaining(row.balance_seconds),
    },
    forwarding: row.number ? forwardingCodes(row.number) : [],
    forwarding_seen_at: row.forwarding_seen_at,
    hours: printHours(row.hours),
    hours_exceptions: row.hours_exceptions,
    languages: row.languages,
    directory: {
      opted_in: row.slug !== null,
      agent_card: row.slug && (row.own_card_url ?? `${baseUrl}/agents/${row.slug}/agent-card.json`),
    },
    pack: row.pack,
    checkout_url: row.checkout_url,
    created_at: row.created_at,
    live_at: row.live_at,
  }
}
