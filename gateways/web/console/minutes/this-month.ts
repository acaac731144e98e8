import type { Response } from 'express'
import { LINE_CENTS_PER_SECOND } from '../../../../src/billing/minute-packs.ts'
import {
  ConsoleMonthBeganDocument,
  ConsolePurchasesPaidDocument,
} from '../../../generated/operations.ts'
import type { ConsoleContext } from '../console-context.ts'
import { dollars } from '../frame/amounts-and-times-in-words.ts'
import { nodesOf } from '../frame/json-pages.ts'
import { monthIn } from '../frame/local-time.ts'
import { addingUp, type Sum } from './adding-up.ts'

type Day = { day: string; seconds: number }
type Line = { id: string; usage: readonly Day[]; balance: { seconds: number } }
type MeetingMinutes = { available: number; reserved: number }
type Owned = { timeZone: string; lines: readonly Line[]; meetingMinutes: MeetingMinutes }
type Ledger = { edges: readonly { node: { balanceAfterSeconds: number } }[] }

/** A month of the owner's calendar: what was paid, and for calls and for meetings a sum from its first day to now. */
export async function thisMonthOf(
  desk: ConsoleContext,
  response: Response,
  { timeZone, lines, meetingMinutes }: Owned,
) {
  const now = desk.app.clock.now()
  const month = now.toLocaleDateString('en-CA', { timeZone }).slice(0, 7)
  const began = monthIn(timeZone, month)?.since ?? now
  const { account } = await desk.run(response, ConsoleMonthBeganDocument, {
    at: began.toISOString(),
  })
  const bought = await boughtSince(desk, response, began)
  const used = lines.map(({ id, usage }) => [id, secondsIn(month, usage)] as const)
  const calls: Sum = {
    began: total(account.lines.edges.map(({ node }) => before(node.ledger))),
    bought: bought.forCalls.seconds,
    used: total(used.map(([, seconds]) => seconds)),
    reserved: 0,
    left: total(lines.map(({ balance }) => balance.seconds)),
  }
  const meetings: Sum = {
    began: before(account.meetingLedger),
    bought: bought.forMeetings.seconds,
    used: secondsIn(month, account.meetingUsage),
    reserved: meetingMinutes.reserved * 60,
    left: meetingMinutes.available * 60,
  }
  const name = now.toLocaleDateString('en-US', { timeZone, month: 'long' })
  return {
    name,
    paid: bought,
    used: { calls: calls.used, meetings: meetings.used },
    usedBy: Object.fromEntries(used),
    leftForCalls: calls.left,
    calls: addingUp(calls, {
      name,
      amount: (seconds) => seconds * LINE_CENTS_PER_SECOND,
      said: dollars,
    }),
    meetings: addingUp(meetings, { name, amount: (seconds) => seconds / 60, said: minutesSaid }),
  }
}

const minutesSaid = (minutes: number) => `${minutes.toLocaleString('en-US')} min`

/** What a wallet had before the month: its newest entry until then says so. */
function before({ edges: [newest] }: Ledger): number {
  return newest?.node.balanceAfterSeconds ?? 0
}

async function boughtSince(desk: ConsoleContext, response: Response, since: Date) {
  const purchases = nodesOf(
    async (after) =>
      (await desk.run(response, ConsolePurchasesPaidDocument, { after })).account.purchases,
  )
  const forCalls = { cents: 0, seconds: 0 }
  const forMeetings = { cents: 0, seconds: 0 }
  for await (const { lineId, paidAt, priceCents, seconds } of purchases) {
    if (paidAt === null || new Date(paidAt) < since) continue
    const paid = lineId === null ? forMeetings : forCalls
    paid.cents += priceCents
    paid.seconds += seconds
  }
  return { forCalls, forMeetings, cents: forCalls.cents + forMeetings.cents }
}

function secondsIn(month: string, usage: readonly Day[]): number {
  return total(usage.filter(({ day }) => day.startsWith(month)).map(({ seconds }) => seconds))
}

function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0)
}
