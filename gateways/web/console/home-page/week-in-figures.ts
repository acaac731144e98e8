import type { ConsoleHomeQuery } from '../../../generated/operations.ts'

type Day = ConsoleHomeQuery['account']['activity'][number]

const DAYS = 7
/** In the drawing's own units. `head` leaves room for the number above a bar. */
const CHART = { width: 280, height: 72, gap: 8, head: 16 }

/** A calendar day has no time zone, so it is formatted in UTC. */
const inUtc = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' })
const NAME = inUtc({ weekday: 'long', month: 'short', day: 'numeric' })
const LETTER = inUtc({ weekday: 'short' })

/** Totals for the last seven days and the seven before, and each day's calls as bars. */
export function weekInFigures(activity: readonly Day[]) {
  const [week, before] = [activity.slice(-DAYS), activity.slice(0, -DAYS)]
  const sums = (days: readonly Day[]) => ({
    calls: sum(days, 'calls'),
    messages: sum(days, 'messages'),
    seconds: sum(days, 'seconds'),
    answered: sum(days, 'answeredQuestions'),
    open: sum(days, 'openQuestions'),
  })
  return {
    since: week[0]?.day ?? '',
    now: sums(week),
    before: sums(before),
    chart: { ...CHART, bars: barsOf(week) },
  }
}

function barsOf(week: readonly Day[]) {
  const most = Math.max(1, ...week.map(({ calls }) => calls))
  const step = (CHART.width + CHART.gap) / DAYS
  return week.map(({ day, calls }, index) => {
    const date = new Date(`${day}T00:00:00Z`)
    const height =
      calls === 0 ? 0 : Math.max(3, Math.round((calls / most) * (CHART.height - CHART.head)))
    const [x, width] = [index * step, step - CHART.gap].map((value) => Math.round(value * 10) / 10)
    return {
      name: NAME.format(date),
      letter: LETTER.format(date),
      calls,
      ...{ x, width, height, y: CHART.height - height },
    }
  })
}

type Figure = Exclude<keyof Day, 'day' | '__typename'>

function sum(days: readonly Day[], figure: Figure): number {
  return days.reduce((total, day) => total + day[figure], 0)
}
