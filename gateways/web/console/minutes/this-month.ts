import type { Response } from 'express'
import {
  ConsolePurchasesPaidDocument,
  type ConsolePurchasesPaidQuery,
} from '../../../generated/operations.ts'
import type { ConsoleContext } from '../console-context.ts'
import { monthIn } from '../frame/local-time.ts'

type Day = { day: string; seconds: number }
type Line = { id: string; usage: readonly Day[]; balance: { seconds: number } }
type Owned = { timeZone: string; lines: readonly Line[] }

/** What was paid for minutes this month, and what each line used; a month of the owner's calendar. */
export async function thisMonthOf(
  desk: ConsoleContext,
  response: Response,
  { timeZone, lines }: Owned,
) {
  const now = desk.app.clock.now()
  const month = now.toLocaleDateString('en-CA', { timeZone }).slice(0, 7)
  const used = lines.map(({ id, usage }) => [id, secondsIn(month, usage)] as const)
  return {
    name: now.toLocaleDateString('en-US', { timeZone, month: 'long' }),
    paidCents: await paidCentsSince(desk, response, monthIn(timeZone, month)?.since ?? now),
    usedSeconds: used.reduce((total, [, seconds]) => total + seconds, 0),
    usedBy: Object.fromEntries(used),
    leftSeconds: lines.reduce((total, { balance }) => total + balance.seconds, 0),
  }
}

async function paidCentsSince(desk: ConsoleContext, response: Response, since: Date) {
  let cents = 0
  let after: string | null = null
  do {
    const { edges, pageInfo } = await readPurchases(desk, response, after)
    const paid = edges.filter(({ node }) => node.paidAt !== null && new Date(node.paidAt) >= since)
    cents += paid.reduce((total, { node }) => total + node.priceCents, 0)
    after = pageInfo.hasNextPage ? pageInfo.endCursor : null
  } while (after !== null)
  return cents
}

type Purchases = ConsolePurchasesPaidQuery['account']['purchases']

async function readPurchases(
  desk: ConsoleContext,
  response: Response,
  after: string | null,
): Promise<Purchases> {
  return (await desk.run(response, ConsolePurchasesPaidDocument, { after })).account.purchases
}

function secondsIn(month: string, usage: readonly Day[]): number {
  return usage
    .filter(({ day }) => day.startsWith(month))
    .reduce((total, { seconds }) => total + seconds, 0)
}
