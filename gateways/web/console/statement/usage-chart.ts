import { duration } from '../frame/amounts-and-times-in-words.ts'
import type { LabelledDay } from './draw-days.ts'

/** Units are close to pixels at the size each is shown, so labels are readable on a phone and on a wide screen. */
const SIZES = {
  narrow: { width: 380, height: 110, fontSize: 12, labels: 4 },
  wide: { width: 960, height: 130, fontSize: 13, labels: 8 },
}

/** What `usage-chart.eta` shows: a drawing for narrow and for wide screens, a text, and a table. */
export async function usageChart(usage: readonly { day: string; seconds: number }[]) {
  const days = usage.map(({ day, seconds }) => ({
    day: dayName(day),
    seconds,
    used: duration(seconds),
  }))
  const totalSeconds = usage.reduce((total, { seconds }) => total + seconds, 0)
  return {
    days,
    totalSeconds,
    drawn: totalSeconds > 0 ? await draw(sinceFirstUse(days)) : undefined,
  }
}

/** A chart of two days is two slabs. */
const LEAST_DAYS = 10

/** A line that is new begins with its first call, not with the weeks before it. */
function sinceFirstUse(days: readonly LabelledDay[]) {
  const first = days.findIndex(({ seconds }) => seconds > 0)
  return days.slice(Math.max(0, Math.min(first, days.length - LEAST_DAYS)))
}

/** Loads the chart library when the first chart is drawn: it is 4 MB of source, and most processes never draw. */
async function draw(days: readonly LabelledDay[]) {
  const { drawDays } = await import('./draw-days.ts')
  return { narrow: drawDays(days, SIZES.narrow), wide: drawDays(days, SIZES.wide) }
}

/** A calendar day has no time zone, so it is formatted in UTC. */
const DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })

function dayName(day: string): string {
  return DAY.format(new Date(`${day}T00:00:00Z`))
}
