import { afterAll, beforeAll, expect, test } from 'vitest'
import { adjust } from '../../../src/billing/ledger.ts'
import { addSeconds } from '../../../src/kernel/clock.ts'
import { bookOccurrences } from '../../../src/meetings/calendars/occurrences-due-for-booking.ts'
import { readCalendar } from '../../../src/meetings/calendars/read-calendar.ts'
import { meetingsByNodeIcal } from '../../support/by-node-ical.ts'
import { type CalendarServer, openCalendarServer } from '../../support/calendar-server.ts'
import { calendarsOf } from '../../support/calendars.ts'
import { fiveHundredEvents } from '../../support/five-hundred-events.ts'
import { openWorld, type World } from '../../support/world.ts'

const HOUR = 3_600
const DAY = 24 * HOUR
/** No meeting in the calendar is longer. */
const LONGEST = 1.5 * HOUR
const MINUTES_OF_PLENTY = 400_000
/** Twelve days in which the clocks of Berlin (October 25) and New York (November 1) go back. */
const FROM = new Date('2026-10-23T00:00:00Z')
const TO = new Date('2026-11-04T00:00:00Z')

let now = FROM
let server: CalendarServer
let world: World

beforeAll(async () => {
  server = await openCalendarServer()
  // No jobs run: the test checks the orders, and the outside world has another date.
  world = await openWorld({
    workJobs: false,
    clock: { now: () => now },
    settings: { CALENDAR_PRIVATE_HOSTS: server.host },
  })
})
afterAll(async () => {
  await world.close()
  server.close()
})

test('500 events over two changes of clocks: a note-taker for every meeting, and none twice', async () => {
  const { accountId, key } = await world.account()
  const fact = { sourceId: 'plenty', seconds: MINUTES_OF_PLENTY * 60, reason: 'test', at: now }
  await adjust(world.app.db, { accountId, walletId: accountId }, 'meetings', fact)
  const { text } = fiveHundredEvents()
  const calendar = server.add()
  calendar.answers((response) =>
    response.writeHead(200, { 'content-type': 'text/calendar' }).end(text),
  )
  const connected = { address: calendar.address, enabled: true }
  const { id: calendarId } = await calendarsOf(world.url, key).connect(connected)

  // Twice an hour here, every minute in production; the calendar is read once a day.
  for (let half = 0; now < TO; half += 1, now = addSeconds(now, HOUR / 2)) {
    if (half % 48 === 0) await readCalendar(world.app, { accountId, calendarId })
    await bookOccurrences(world.app)
    await endMeetings(accountId)
  }

  const inSpan = ({ start }: { start: Date }) => start >= FROM && start < addSeconds(TO, -DAY)
  const wanted = meetingsByNodeIcal(text, { from: FROM, to: TO }).filter(inSpan)
  const meetings = await world.app.db.meeting.findMany({ where: { accountId } })
  const sent = meetings
    .map(({ meetingUrl: link, startsAt: start }) => ({ link, start }))
    .filter(inSpan)
  expect(wanted.length).toBeGreaterThan(700)
  expect(sent.map(said).sort()).toEqual(wanted.map(said).sort())
  expect(new Set(sent.map(said)).size).toBe(sent.length)
  const { rows } = await world.app.pool.query<{ orders: number }>(
    "SELECT count(DISTINCT data->>'meetingId')::int AS orders FROM pgboss.job WHERE name = 'book_note_taker'",
  )
  expect(rows[0]?.orders).toBe(meetings.length)
}, 900_000)

const said = ({ link, start }: { link: string; start: Date }) => `${link} ${start.toISOString()}`

/** An ended meeting frees its link for the next meeting of the series. */
async function endMeetings(accountId: string) {
  await world.app.db.meeting.updateMany({
    where: { accountId, startsAt: { lt: addSeconds(now, -LONGEST) } },
    data: { state: 'cancelled' },
  })
}
