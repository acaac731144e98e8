import { duration } from '../frame/amounts-and-times-in-words.ts'
import type { LabelledDay } from './draw-days.ts'

/**
 * Each in its own units, which are nearly pixels where it is shown: labels can be read on a phone and on a wide screen.
 */
const SIZES = {
  narrow: { width: 380, height: 190, fontSize: 12, labels: 4 },
  wide: { width: 960, height: 260, fontSize: 13, labels: 8 },
}

/** What `usage-chart.eta` shows of some days: drawn for both kinds of screen, in words, and as a table. */
export async function usageChart(usage: readonly { day: string; seconds: number }[]) {
  const days = usage.map(({ day, seconds }) => ({
    day: dayName(day),
    seconds,
    used: duration(seconds),
  }))
  const totalSeconds = usage.reduce((total, { seconds }) => total + seconds, 0)
  const isDrawn = totalSeconds > 0 && days.length >= DRAWN_DAYS_MIN
  return { days, totalSeconds, drawn: isDrawn ? await draw(days) : undefined }
}

/** A bar or two say no more than words do. */
const DRAWN_DAYS_MIN = 3

/** Without the days before anything was used; all where nothing was. */
export function fromFirstUse<Day extends { seconds: number }>(usage: readonly Day[]) {
  const first = usage.findIndex(({ seconds }) => seconds > 0)
  return usage.slice(Math.max(first, 0))
}

/** The library is 4 MB of source, and most processes never draw: it is loaded for the first chart. */
async function draw(days: readonly LabelledDay[]) {
  const { drawDays } = await import('./draw-days.ts')
  return { narrow: drawDays(days, SIZES.narrow), wide: drawDays(days, SIZES.wide) }
}

/** A calendar day has no zone of its own. */
const DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })

function dayName(day: string): string {
  return DAY.format(new Date(`${day}T00:00:00Z`))
}
