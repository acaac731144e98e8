import { escapeHtml } from './page-shell.ts'

const PARTS = {
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'UTC',
  timeZoneName: 'short',
} as const
const TO_THE_MINUTE = new Intl.DateTimeFormat('en-US', PARTS)
const DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })
const TO_THE_SECOND = new Intl.DateTimeFormat('en-US', { ...PARTS, second: '2-digit' })

/** A time on a page: in UTC here, in the viewer's time zone once `local-times.js` has run. The zone is shown. */
export function pageTime(iso: string): string {
  const at = escapeHtml(iso)
  return `<time datetime="${at}" title="${at}">${TO_THE_MINUTE.format(new Date(iso))}</time>`
}

/** In a list: shows the day, or for today the hour once `local-times.js` has run. */
export function pageDay(iso: string): string {
  return `<time datetime="${escapeHtml(iso)}" data-brief>${DAY.format(new Date(iso))}</time>`
}

/** In a list of one day and the next: the hour, before today with its day, once `local-times.js` has run. */
export function pageDayAndHour(iso: string): string {
  const words = TO_THE_MINUTE.format(new Date(iso))
  return `<time datetime="${escapeHtml(iso)}" data-day-and-hour>${words}</time>`
}

/** In a list that `local-times.js` divides by day: then the hour alone. */
export function pageTimeOfDay(iso: string): string {
  const words = TO_THE_MINUTE.format(new Date(iso))
  return `<time datetime="${escapeHtml(iso)}" data-of-day>${words}</time>`
}

/** For pages where several things happen within one minute. */
export function pageTimeToTheSecond(iso: string): string {
  const words = TO_THE_SECOND.format(new Date(iso))
  return `<time datetime="${escapeHtml(iso)}" data-seconds>${words}</time>`
}
