import type { Response } from 'express'
import {
  ConsoleCheckoutShowDocument,
  ConsoleLinePaidForDocument,
  ConsolePaymentReturnDocument,
  type ConsolePaymentReturnQuery,
} from '../../../generated/operations.ts'
import type { ConsoleContext } from '../console-context.ts'
import { timesIn } from '../frame/amounts-and-times-in-words.ts'

export type Came = 'paid' | 'not-paid'
type Purchase = ConsolePaymentReturnQuery['account']['purchases']['edges'][number]['node']

/** The processor may notify us after its page has led back; a payment older than this is not the one just made. */
const JUST_PAID_MS = 30 * 60_000

/**
 * The payment that an owner comes back from: what it was for, and whether it is there or can still be made. The
 * processor's page names the line only, so it is the newest payment of that line. Without a line it is the newest of
 * meeting minutes, or whatever was paid if those never were.
 */
export async function readPayment(
  desk: ConsoleContext,
  response: Response,
  { came, lineId }: { came: Came; lineId: string | null },
) {
  const { account } = await desk.run(response, ConsolePaymentReturnDocument, { lineId })
  const now = desk.app.clock.now()
  const all = account.purchases.edges.map(({ node }) => node)
  const named = all.filter((purchase) => purchase.lineId === lineId)
  const ofPlace = named.length === 0 && lineId === null ? all : named
  const purchase = came === 'paid' ? newestPaid(ofPlace) : newestOpen(ofPlace, now)
  const expected = newestOpen(ofPlace, now)
  return {
    came,
    purchase,
    // While another page is open, an old payment does not answer for the one just made.
    isConfirmed: purchase?.paidAt != null && (isSince(purchase.paidAt, now) || !expected),
    /** The one that is paid for now, while the processor has not told of it. */
    expected,
    payAt: came === 'not-paid' && purchase ? await payAt(desk, response, purchase) : undefined,
    line: await lineById(desk, response, lineId ?? (purchase ?? expected)?.lineId),
    email: account.email,
    meetingMinutes: account.meetingMinutes.available,
    times: timesIn(account.timeZone, now),
  }
}

async function lineById(desk: ConsoleContext, response: Response, id: string | null | undefined) {
  if (!id) return undefined
  const { line } = await desk.run(response, ConsoleLinePaidForDocument, { id })
  return line ?? undefined
}

const newestPaid = (purchases: readonly Purchase[]) =>
  purchases
    .filter(({ status }) => status === 'PAID')
    .sort((a, b) => String(b.paidAt).localeCompare(String(a.paidAt)))[0]

const newestOpen = (purchases: readonly Purchase[], now: Date) =>
  purchases.find(({ status, expiresAt }) => status === 'OPEN' && new Date(expiresAt) > now)

const isSince = (at: string, now: Date) => now.getTime() - new Date(at).getTime() < JUST_PAID_MS

/** Undefined for a top-up, which has no page to pay on. */
async function payAt(desk: ConsoleContext, response: Response, { id }: Purchase) {
  const { checkout } = await desk.run(response, ConsoleCheckoutShowDocument, { id })
  return checkout?.checkoutUrl
}
