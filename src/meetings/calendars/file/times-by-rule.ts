import ICAL from 'ical.js'

const DAY_MS = 86_400_000
/** A rule without occurrences is not followed forever. */
const STEPS_MAX = 100_000
/** Zones differ by a little over a day, and moving a series moves by days. */
const BESIDE_MS = 8 * DAY_MS

/**
 * The occurrences of a rule in a time range and some days around it. The rule is expanded in local time, and only
 * times near the range are converted: a series of ten years has thousands before.
 */
export function* timesByRule(
  rule: ICAL.Recur,
  start: ICAL.Time,
  { from, to }: { from: Date; to: Date },
): Generator<ICAL.Time> {
  const fromMs = from.getTime() - BESIDE_MS
  const toMs = to.getTime() + BESIDE_MS
  const local = rule.clone()
  if (rule.until) local.until = untilOnWall(rule.until, start)
  const iterator = local.iterator(firstOnWall(rule, start, fromMs))
  for (let step = 0; step < STEPS_MAX; step += 1) {
    const time = iterator.next()
    if (!time || wallMs(time) > toMs) return
    if (wallMs(time) >= fromMs) yield onWall(time, start.zone)
  }
}

/** Uncounted daily and weekly rules can start from any of their occurrences. */
function firstOnWall(rule: ICAL.Recur, start: ICAL.Time, fromMs: number): ICAL.Time {
  const first = onWall(start)
  const days = { DAILY: 1, WEEKLY: 7 }[rule.freq as string]
  if (days === undefined || rule.count) return first
  const periodDays = days * (rule.interval || 1)
  const periods = Math.floor((fromMs - wallMs(start)) / (periodDays * DAY_MS)) - 1
  if (periods > 0) first.adjust(periods * periodDays, 0, 0, 0)
  return first
}

/** A date as the end includes that day; an end in UTC is converted to the zone's local time. */
function untilOnWall(until: ICAL.Time, { zone }: ICAL.Time): ICAL.Time {
  if (until.isDate) return onWall({ ...dateOf(until), hour: 23, minute: 59, second: 59 })
  const wall = onWall(until)
  if (until.zone !== ICAL.Timezone.utcTimezone) return wall
  const near = wall.clone()
  near.adjust(0, 0, 0, zone.utcOffset(wall))
  wall.adjust(0, 0, 0, zone.utcOffset(near))
  return wall
}

type Wall = Pick<ICAL.Time, 'year' | 'month' | 'day' | 'hour' | 'minute' | 'second'>

/** Without a zone it is local time. */
function onWall({ year, month, day, hour, minute, second }: Wall, zone = WALL): ICAL.Time {
  return new ICAL.Time({ year, month, day, hour, minute, second, isDate: false }, zone)
}

const WALL = ICAL.Timezone.localTimezone

function dateOf({ year, month, day }: ICAL.Time) {
  return { year, month, day }
}

function wallMs({ year, month, day, hour, minute, second }: Wall): number {
  return Date.UTC(year, month - 1, day, hour, minute, second)
}
