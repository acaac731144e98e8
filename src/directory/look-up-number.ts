import type { App } from '../app.ts'
import { ApiError } from '../kernel/errors.ts'
import { prepareSql } from '../platform/db/sql.ts'
import { agentCardUrl } from './agent-address.ts'
import { directoryNumber } from './directory-number.ts'

/** The directory's answer about a number. */
export type Found = {
  number: string
  agentCard: string
  business: string
  trade: string | null
  town: string | null
}

type Row = Omit<Found, 'agentCard'> & { slug: string; ownCardUrl: string | null }

/**
 * The agent of a phone number, by one read of the primary key. A business that has not opted in has no row, so it
 * cannot be told from an unknown one, nor by timing.
 * @throws {ApiError} invalid_request when the number is not E.164
 */
export async function lookUpNumber(app: App, text: string): Promise<Found | null> {
  const number = directoryNumber(text)
  if (!number) {
    throw new ApiError('invalid_request', 'not an E.164 number, such as +14155550100', {
      field: ['number'],
    })
  }
  const [row] = await listingByNumber(app.pool, number)
  if (!row) return null
  const { slug, ownCardUrl, ...listing } = row
  return { ...listing, agentCard: agentCardUrl(app, { slug, ownCardUrl }) }
}

const listingByNumber = prepareSql<Row, [string]>(
  'listing_by_number',
  `SELECT e164 AS number, slug, own_card_url AS "ownCardUrl", business, trade, town
     FROM directory_listings WHERE e164 = $1`,
  { isBrief: true },
)
