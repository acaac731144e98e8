import { Prisma } from '../../prisma/generated/client/client.ts'
import type { LineKey } from '../lines/line-status.ts'
import type { Tx } from '../platform/db/prisma.ts'

/*
 * A listing is a number that resolves. Its primary key is the check: a number has one holder, and a second claim writes
 * nothing. Each statement lists only for a live line that is opted in, so it can run after any change.
 */

const OPTED_IN = Prisma.sql`
  business_agents a JOIN phone_lines l
    ON l.account_id = a.account_id AND l.id = a.line_id AND l.status = 'live' AND a.opted_in_at IS NOT NULL`

const INSERT = Prisma.sql`
  INSERT INTO directory_listings AS d (e164, account_id, line_id, slug, own_card_url, business, trade, town)`

const OF_AGENT = Prisma.sql`
  a.account_id, a.line_id, a.slug, a.own_card_url, l.business_name, a.trade, a.town`

const DESCRIBED_ANEW = Prisma.sql`
  own_card_url = excluded.own_card_url, business = excluded.business, trade = excluded.trade, town = excluded.town`

const TAKEN_OVER = Prisma.sql`
  account_id = excluded.account_id, line_id = excluded.line_id, slug = excluded.slug, ${DESCRIBED_ANEW}`

/** A number of one of our lines belongs to that line, even if it is not listed. */
const NOT_OURS = Prisma.sql`
  NOT EXISTS (SELECT 1 FROM phone_numbers n WHERE n.e164 = l.business_phone AND n.released_at IS NULL)`

/** The line's own number, whoever may have claimed it before. */
export async function listLineNumber(tx: Tx, { accountId, lineId }: LineKey) {
  await tx.$executeRaw`
    ${INSERT} SELECT l.number, ${OF_AGENT} FROM ${OPTED_IN}
     WHERE a.account_id = ${accountId} AND a.line_id = ${lineId}
    ON CONFLICT (e164) DO UPDATE SET ${TAKEN_OVER}`
}

/** Once it is proven and nobody else holds it. */
export async function listBusinessPhone(tx: Tx, { accountId, lineId }: LineKey) {
  await tx.$executeRaw`
    ${INSERT} SELECT l.business_phone, ${OF_AGENT} FROM ${OPTED_IN}
      JOIN phone_proofs p ON p.account_id = a.account_id AND p.line_id = a.line_id AND p.e164 = l.business_phone
     WHERE a.account_id = ${accountId} AND a.line_id = ${lineId} AND ${NOT_OURS}
    ON CONFLICT (e164) DO UPDATE SET ${DESCRIBED_ANEW}
     WHERE d.account_id = excluded.account_id AND d.line_id = excluded.line_id`
}

/** Staff decided between two claims: the current holder gives the phone up. */
export async function takeBusinessPhone(tx: Tx, { accountId, lineId }: LineKey) {
  await tx.$executeRaw`
    ${INSERT} SELECT l.business_phone, ${OF_AGENT} FROM ${OPTED_IN}
     WHERE a.account_id = ${accountId} AND a.line_id = ${lineId} AND ${NOT_OURS}
    ON CONFLICT (e164) DO UPDATE SET ${TAKEN_OVER}`
}

/**
 * A code proves more than a forwarded call: a holder with only that gives the phone up to whoever entered its code.
 */
export async function displaceOldProof(tx: Tx, { accountId, lineId }: LineKey, e164: string) {
  await tx.$executeRaw`
    DELETE FROM directory_listings d
     WHERE d.e164 = ${e164} AND NOT (d.account_id = ${accountId} AND d.line_id = ${lineId})
       AND NOT EXISTS (SELECT 1 FROM phone_numbers n WHERE n.e164 = d.e164 AND n.released_at IS NULL)
       AND EXISTS (SELECT 1 FROM phone_proofs p WHERE p.account_id = d.account_id AND p.line_id = d.line_id
                     AND p.e164 = d.e164 AND p.kind = 'forwarded_call')`
}

/** A proof has ended: the phone goes to the next who has proven it. */
export async function withdrawPhone(tx: Tx, { accountId, lineId }: LineKey, e164: string) {
  await tx.$executeRaw`
    DELETE FROM directory_listings d USING phone_lines l
     WHERE d.e164 = ${e164} AND d.account_id = ${accountId} AND d.line_id = ${lineId}
       AND l.account_id = d.account_id AND l.id = d.line_id AND l.number IS DISTINCT FROM d.e164`
  await listNext(tx, e164)
}

/** At once; then the first of the others who have proven the phone gets it. */
export async function withdrawListings(tx: Tx, { accountId, lineId }: LineKey) {
  const freed = await tx.$queryRaw<{ e164: string }[]>`
    DELETE FROM directory_listings WHERE account_id = ${accountId} AND line_id = ${lineId} RETURNING e164`
  for (const { e164 } of freed) await listNext(tx, e164)
}

/** The first who has proven a free phone; a forwarded call counts after every better proof. */
async function listNext(tx: Tx, e164: string) {
  await tx.$executeRaw`
    ${INSERT} SELECT p.e164, ${OF_AGENT} FROM ${OPTED_IN}
      JOIN phone_proofs p ON p.account_id = a.account_id AND p.line_id = a.line_id AND p.e164 = l.business_phone
     WHERE p.e164 = ${e164} AND ${NOT_OURS} ORDER BY p.kind = 'forwarded_call', p.proven_at LIMIT 1
    ON CONFLICT (e164) DO NOTHING`
}
