import type { PrintedHours } from '../../../../src/kernel/hours/hours.ts'
import { LANGUAGES_BESIDES_ENGLISH } from '../../../../src/kernel/languages.ts'

const NAMES = new Intl.DisplayNames('en-US', { type: 'language' })

/** `es` → `Spanish`. */
export function languageName(code: string): string {
  return NAMES.of(code) ?? code
}

/** The languages a line can speak besides English. */
export function languagesToChoose() {
  return LANGUAGES_BESIDES_ENGLISH.map((code) => ({ code, name: languageName(code) }))
}

/** Each day's hours in words: `9:00 AM to 5:00 PM`, `6:00 PM to 2:00 AM the next day`, `Open 24 hours`, `Closed`. */
export function hoursInWords(hours: Record<string, PrintedHours[keyof PrintedHours]>) {
  return Object.entries(hours).map(([day, times]) => ({ day, words: dayInWords(times) }))
}

type Run = { days: string[]; words: string }

/** Hours with equal days in a row merged: `Mon–Fri 9 AM–5 PM, closed Sat and Sun`. */
export function hoursInShort(hours: Parameters<typeof hoursInWords>[0]): string {
  const runs: Run[] = []
  for (const { day, words } of hoursInWords(hours)) {
    const run = runs.at(-1)
    if (run?.words === words) run.days.push(brief(day))
    else runs.push({ days: [brief(day)], words })
  }
  return runs.map(runInShort).join(', ')
}

function runInShort({ days, words }: Run): string {
  const said = days.length > 2 ? `${days[0]}–${days.at(-1)}` : days.join(' and ')
  if (words === 'Closed') return `closed ${said}`
  return `${said} ${words.replaceAll(':00', '').replace(' to ', '–').replace('Open', 'open')}`
}

const brief = (day: string) => day.slice(0, 3)

function dayInWords(times: PrintedHours[keyof PrintedHours]): string {
  if (times === 'closed') return 'Closed'
  const { open, close } = times
  if (open === close) return 'Open 24 hours'
  return `${open} to ${close}${closesNextDay(open, close) ? ' the next day' : ''}`
}

function closesNextDay(open: string, close: string): boolean {
  return clockOf(close) < clockOf(open)
}

/** `2:05 PM` → `14:05`, the format of a time input; it sorts correctly. */
export function clockOf(printed: string): string {
  const [, hour = '0', minute = '00', half] = /^(\d+):(\d\d) ([AP])M$/.exec(printed) ?? []
  const hours = (Number(hour) % 12) + (half === 'P' ? 12 : 0)
  return `${String(hours).padStart(2, '0')}:${minute}`
}

/** A time input's value in the domain's format: `14:05` → `2:05 PM`. Other text is returned unchanged. */
export function printedClock(sent: string): string {
  const [, hour, minute] = /^(\d\d):(\d\d)$/.exec(sent) ?? []
  if (hour === undefined) return sent
  return `${Number(hour) % 12 || 12}:${minute} ${Number(hour) < 12 ? 'AM' : 'PM'}`
}
