import { zoneClock } from '../kernel/hours/zone-clock.ts'

/** A local day, midnight to midnight: 23 or 25 hours when the clocks change. */
export type DigestDay = { date: string; from: Date; to: Date }

const DUE_MINUTE = 7 * 60
const DAY_MS = 86_400_000

/** The next 7:00 in that zone. */
export function nextDigestAt(timeZone: string, after: Date): Date {
  const clock = zoneClock(timeZone)
  const { dayNumber } = clock.wallTime(after)
  const today = clock.instant({ dayNumber, minute: DUE_MINUTE })
  return today > after ? today : clock.instant({ dayNumber: dayNumber + 1, minute: DUE_MINUTE })
}

/** The day a digest is about: the one before it is due. */
export function digestDay(timeZone: string, dueAt: Date): DigestDay {
  const clock = zoneClock(timeZone)
  const today = clock.wallTime(dueAt).dayNumber
  const date = new Date((today - 1) * DAY_MS).toISOString().slice(0, 10)
  return {
    date,
    from: clock.instant({ dayNumber: today - 1, minute: 0 }),
    to: clock.instant({ dayNumber: today, minute: 0 }),
  }
}
