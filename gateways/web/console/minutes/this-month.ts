import type { Response } from 'express'
import { ConsolePurchasesPaidDocument } from '../../../generated/operations.ts'
import type { ConsoleContext } from '../console-context.ts'
import { nodesOf } from '../frame/json-pages.ts'
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
  const purchases = nodesOf(
    async (after) =>
      (await desk.run(response, ConsolePurchasesPaidDocument, { after })).account.purchases,
  )
  let cents = 0
  for await (const { paidAt, priceCents } of purchases)
    if (paidAt !== null && new Date(paidAt) >= since) cents += priceCents
  return cents
}

function secondsIn(month: string, usage: readonly Day[]): number {
  return usage
    .filter(({ day }) => day.startsWith(month))
    .reduce((total, { seconds }) => total + seconds, 0)
}
