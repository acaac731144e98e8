import ICAL from 'ical.js'
import type { ZoneOf } from './calendar-zones.ts'
import { timesByRule } from './times-by-rule.ts'

export type Span = { from: Date; to: Date }

/** One occurrence of an event. */
export type Instance = {
  /** Its original time before any move; '' for a single event. */
  recurrence: string
  startsAt: Date
  endsAt: Date
  /** Its properties: those of the series, or its own. */
  event: ICAL.Component
}

const ENDLESS_MINUTES = 30

/**
 * The occurrences of one UID in a time range: rules and extra dates, minus exceptions, with moved or changed ones,
 * each in its own zone. Cancelled ones and all-day events are left out.
 */
export function instancesOf(
  events: readonly ICAL.Component[],
  zoneOf: ZoneOf,
  span: Span,
): Instance[] {
  const series = events.filter((event) => !event.hasProperty('recurrence-id'))
  const changes = events
    .filter((event) => event.hasProperty('recurrence-id'))
    .flatMap((event) => changeOf(event, series[0], zoneOf))
  const own = new Set(changes.map(({ at }) => at.toUnixTime()))
  const later = changes.filter(({ isForLater }) => isForLater)
  const regular = series.flatMap((event) =>
    isCancelled(event) ? [] : regularOf(event, zoneOf, { span, own, later }),
  )
  const changed = changes.flatMap(({ at, event }) => instance(event, zoneOf, { at }))
  return [...regular, ...changed].filter(
    ({ startsAt, event }) => startsAt >= span.from && startsAt <= span.to && !isCancelled(event),
  )
}

type Change = { at: ICAL.Time; event: ICAL.Component; isForLater: boolean }
type Around = { span: Span; own: ReadonlySet<number>; later: readonly Change[] }

/** In a series of times, a date alone means the occurrence of that day. */
function changeOf(event: ICAL.Component, series: ICAL.Component | undefined, zoneOf: ZoneOf) {
  const property = event.getFirstProperty('recurrence-id')
  const start = series && timesOf(series, 'dtstart', zoneOf)[0]
  const [said] = timesOf(event, 'recurrence-id', zoneOf)
  if (!property || !said) return []
  const at = said.isDate && start && !start.isDate ? onDayOf(said, start) : said
  return [{ at, event, isForLater: property.getFirstParameter('range') === 'THISANDFUTURE' }]
}

function onDayOf(day: ICAL.Time, { hour, minute, second, zone }: ICAL.Time): ICAL.Time {
  return new ICAL.Time(
    { year: day.year, month: day.month, day: day.day, hour, minute, second, isDate: false },
    zone,
  )
}

function regularOf(event: ICAL.Component, zoneOf: ZoneOf, around: Around): Instance[] {
  const [start] = timesOf(event, 'dtstart', zoneOf)
  if (!start || start.isDate) return []
  if (!event.hasProperty('rrule') && !event.hasProperty('rdate')) return instance(event, zoneOf, {})
  const times = startsOf(event, start, zoneOf, around)
  return times.flatMap((at) => {
    if (around.own.has(at.toUnixTime())) return []
    const change = around.later.findLast((one) => one.at.compare(at) <= 0)
    return change ? shifted(change, at, zoneOf) : instance(event, zoneOf, { at, startsAt: at })
  })
}

/** A change "this and following" shifts all later ones by the same amount. */
function shifted({ at: from, event }: Change, at: ICAL.Time, zoneOf: ZoneOf): Instance[] {
  const [start] = timesOf(event, 'dtstart', zoneOf)
  if (!start || start.isDate) return []
  const startsAt = at.clone()
  startsAt.addDuration(start.subtractDate(from))
  return instance(event, zoneOf, { at, startsAt })
}

function startsOf(event: ICAL.Component, start: ICAL.Time, zoneOf: ZoneOf, { span }: Around) {
  const times = new Map<number, ICAL.Time>()
  const add = (time: ICAL.Time) => times.set(time.toUnixTime(), time)
  for (const rule of event.getAllProperties('rrule')) {
    for (const time of timesByRule(rule.getFirstValue() as ICAL.Recur, start, span)) add(time)
  }
  // A date added without a rule is besides the event's own.
  if (!event.hasProperty('rrule')) add(start)
  for (const time of timesOf(event, 'rdate', zoneOf)) add(time.isDate ? onDayOf(time, start) : time)
  const out = timesOf(event, 'exdate', zoneOf)
  for (const time of out) if (!time.isDate) times.delete(time.toUnixTime())
  const days = new Set(out.filter(({ isDate }) => isDate).map(dayOf))
  return [...times.values()].filter((time) => !days.has(dayOf(time)))
}

/** `20261101`, in its zone's calendar. */
function dayOf({ year, month, day }: ICAL.Time): number {
  return (year * 100 + month) * 100 + day
}

type When = { at?: ICAL.Time; startsAt?: ICAL.Time }

function instance(event: ICAL.Component, zoneOf: ZoneOf, { at, startsAt }: When): Instance[] {
  const [own] = timesOf(event, 'dtstart', zoneOf)
  const start = startsAt ?? own
  if (!own || !start || start.isDate) return []
  const seconds = lengthOf(event, own, zoneOf)
  return [
    {
      recurrence: at ? new Date(at.toUnixTime() * 1_000).toISOString() : '',
      startsAt: new Date(start.toUnixTime() * 1_000),
      endsAt: new Date((start.toUnixTime() + seconds) * 1_000),
      event,
    },
  ]
}

function lengthOf(event: ICAL.Component, start: ICAL.Time, zoneOf: ZoneOf): number {
  const [end] = timesOf(event, 'dtend', zoneOf)
  const said = event.getFirstPropertyValue('duration')
  const byDuration = said instanceof ICAL.Duration ? said.toSeconds() : 0
  const seconds = end && !end.isDate ? end.toUnixTime() - start.toUnixTime() : byDuration
  return seconds > 0 ? seconds : ENDLESS_MINUTES * 60
}

function timesOf(event: ICAL.Component, name: string, zoneOf: ZoneOf): ICAL.Time[] {
  return event.getAllProperties(name).flatMap((property) => {
    const tzid = property.getFirstParameter('tzid') || undefined
    return property.getValues().flatMap((value: unknown) => {
      const time = value instanceof ICAL.Period ? value.start : value
      if (!(time instanceof ICAL.Time)) return []
      if (time.isDate || time.zone === ICAL.Timezone.utcTimezone) return [time]
      const { year, month, day, hour, minute, second } = time
      const local = { year, month, day, hour, minute, second, isDate: false }
      return [new ICAL.Time(local, zoneOf(tzid))]
    })
  })
}

export function isCancelled(event: ICAL.Component): boolean {
  return String(event.getFirstPropertyValue('status')).toUpperCase() === 'CANCELLED'
}
