import ical, { type VEvent } from 'node-ical'
import { expect, test } from 'vitest'
import { readCalendarFile } from '../../../src/meetings/calendars/file/read-calendar-file.ts'
import { fiveHundredEvents } from '../../support/five-hundred-events.ts'

const SPAN = { from: new Date('2026-10-12T00:00:00Z'), to: new Date('2026-11-16T00:00:00Z') }
const WEEK_MS = 7 * 86_400_000

/** By another library, on another library's rules. */
function byNodeIcal(text: string): string[] {
  const events = Object.values(ical.sync.parseICS(text)).filter(
    (part): part is VEvent => part?.type === 'VEVENT',
  )
  return events
    .flatMap((event) => ical.expandRecurringEvent(event, SPAN))
    .filter(({ event, isFullDay }) => !isFullDay && event.status !== 'CANCELLED')
    .map(({ event, start, end }) => said(String(event.location), start, end))
    .sort()
}

/** A week at a time, as calendars are read. */
function byUs(text: string): string[] {
  const found = new Set<string>()
  for (let from = SPAN.from; from < SPAN.to; from = new Date(from.getTime() + WEEK_MS)) {
    const span = { from, to: new Date(from.getTime() + WEEK_MS) }
    const read = { text, span, timeZone: 'America/New_York', email: 'ana@example.com' }
    for (const { link, startsAt, endsAt } of readCalendarFile(read)) {
      found.add(said(link.url, startsAt, endsAt))
    }
  }
  return [...found].sort()
}

const said = (link: string, start: Date, end: Date) =>
  `${link} ${start.toISOString()} ${end.toISOString()}`

test('500 events in three zones over two changes of clocks: every meeting as another library finds it', () => {
  const { text } = fiveHundredEvents()
  const ours = byUs(text)
  const theirs = byNodeIcal(text)
  expect(ours.length).toBeGreaterThan(3_000)
  expect(ours).toEqual(theirs)
})
