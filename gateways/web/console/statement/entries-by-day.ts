import { lineCents } from '../../../../src/billing/minute-packs.ts'
import type { ConsoleEntryFragment } from '../../../generated/operations.ts'
import { amount } from '../frame/amounts-and-times-in-words.ts'
import { momentOf } from './statement-in-words.ts'
import type { WalletStatement } from './statement-of-wallet.ts'

/** A page's part of a day: the date it goes on from, and the first entry of the page after it. */
type Around = { goesOnFrom: string; next: ConsoleEntryFragment | undefined }

/**
 * A page of entries under the days on which their calls were answered, the newest day first, each day once, and what
 * the entries below it used. A call over midnight, or one that was charged late, says on which day it was charged: it
 * is there that the chart and the months count it.
 */
export function daysOf(
  { timeZone, costOf }: WalletStatement,
  entries: readonly ConsoleEntryFragment[],
  { goesOnFrom, next }: Around,
  times: { day(at: string): string },
) {
  const dateOf = datesIn(timeZone)
  const charged = new Intl.DateTimeFormat('en-US', { timeZone, month: 'short', day: 'numeric' })
  const byDate = Map.groupBy(entries, (entry) => dateOf(momentOf(entry)))
  const nextDate = next && dateOf(momentOf(next))
  return [...byDate]
    .sort(([a], [b]) => b.localeCompare(a))
    .map(([date, ofDay]) => ({
      date,
      day: times.day(ofDay[0] ? momentOf(ofDay[0]) : date),
      isContinued: date === goesOnFrom,
      goesOn: date === nextDate,
      used: usedBy(ofDay, costOf !== undefined),
      rows: ofDay.map((entry) => ({
        entry,
        charged: dateOf(entry.createdAt) === date ? '' : charged.format(new Date(entry.createdAt)),
      })),
    }))
}

/** `2026-11-26`, in the calendar of a zone. */
function datesIn(timeZone: string) {
  const calendar = new Intl.DateTimeFormat('en-CA', { timeZone })
  return (at: string) => calendar.format(new Date(at))
}

/** Each call is rounded to the cent, as its own row is, so that the rows come to their sum. */
function usedBy(entries: readonly ConsoleEntryFragment[], hasCosts: boolean) {
  const charges = entries.filter(({ kind }) => kind.endsWith('_CHARGED'))
  const seconds = charges.reduce((total, entry) => total + entry.seconds, 0)
  const cents = charges.reduce((total, entry) => total + lineCents(-entry.seconds), 0)
  if (seconds === 0) return undefined
  return { seconds, reservedSeconds: 0, cost: hasCosts && cents > 0 ? `−${amount(cents)}` : '' }
}
