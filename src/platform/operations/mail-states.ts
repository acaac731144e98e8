import type pg from 'pg'
import type { DeliveryStatus } from '../../../prisma/generated/client/enums.ts'
import { readWithin } from '../db/read-within.ts'

export type MailState = { state: DeliveryStatus; mails: number }

/** The number of mails in each delivery state, including states with none. Reads the whole table. */
export function readMailStates(pool: pg.Pool, withinMs: number): Promise<MailState[]> {
  return readWithin(pool, withinMs, MAIL_STATES)
}

const MAIL_STATES = `
  SELECT s.state, count(m.id)::int AS mails
    FROM unnest(enum_range(NULL::delivery_status)) AS s(state) LEFT JOIN mails m ON m.delivery = s.state
   GROUP BY s.state ORDER BY s.state`
