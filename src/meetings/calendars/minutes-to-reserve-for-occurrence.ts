import type { Calendar, CalendarOccurrence } from '../../../prisma/generated/client/client.ts'
import { MAX_MINUTES_DEFAULT } from '../how-long-note-taker-stays.ts'

/**
 * How many minutes are reserved for a meeting: what its calendar allows, or what is
 * left where that is enough for the time that is planned. Undefined when it is not.
 */
export function minutesFor(
  { startsAt, endsAt, calendar }: CalendarOccurrence & { calendar: Calendar },
  left: number,
): number | undefined {
  const allowed = calendar.maxMinutes ?? MAX_MINUTES_DEFAULT
  const planned = Math.ceil((endsAt.getTime() - startsAt.getTime()) / 60_000)
  return left < Math.min(allowed, planned) ? undefined : Math.min(allowed, left)
}
