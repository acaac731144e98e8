import type { Response } from 'express'
import { lineCents } from '../../../../src/billing/minute-packs.ts'
import {
  ConsoleMonthBeganDocument,
  ConsolePurchasesPaidDocument,
} from '../../../generated/operations.ts'
import type { ConsoleContext } from '../console-context.ts'
import { amount } from '../frame/amounts-and-times-in-words.ts'
import { nodesOf } from '../frame/json-pages.ts'
import { monthIn } from '../frame/local-time.ts'
import { addingUp, type Sum } from './adding-up.ts'

type Day = { day: string; seconds: number; callCents?: number }
/** A line that was never paid has no usage. */
type Line = { id: string; usage?: readonly Day[] }
type MeetingMinutes = { available: number; reserved: number }
/** `lines`: those that the page shows; `callMinutes` are of all. */
type Owned = {
  timeZone: string
  lines: readonly Line[]
  callMinutes: { seconds: number }
  meetingMinutes: MeetingMinutes
}
type Ledger = { edges: readonly { node: { balanceAfterSeconds: number } }[] }

/** A month of the owner's calendar: what was paid, and for calls and for meetings a sum from its first day to now. */
export async function thisMonthOf(
  desk: ConsoleContext,
  response: Response,
  { timeZone, lines, callMinutes, meetingMinutes }: Owned,
) {
  const now = desk.app.clock.now()
  const month = now.toLocaleDateString('en-CA', { timeZone }).slice(0, 7)
  const began = monthIn(timeZone, month)?.since ?? now
  const { account } = await desk.run(response, ConsoleMonthBeganDocument, {
    at: began.toISOString(),
  })
  const bought = await boughtSince(desk, response, began)
  const usedBy = lines.map(({ id, usage = [] }) => [id, usedIn(month, usage)] as const)
  const beganSeconds = account.callMinutes.seconds
  const used = usedIn(month, account.callMinutes.usage)
  const leftSeconds = callMinutes.seconds
  const calls: Sum = {
    began: lineCents(beganSeconds),
    given: lineCents(leftSeconds - (beganSeconds + bought.forCalls.seconds - used.seconds)),
    bought: lineCents(bought.forCalls.seconds),
    used: used.cents,
    reserved: 0,
  }
  const { available, reserved } = meetingMinutes
  const ofMeetings = {
    began: before(account.meetingLedger) / 60,
    bought: bought.forMeetings.seconds / 60,
    used: usedIn(month, account.meetingUsage).seconds / 60,
  }
  const meetings: Sum = {
    ...ofMeetings,
    given: available + reserved - (ofMeetings.began + ofMeetings.bought - ofMeetings.used),
    reserved,
  }
  const name = now.toLocaleDateString('en-US', { timeZone, month: 'long' })
  return {
    name,
    paid: bought,
    usedSeconds: used.seconds,
    usedCents: used.cents,
    meetingsUsed: ofMeetings.used,
    usedBy: Object.fromEntries(usedBy),
    leftForCalls: leftSeconds,
    calls: addingUp(calls, { name, said: amount }),
    meetings: addingUp(meetings, { name, said: minutesSaid }),
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

function usedIn(month: string, usage: readonly Day[]) {
  const days = usage.filter(({ day }) => day.startsWith(month))
  return {
    seconds: total(days.map(({ seconds }) => seconds)),
    cents: total(days.map(({ callCents = 0 }) => callCents)),
  }
}

function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0)
}
