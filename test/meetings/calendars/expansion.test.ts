import { expect, test } from 'vitest'
import { readCalendarFile } from '../../../src/meetings/calendars/file/read-calendar-file.ts'
import { meetingsByNodeIcal } from '../../support/by-node-ical.ts'
import { fiveHundredEvents } from '../../support/five-hundred-events.ts'

const SPAN = { from: new Date('2026-10-12T00:00:00Z'), to: new Date('2026-11-16T00:00:00Z') }
const WEEK_MS = 7 * 86_400_000

function byNodeIcal(text: string): string[] {
  return meetingsByNodeIcal(text, SPAN)
    .map(({ link, start, end }) => said(link, start, end))
    .sort()
}

/** One week at a time, as calendars are read. */
function byUs(text: string): string[] {
  const found = new Set<string>()
  for (let from = SPAN.from; from < SPAN.to; from = new Date(from.getTime() + WEEK_MS)) {
    const span = { from, to: new Date(from.getTime() + WEEK_MS) }
    const read = { text, span, timeZone: 'America/New_York', email: 'ana@example.com' }
    for (const { link, startsAt, endsAt } of readCalendarFile(read).meetings) {
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
