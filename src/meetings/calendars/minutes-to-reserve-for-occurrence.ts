import type { Calendar, CalendarOccurrence } from '../../../prisma/generated/client/client.ts'
import { MAX_MINUTES_DEFAULT } from '../how-long-note-taker-stays.ts'

/**
 * The minutes to reserve: the calendar's limit, or what is left if that covers the planned time. Undefined if it does
 * not.
 */
export function minutesFor(
  { startsAt, endsAt, calendar }: CalendarOccurrence & { calendar: Calendar },
  left: number,
): number | undefined {
  const allowed = calendar.maxMinutes ?? MAX_MINUTES_DEFAULT
  const planned = Math.ceil((endsAt.getTime() - startsAt.getTime()) / 60_000)
  return left < Math.min(allowed, planned) ? undefined : Math.min(allowed, left)
}
