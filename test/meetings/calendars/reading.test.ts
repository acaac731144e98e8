import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addSeconds } from '../../../src/kernel/clock.ts'
import { sweepCalendars } from '../../../src/meetings/calendars/calendars-due-for-reading.ts'
import { fetchCalendar } from '../../../src/meetings/calendars/fetch-calendar.ts'
import { forgetOccurrences } from '../../../src/meetings/calendars/forget-occurrences.ts'
import { readCalendar } from '../../../src/meetings/calendars/read-calendar.ts'
import { endClosedAccounts } from '../../../src/workflows/end-account.ts'
import { type CalendarServer, openCalendarServer } from '../../support/calendar-server.ts'
import { calendarText, eventText, onceText } from '../../support/calendar-text.ts'
import { calendarsOf, untilFollowed } from '../../support/calendars.ts'
import { newLink } from '../../support/meeting-room.ts'
import { outsideOf } from '../../support/outside.ts'
import { openWorld, type World } from '../../support/world.ts'

const HOUR = 3_600

let now = new Date()
let server: CalendarServer
let world: World

beforeAll(async () => {
  server = await openCalendarServer()
  world = await openWorld({
    clock: { now: () => now },
    settings: { CALENDAR_PRIVATE_HOSTS: server.host, RATE_LIMIT_PER_MINUTE: '10000' },
  })
})
beforeEach(() => {
  now = new Date()
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
  const key = { accountId: owner.accountId, calendarId: id }
  return {
    owner,
    calendars,
    calendar,
    event,
    id,
    row: () => world.app.db.calendar.findFirstOrThrow({ where: { id } }),
    async reread() {
      await readCalendar(world.app, key)
      await untilFollowed(world.app)
    },
  }
}

const head = (location: string) => ({ location })

test.each([
  ['answers 500', 500, {}, 'It answered with the status 500.'],
  ['is gone', 404, {}, 'There is no calendar at this address any more.'],
  ['lets nobody in', 403, {}, 'This address does not let us in.'],
  [
    'leads to a private address',
    302,
    head('https://10.0.0.1/a.ics'),
    'It leads to what is not on the public internet.',
  ],
  [
    'leads to a private name',
    302,
    head('https://localhost/a.ics'),
    'It is not on the public internet.',
  ],
  [
    'leads to http',
    302,
    head('http://example.com/a.ics'),
    'It leads to what is not an https address.',
  ],
] as const)(
  'a calendar that %s is kept as it was, and tried again later',
  async (_what, status, headers, words) => {
    const { calendars, calendar, reread, row } = await following()
    calendar.answers((response) => response.writeHead(status, headers).end())
    await reread()
    expect(await calendars.list()).toMatchObject([{ problem: words }])
    expect(await calendars.upcoming()).toHaveLength(1)
    expect(await row()).toMatchObject({ failures: 1, dueAt: addSeconds(now, 900) })
    await reread()
    expect((await row()).dueAt).toEqual(addSeconds(now, 1_800))
    calendar.answers()
    await reread()
    expect(await row()).toMatchObject({ failures: 0, problem: null, failingSince: null })
  },
)

test('one that leads in a circle, says too much, says nothing or is no calendar', async () => {
  const { calendars, calendar, event, reread } = await following()
  const saying = async (answer: Parameters<typeof calendar.answers>[0]) => {
    calendar.answers(answer)
    await reread()
    return (await calendars.list())[0]?.problem
  }
  const text = (body: string) => saying((response) => response.writeHead(200).end(body))
  expect(
    await saying((response) => response.writeHead(301, { location: calendar.address }).end()),
  ).toBe('It leads from one address to the next.')
  expect(await text('BEGIN:VCALENDAR\r\n'.padEnd(5_100_000, 'x'))).toBe('It is larger than 5 MB.')
  const bomb = gzipSync('x'.repeat(6_000_000))
  expect(
    await saying((response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb)),
  ).toBe('It is larger than 5 MB.')
  expect(await saying((response) => response.destroy())).toBe('It cannot be reached.')
  expect(await text('<html>Sign in</html>')).toBe('What it answers is no calendar.')
  expect(await text(calendarText(event).slice(0, -20))).toBe('What it answers is no calendar.')
  expect(await calendars.upcoming()).toHaveLength(1)
  const whole = gzipSync(calendarText(event))
  expect(
    await saying((response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(whole)),
  ).toBeNull()
})

test('rules that come to no end cost their calendar, and keep nobody waiting', async () => {
  const { calendars, calendar, event, reread } = await following()
  const endless = Array.from({ length: 20 }, (_value, index) =>
    eventText(
      `UID:endless-${index}`,
      'DTSTART:19000101T000000Z',
      'RRULE:FREQ=HOURLY;BYMONTH=2;BYMONTHDAY=30',
      `LOCATION:${newLink()}`,
    ),
  )
  calendar.holds(event, ...endless)
  await reread()
  const [{ problem } = { problem: '' }] = await calendars.list()
  expect([null, 'It takes too long to read.']).toContain(problem)
  expect(await calendars.upcoming()).toHaveLength(1)
  calendar.holds(event)
  await reread()
})

test('who asks for peace gets it; after a day of failures its owner is told once', async () => {
  const { owner, calendar, reread, row } = await following()
  calendar.answers((response) => response.writeHead(429, { 'retry-after': '7200' }).end())
  await reread()
  expect((await row()).dueAt).toEqual(addSeconds(now, 7_200))
  const mails = async () =>
    (await outsideOf(world.app.config).mails(owner.email)).filter(({ tag }) => tag === 'calendar')
  now = addSeconds(now, 25 * HOUR)
  await reread()
  await reread()
  const [mail, ...others] = await mails()
  expect(others).toEqual([])
  expect(mail?.subject).toBe(`Your calendar at ${server.host} cannot be read`)
  expect(mail?.text).not.toContain('private-')
  expect(mail?.text).toContain('It answered with the status 429.')
})

test('a name that leads into our own network is not asked', async () => {
  const request = { known: null, privateHosts: [] }
  const lookUp = async () => [{ address: '169.254.169.254', family: 4 }]
  const address = new URL('https://calendar.example.com/a.ics')
  await expect(fetchCalendar({ ...request, address }, { lookUp })).rejects.toThrow(
    'It is not on the public internet.',
  )
})

test('what is no address, is connected already, or somebody else’s', async () => {
  const { calendars, calendar, id } = await following()
  const refused = (address: string) => calendars.connect({ address })
  const problem = { code: 'invalid_request', field: ['address'] }
  expect(await refused('my calendar')).toMatchObject(problem)
  expect(await refused('http://calendar.example.com/a.ics')).toMatchObject(problem)
  expect(await refused('https://ana:secret@example.com/a.ics')).toMatchObject(problem)
  expect(await refused('https://192.168.1.1/a.ics')).toMatchObject(problem)
  expect(await refused(calendar.address)).toMatchObject({
    ...problem,
    message: 'is connected already',
  })
  expect(await calendars.update(id, { maxMinutes: 300 })).toMatchObject({ field: ['maxMinutes'] })
  expect(await calendars.update(id, { recipients: ['nobody'] })).toMatchObject({
    field: ['recipients', '0'],
  })
  expect(await calendars.read(id)).toMatchObject({ code: 'rate_limited' })
  now = addSeconds(now, 61)
  expect(await calendars.read(id)).toMatchObject({ id })

  const stranger = calendarsOf(world.url, (await world.account()).key)
  const [occurrence] = await calendars.upcoming()
  for (const asked of [
    stranger.update(id, { enabled: false }),
    stranger.read(id),
    stranger.remove(id),
    stranger.skip(occurrence?.id ?? ''),
  ]) {
    expect(await asked).toMatchObject({ code: 'not_found' })
  }
  await untilFollowed(world.app)
})

test('two sweeps at once have a calendar read once', async () => {
  const { calendar } = await following()
  now = addSeconds(now, HOUR)
  await Promise.all([1, 2, 3].map(() => sweepCalendars(world.app)))
  await untilFollowed(world.app)
  expect(calendar.asked()).toHaveLength(2)
})

test('what a calendar said is forgotten a day after, with the calendar, and with its account', async () => {
  const [one, two] = [await following(), await following()]
  const count = (accountId: string) =>
    world.app.db.calendarOccurrence.count({ where: { accountId } })
  now = addSeconds(now, 50 * HOUR)
  await forgetOccurrences(world.app)
  expect(await count(one.owner.accountId)).toBe(1)
  now = addSeconds(now, 6 * HOUR)
  await forgetOccurrences(world.app)
  expect(await count(one.owner.accountId)).toBe(0)
  now = new Date()
  await one.reread()
  await one.calendars.remove(one.id)
  expect(await one.calendars.list()).toEqual([])
  await world.app.db.account.update({
    where: { id: two.owner.accountId },
    data: { closedAt: now },
  })
  await endClosedAccounts(world.app)
  const { accountId } = two.owner
  expect(await world.app.db.calendar.count({ where: { accountId } })).toBe(0)
  expect(await count(accountId)).toBe(0)
})
