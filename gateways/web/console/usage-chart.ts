type Day = { day: string; seconds: number }

const HEIGHT = 120
const STEP = 12
const BAR = 8

/** Bars for `pages/usage-chart.eta`, in its own units: as wide as there are days, 120 high, the busiest day full. */
export function usageChart(usage: readonly Day[]) {
  const most = Math.max(60, ...usage.map(({ seconds }) => seconds))
  const bars = usage.map(({ seconds }, index) => {
    const height = seconds === 0 ? 0 : Math.max(1, Math.round((seconds / most) * HEIGHT))
    return { x: index * STEP + (STEP - BAR) / 2, y: HEIGHT - height, width: BAR, height }
  })
  return {
    bars,
    width: usage.length * STEP,
    height: HEIGHT,
    mostMinutes: Math.ceil(most / 60),
    totalSeconds: usage.reduce((total, { seconds }) => total + seconds, 0),
    days: usage.map(({ day, seconds }) => ({ day: dayName(day), seconds })),
  }
}

/** A calendar day has no zone of its own. */
const DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })

function dayName(day: string): string {
  return DAY.format(new Date(`${day}T00:00:00Z`))
}
