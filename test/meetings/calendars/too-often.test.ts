import { afterAll, beforeAll, expect, test } from 'vitest'
import { addSeconds } from '../../../src/kernel/clock.ts'
import { readCalendar } from '../../../src/meetings/calendars/read-calendar.ts'
import { type CalendarServer, openCalendarServer } from '../../support/calendar-server.ts'
import { eventText, onceText, utcText } from '../../support/calendar-text.ts'
import { calendarsOf, untilFollowed } from '../../support/calendars.ts'
import { newLink } from '../../support/meeting-room.ts'
import { openWorld, type World } from '../../support/world.ts'

const HOUR = 3_600
const now = new Date()

let server: CalendarServer
let world: World

beforeAll(async () => {
  server = await openCalendarServer()
  world = await openWorld({
    clock: { now: () => now },
    settings: { CALENDAR_PRIVATE_HOSTS: server.host },
  })
})
afterAll(async () => {
  await world.close()
  server.close()
})

async function following() {
  const owner = await world.account()
  const calendars = calendarsOf(world.url, owner.key)
  const event = onceText({ uid: 'one', link: newLink(), at: addSeconds(now, 30 * HOUR) })
  const calendar = server.add(event)
  const { id } = await calendars.connect({ address: calendar.address, enabled: true })
  await untilFollowed(world.app)
  return {
    calendars,
    calendar,
    event,
    row: () => world.app.db.calendar.findFirstOrThrow({ where: { id } }),
    async reread() {
      await readCalendar(world.app, { accountId: owner.accountId, calendarId: id })
      await untilFollowed(world.app)
    },
  }
}

test.each(['SECONDLY', 'MINUTELY', 'MINUTELY;INTERVAL=5'])(
  'an event that repeats %s is left out alone, and named to the owner',
  async (often) => {
    const { calendars, calendar, event, row, reread } = await following()
    const repeating = eventText(
      'UID:often',
      'SUMMARY:Heart <beat>',
      `DTSTART:${utcText(addSeconds(now, HOUR))}`,
      `RRULE:FREQ=${often}`,
      `LOCATION:${newLink()}`,
    )
    calendar.holds(event, repeating)
    await reread()
    expect(await calendars.upcoming()).toHaveLength(1)
    const problem =
      '“Heart <beat>” repeats by the minute or the second, so no note-taker goes to it. All else was read.'
    expect(await calendars.list()).toMatchObject([{ problem }])
    expect(await row()).toMatchObject({ failures: 0, failingSince: null, readAt: now })
    calendar.holds(event, repeating, repeating.replace('often', 'too').replace('Heart <beat>', ''))
    await reread()
    expect((await row()).problem).toContain('“Heart <beat>” and 1 other repeat by the minute')
    calendar.holds(event)
    await reread()
    expect(await calendars.list()).toMatchObject([{ problem: null }])
  },
)

test.each(['SECONDLY;INTERVAL=3600', 'MINUTELY;INTERVAL=60', 'MINUTELY;INTERVAL=1440'])(
  'an event that repeats %s is attended like one by the hour or the day',
  async (seldom) => {
    const { calendars, calendar, event, reread } = await following()
    const repeating = eventText(
      'UID:seldom',
      `DTSTART:${utcText(addSeconds(now, 2 * HOUR))}`,
      `RRULE:FREQ=${seldom};COUNT=2`,
      `LOCATION:${newLink()}`,
    )
    calendar.holds(event, repeating)
    await reread()
    expect(await calendars.list()).toMatchObject([{ problem: null }])
    expect(await calendars.upcoming()).toHaveLength(3)
  },
)

test('after a failure the calendar is read whole, so that what is left out is named again', async () => {
  const { calendars, calendar, event, reread } = await following()
  const often = eventText(
    'UID:often',
    `DTSTART:${utcText(addSeconds(now, HOUR))}`,
    'RRULE:FREQ=MINUTELY;INTERVAL=59',
    `LOCATION:${newLink()}`,
  )
  calendar.holds(event, often)
  await reread()
  calendar.answers((response) => response.writeHead(500).end())
  await reread()
  calendar.answers()
  await reread()
  expect(calendar.asked().at(-1)?.headers).not.toHaveProperty('if-none-match')
  const problem = expect.stringContaining('An event repeats by the minute')
  expect(await calendars.list()).toMatchObject([{ problem }])
})

test.each([
  ['SECONDLY;COUNT=60', true],
  ['MINUTELY;INTERVAL=2;COUNT=60', true],
  ['MINUTELY;COUNT=540000', false],
  ['MINUTELY;INTERVAL=50;COUNT=10801', false],
])('what repeated %s, begun 9,000 hours ago, has ended: %s', async (counted, hasEnded) => {
  const { calendars, calendar, event, reread } = await following()
  const often = eventText(
    'UID:often',
    `DTSTART:${utcText(addSeconds(now, -9_000 * HOUR))}`,
    `RRULE:FREQ=${counted}`,
    `LOCATION:${newLink()}`,
  )
  calendar.holds(event, often)
  await reread()
  const problem = hasEnded ? null : expect.stringContaining('by the minute')
  expect(await calendars.list()).toMatchObject([{ problem }])
})

test('what is left out stays named while the calendar is unchanged, but not once it has ended', async () => {
  const { calendars, calendar, event, reread } = await following()
  const often = (rule: string) =>
    eventText(
      'UID:often',
      `DTSTART:${utcText(addSeconds(now, -9_000 * HOUR))}`,
      `RRULE:FREQ=SECONDLY${rule}`,
      `LOCATION:${newLink()}`,
    )
  calendar.holds(event, often(''))
  await reread()
  calendar.answers((response) => response.writeHead(304).end())
  await reread()
  const problem =
    'An event repeats by the minute or the second, so no note-taker goes to it. All else was read.'
  expect(await calendars.list()).toMatchObject([{ problem }])
  calendar.answers()
  calendar.holds(event, often(`;UNTIL=${utcText(addSeconds(now, -8_000 * HOUR))}`))
  await reread()
  expect(await calendars.list()).toMatchObject([{ problem: null }])
  expect(await calendars.upcoming()).toHaveLength(1)
})
