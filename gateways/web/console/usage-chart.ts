import type { LabelledDay } from './draw-days.ts'

/** What `pages/usage-chart.eta` shows of the last days: drawn, in words, and as a table. */
export async function usageChart(usage: readonly LabelledDay[]) {
  const days = usage.map(({ day, seconds }) => ({ day: dayName(day), seconds }))
  const totalSeconds = usage.reduce((total, { seconds }) => total + seconds, 0)
  return { days, totalSeconds, svg: totalSeconds === 0 ? undefined : await draw(days) }
}

/** The library is 4 MB of source, and most processes never draw: it is loaded for the first chart. */
async function draw(days: readonly LabelledDay[]): Promise<string> {
  const { drawDays } = await import('./draw-days.ts')
  return drawDays(days)
}

/** A calendar day has no zone of its own. */
const DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })

function dayName(day: string): string {
  return DAY.format(new Date(`${day}T00:00:00Z`))
}
