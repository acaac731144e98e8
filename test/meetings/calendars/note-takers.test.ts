import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { adjust } from '../../../src/billing/ledger.ts'
import { addSeconds } from '../../../src/kernel/clock.ts'
import { sweepCalendars } from '../../../src/meetings/calendars/calendars-due-for-reading.ts'
import { bookOccurrences } from '../../../src/meetings/calendars/occurrences-due-for-booking.ts'
import { readCalendar } from '../../../src/meetings/calendars/read-calendar.ts'
import { type CalendarServer, openCalendarServer } from '../../support/calendar-server.ts'
import { eventText, onceText, utcText } from '../../support/calendar-text.ts'
import { calendarsOf, untilFollowed } from '../../support/calendars.ts'
import { botsAt, newLink } from '../../support/meeting-room.ts'
import { outsideOf } from '../../support/outside.ts'
import { openWorld, type World } from '../../support/world.ts'

const MINUTE = 60
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

/** In this many seconds, on the full second as in calendars. */
const at = (seconds: number) =>
  new Date(Math.ceil(addSeconds(now, seconds).getTime() / 1_000) * 1_000)

/** The tasks of one minute, and all jobs that follow from them. */
async function minutePasses() {
  await sweepCalendars(world.app)
  await untilFollowed(world.app)
  await bookOccurrences(world.app)
  await untilFollowed(world.app)
}

/** An owner with minutes, and access to their data. */
async function newOwner(minutes = 600) {
  const owner = await world.account()
  const { accountId } = owner
  const wallet = { accountId, walletId: accountId }
  await setMinutes(minutes)

  async function setMinutes(wanted: number) {
    const key = { accountId_id: { accountId, id: accountId } }
    const { balanceSeconds } = await world.app.db.wallet.findUniqueOrThrow({ where: key })
    const seconds = wanted * 60 - balanceSeconds
    if (seconds === 0) return
    const fact = { sourceId: crypto.randomUUID(), seconds, reason: 'test', at: now }
    await adjust(world.app.db, wallet, 'meetings', fact)
  }
  return {
    ...owner,
    setMinutes,
    calendars: calendarsOf(world.url, owner.key),
    meetings: () =>
      world.app.db.meeting.findMany({
        where: { accountId },
        include: { recipients: true },
        orderBy: { createdAt: 'asc' },
      }),
    mails: async () =>
      (await outsideOf(world.app.config).mails(owner.email)).filter(
        ({ tag }) => tag === 'calendar',
      ),
  }
}

/** An owner whose calendar is turned on. */
async function following(...events: string[]) {
  const owner = await newOwner()
  const calendar = server.add(...events)
  const { id } = await owner.calendars.connect({ address: calendar.address, enabled: true })
  await untilFollowed(world.app)
  const reread = async () => {
    await readCalendar(world.app, { accountId: owner.accountId, calendarId: id })
    await untilFollowed(world.app)
  }
  return { owner, calendar, id, reread }
}

/** How many of the bots ever made are still going there. */
async function botsGoing(link: string) {
  const bots = await botsAt(world.sandboxUrl, link)
  return (
    bots as unknown as { state: string; left_at: string | null; deleted_at: string | null }[]
  ).filter(({ deleted_at, left_at }) => deleted_at === null && left_at === null).length
}

test('off by default: a calendar is read and shown, and nothing goes there until it is turned on', async () => {
  const owner = await newOwner()
  const link = newLink()
  const calendar = server.add(onceText({ uid: 'one', link, at: at(20 * MINUTE) }))
  const connected = await owner.calendars.connect({ address: calendar.address, name: 'Work' })
  expect(connected).toMatchObject({ enabled: false, host: server.host, maxMinutes: 60 })
  await untilFollowed(world.app)
  await minutePasses()
  expect(await owner.calendars.upcoming()).toMatchObject([{ title: 'Planning', state: 'OFF' }])
  expect(await owner.meetings()).toEqual([])

  await owner.calendars.update(connected.id, {
    enabled: true,
    maxMinutes: 45,
    recipients: ['ana@example.com'],
  })
  await minutePasses()
  const [meeting] = await owner.meetings()
  expect(meeting).toMatchObject({ title: 'Planning', meetingUrl: link, maxMinutes: 45 })
  expect(meeting?.startsAt).toEqual(at(20 * MINUTE))
  expect(meeting?.recipients.map(({ email }) => email)).toEqual(['ana@example.com'])
  expect(await owner.calendars.upcoming()).toMatchObject([
    { state: 'BOOKED', meetingId: meeting?.id },
  ])
  expect(await botsGoing(link)).toBe(1)

  await owner.calendars.update(connected.id, { enabled: false })
  await untilFollowed(world.app)
  expect(await owner.meetings()).toMatchObject([{ state: 'cancelled', minutesCharged: 0 }])
  expect(await botsGoing(link)).toBe(0)
})

test('the address is kept sealed, and stands in no answer', async () => {
  const { owner, calendar, id } = await following()
  const secret = new URL(calendar.address).pathname
  const rows = await world.app.db.$queryRaw<{ row: string }[]>`
    SELECT c::text || encode(c.address, 'escape') AS row FROM calendars c WHERE id = ${id}`
  expect(rows).toHaveLength(1)
  expect(rows[0]?.row).not.toContain(secret)
  expect(JSON.stringify(await owner.calendars.list())).not.toContain(secret)
})

test('a calendar that did not change is not sent again, until a day has passed', async () => {
  const { calendar, id, owner } = await following(
    onceText({ uid: 'one', link: newLink(), at: at(HOUR) }),
  )
  await minutePasses()
  expect(calendar.asked()).toHaveLength(1)
  now = addSeconds(now, 19 * MINUTE)
  await minutePasses()
  const [first, second] = calendar.asked()
  expect(first?.headers['if-none-match']).toBeUndefined()
  expect(second?.headers['if-none-match']).toMatch(/^".+"$/)
  const read = await world.app.db.calendar.findFirstOrThrow({ where: { id } })
  expect(read).toMatchObject({ readAt: now, failures: 0 })
  expect(read.wholeAt).not.toEqual(now)
  expect(await owner.calendars.upcoming()).toHaveLength(1)
  now = addSeconds(now, 25 * HOUR)
  await minutePasses()
  expect(calendar.asked()[2]?.headers['if-none-match']).toBeUndefined()
})

test('a meeting that is moved, cancelled or gets another link takes its note-taker along', async () => {
  const [link, other] = [newLink(), newLink()]
  const event = (seconds: number, to = link) => onceText({ uid: 'one', link: to, at: at(seconds) })
  const { owner, calendar, reread } = await following(event(20 * MINUTE))
  const [first, moved] = [at(20 * MINUTE), at(25 * MINUTE)]
  await minutePasses()
  calendar.holds(event(25 * MINUTE))
  await reread()
  expect(await botsGoing(link)).toBe(0)
  expect(await owner.calendars.upcoming()).toMatchObject([
    { state: 'COMING', movedFrom: first.toISOString(), startsAt: moved.toISOString() },
  ])
  await minutePasses()
  expect(await owner.meetings()).toMatchObject([
    { state: 'cancelled', startsAt: first },
    { startsAt: moved },
  ])
  calendar.holds(event(25 * MINUTE, other))
  await reread()
  await minutePasses()
  expect([await botsGoing(link), await botsGoing(other)]).toEqual([0, 1])
  calendar.holds()
  await reread()
  await minutePasses()
  expect(await botsGoing(other)).toBe(0)
  expect(await owner.calendars.upcoming()).toEqual([])
  expect((await owner.meetings()).map(({ state }) => state)).toEqual(Array(3).fill('cancelled'))
  calendar.holds(event(25 * MINUTE, other))
  await reread()
  await minutePasses()
  expect(await botsGoing(other)).toBe(1)
})

test('a new title or end changes no booking', async () => {
  const link = newLink()
  const { owner, calendar, reread } = await following(
    onceText({ uid: 'one', link, at: at(20 * MINUTE) }),
  )
  await minutePasses()
  calendar.holds(onceText({ uid: 'one', link, at: at(20 * MINUTE), title: 'Retro', minutes: 45 }))
  await reread()
  expect(await owner.calendars.upcoming()).toMatchObject([{ title: 'Retro', state: 'BOOKED' }])
  expect(await owner.meetings()).toHaveLength(1)
})

test('of a series each meeting has its own note-taker, one at a time by its one link', async () => {
  const link = newLink()
  const start = at(10 * MINUTE)
  const series = eventText(
    'UID:series',
    'SUMMARY:Stand-up',
    `DTSTART:${utcText(start)}`,
    'DURATION:PT15M',
    'RRULE:FREQ=DAILY;COUNT=20',
    `DESCRIPTION:Join here: ${link}`,
  )
  const { owner, id } = await following(series)
  const upcoming = await owner.calendars.upcoming()
  expect(upcoming).toHaveLength(7)
  expect(upcoming[1]?.startsAt).toBe(addSeconds(start, 24 * HOUR).toISOString())
  await owner.calendars.skip(upcoming[1]?.id ?? '')
  await minutePasses()
  const [today] = await owner.meetings()
  await world.api(owner.key).post(`/meetings/${today?.id}/cancel`, {})

  now = addSeconds(now, 24 * HOUR)
  await readCalendar(world.app, { accountId: owner.accountId, calendarId: id })
  await minutePasses()
  expect(await owner.meetings()).toHaveLength(1)
  now = addSeconds(now, 24 * HOUR)
  await minutePasses()
  expect((await owner.meetings()).map(({ startsAt }) => startsAt)).toEqual([
    start,
    addSeconds(start, 48 * HOUR),
  ])
})

test('skipped: called off, and stays so wherever it is moved to; then it goes after all', async () => {
  const link = newLink()
  const { owner, calendar, reread } = await following(
    onceText({ uid: 'one', link, at: at(20 * MINUTE) }),
  )
  await minutePasses()
  const [occurrence] = await owner.calendars.upcoming()
  expect(await owner.calendars.skip(occurrence?.id ?? '')).toMatchObject({ state: 'SKIPPED' })
  await minutePasses()
  expect(await botsGoing(link)).toBe(0)
  calendar.holds(onceText({ uid: 'one', link, at: at(22 * MINUTE) }))
  await reread()
  await minutePasses()
  expect(await owner.meetings()).toHaveLength(1)
  expect(await owner.calendars.unskip(occurrence?.id ?? '')).toMatchObject({ state: 'COMING' })
  await minutePasses()
  expect(await botsGoing(link)).toBe(1)
})

test('one that was ordered by hand is not doubled, nor called off', async () => {
  const link = newLink()
  const { owner, calendar, reread } = await following(
    onceText({ uid: 'one', link, at: at(20 * MINUTE) }),
  )
  const starts_at = at(20 * MINUTE).toISOString()
  await world.api(owner.key).post('/meetings', { meeting_url: `${link}?authuser=1`, starts_at })
  await minutePasses()
  const [byHand, ...others] = await owner.meetings()
  expect(others).toEqual([])
  expect(await owner.calendars.upcoming()).toMatchObject([
    { state: 'BY_HAND', meetingId: byHand?.id },
  ])
  calendar.holds()
  await reread()
  expect(await owner.meetings()).toMatchObject([{ state: 'scheduled' }])
})

test('a link that a note-taker goes to at another time is waited for', async () => {
  const link = newLink()
  const { owner } = await following(onceText({ uid: 'one', link, at: at(20 * MINUTE) }))
  const order = { meeting_url: link, starts_at: at(48 * HOUR).toISOString() }
  const { body } = await world.api(owner.key).post<{ id: string }>('/meetings', order)
  await minutePasses()
  expect(await owner.calendars.upcoming()).toMatchObject([{ state: 'LINK_TAKEN', meetingId: null }])
  await world.api(owner.key).post(`/meetings/${body.id}/cancel`, {})
  await minutePasses()
  expect(await owner.calendars.upcoming()).toMatchObject([{ state: 'BOOKED' }])
})

test('a meeting in two calendars, read and booked by many at once, gets one note-taker', async () => {
  const link = newLink()
  const event = onceText({ uid: 'shared', link, at: at(20 * MINUTE) })
  const { owner, id, calendar } = await following(event)
  const again = server.add(event)
  const second = await owner.calendars.connect({ address: again.address, enabled: true })
  const { accountId } = owner
  const read = (calendarId: string) => readCalendar(world.app, { accountId, calendarId })
  calendar.holds(event, onceText({ uid: 'more', link: newLink(), at: at(26 * MINUTE) }))
  await Promise.all([id, second.id, id, second.id].map(read))
  await untilFollowed(world.app)
  await Promise.all([1, 2, 3, 4].map(() => bookOccurrences(world.app)))
  await minutePasses()
  expect(await owner.meetings()).toHaveLength(2)
  expect(await botsAt(world.sandboxUrl, link)).toHaveLength(1)
  const upcoming = await owner.calendars.upcoming()
  expect(upcoming.map(({ state }) => state).sort()).toEqual(['BOOKED', 'BOOKED', 'BY_HAND'])
  const [booked] = upcoming
  await owner.calendars.skip(booked?.id ?? '')
  await minutePasses()
  expect(await botsGoing(link)).toBe(0)
})

test('who skips while it is booked elsewhere gets no note-taker', async () => {
  const events = Array.from({ length: 15 }, (_value, index) =>
    onceText({ uid: `${index}`, link: newLink(), at: at(20 * MINUTE) }),
  )
  const { owner } = await following(...events)
  await owner.setMinutes(2_000)
  const upcoming = await owner.calendars.upcoming()
  // Jobs have their own connections, as in another process.
  const booking = bookOccurrences(world.app.on('jobs'))
  await Promise.all([booking, ...upcoming.map(({ id }) => owner.calendars.skip(id))])
  await untilFollowed(world.app)
  expect((await owner.calendars.upcoming()).map(({ state }) => state)).toEqual(
    Array(15).fill('SKIPPED'),
  )
  const states = (await owner.meetings()).map(({ state }) => state)
  expect(states.filter((state) => state !== 'cancelled')).toEqual([])
})

test('without minutes nothing is booked, and its owner is told once; with some it goes on', async () => {
  const [one, two] = [newLink(), newLink()]
  const { owner } = await following(
    onceText({ uid: 'one', link: one, at: at(20 * MINUTE) }),
    onceText({ uid: 'two', link: two, at: at(21 * MINUTE) }),
  )
  await owner.setMinutes(10)
  await minutePasses()
  await minutePasses()
  expect(await owner.meetings()).toEqual([])
  expect((await owner.calendars.upcoming()).map(({ state }) => state)).toEqual([
    'NO_MINUTES',
    'NO_MINUTES',
  ])
  const [mail, ...others] = await owner.mails()
  expect(others).toEqual([])
  expect(mail?.subject).toBe('No minutes left for the meetings in your calendar')
  await owner.setMinutes(90)
  await minutePasses()
  expect((await owner.meetings()).map(({ maxMinutes }) => maxMinutes)).toEqual([60, 30])
  expect(await owner.mails()).toHaveLength(1)
})
