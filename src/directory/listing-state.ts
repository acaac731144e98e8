import type { App } from '../app.ts'

export const LISTING_STATES = {
  listed: 'listed',
  unproven: 'unproven',
  held_by_another: 'held_by_another',
  opted_out: 'opted_out',
} as const

export type ListingState = keyof typeof LISTING_STATES

/** One of a line's two numbers, and whether it resolves. */
export type NumberListing = { number: string; state: ListingState }

type Line = {
  accountId: string
  id: string
  number: string | null
  businessPhone: string
  agentSlug: string | null
}

/** The line's number first, if it has one, then the business phone. */
export async function listingsOfLine(app: App, line: Line): Promise<NumberListing[]> {
  const { accountId, id: lineId, businessPhone } = line
  const numbers = [...new Set([line.number, businessPhone])].filter((number) => number !== null)
  const held = await app.db.directoryListing.findMany({
    where: { e164: { in: numbers } },
    select: { e164: true, accountId: true, lineId: true },
  })
  const proven = await app.db.phoneProof.count({
    where: { accountId, lineId, e164: businessPhone },
  })
  return numbers.map((number) => {
    const holder = held.find(({ e164 }) => e164 === number)
    const ours = holder?.accountId === accountId && holder.lineId === lineId
    return {
      number,
      state: stateOf({ optedIn: line.agentSlug !== null, ours, proven: proven > 0 }),
    }
  })
}

type Standing = { optedIn: boolean; ours: boolean; proven: boolean }

/** Nobody learns whether another account has proven the phone. */
function stateOf({ optedIn, ours, proven }: Standing): ListingState {
  if (!optedIn) return 'opted_out'
  if (ours) return 'listed'
  return proven ? 'held_by_another' : 'unproven'
}
