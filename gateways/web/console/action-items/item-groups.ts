import { dateOf } from '../../../../src/kernel/hours/hours-exceptions.ts'
import { zoneClock } from '../../../../src/kernel/hours/zone-clock.ts'
import { dateOfDay } from '../../../../src/meetings/date-of-due.ts'
import { dayDue, whyNoDay } from '../../../../src/meetings/whose-and-when.ts'
import type { ConsoleActionItemFragment } from '../../../generated/operations.ts'

export type Item = ConsoleActionItemFragment

/** An item with the day it is due, in words and as `2026-11-30`; null if that is not clear, then with why. */
export type DatedItem = Item & {
  date: string | null
  iso: string | null
  day: number | null
  whyNoDay: string
  isOverdue: boolean
}

export function datedItems(items: readonly Item[], timeZone: string, now: Date): DatedItem[] {
  const today = zoneClock(timeZone).wallTime(now).dayNumber
  return items.map((item) => {
    const day = dayDue(item, item.meeting.startsAt, timeZone)
    const isOverdue = day !== null && day < today && item.doneAt === null
    const dates = {
      date: day === null ? null : dayInWords(day),
      iso: day === null ? null : dateOf(day),
    }
    const why = whyNoDay(item, item.meeting.startsAt, timeZone)
    return { ...item, ...dates, day, isOverdue, whyNoDay: why }
  })
}

/** `Tue, Dec 1`: what was said ("by next Tuesday") can be checked against it. */
function dayInWords(day: number): string {
  const weekday = new Date(dateOf(day)).toLocaleDateString('en-US', {
    ...{ timeZone: 'UTC', weekday: 'short' },
  } as const)
  return `${weekday}, ${dateOfDay(day)}`
}

export type ItemGroup = { id: string; title: string; meeting?: Item['meeting']; items: DatedItem[] }

/** The most pressing first: overdue, today, the next seven days, later, and what has no date. */
export function byDue(items: readonly DatedItem[], timeZone: string, now: Date): ItemGroup[] {
  const today = zoneClock(timeZone).wallTime(now).dayNumber
  const sorted = items.toSorted((a, b) => (a.day ?? Number.MAX_VALUE) - (b.day ?? Number.MAX_VALUE))
  const between = (from: number, to: number) =>
    sorted.filter(({ day }) => day !== null && day >= from && day < to)
  const groups = [
    { id: 'overdue', title: 'Overdue', items: between(0, today) },
    { id: 'today', title: 'Today', items: between(today, today + 1) },
    { id: 'soon', title: 'Next 7 days', items: between(today + 1, today + 8) },
    { id: 'later', title: 'Later', items: between(today + 8, Number.MAX_VALUE) },
    { id: 'undated', title: 'No exact date', items: sorted.filter(({ day }) => day === null) },
  ]
  return groups.filter((group) => group.items.length > 0)
}

/** Groups the items by meeting, keeping their order. */
export function byMeeting(
  items: readonly DatedItem[],
  titleOf: (meeting: Item['meeting']) => string,
): ItemGroup[] {
  const groups = new Map<string, ItemGroup>()
  for (const item of items) {
    const { meeting } = item
    const { id } = meeting
    const known = groups.get(id) ?? { id: `of-${id}`, title: titleOf(meeting), meeting, items: [] }
    known.items.push(item)
    groups.set(id, known)
  }
  return [...groups.values()]
}
