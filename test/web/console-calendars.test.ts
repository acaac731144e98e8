import { afterAll, beforeAll, expect, test } from 'vitest'
import { bookOccurrences } from '../../src/meetings/calendars/occurrences-due-for-booking.ts'
import { untilFollowed } from '../support/calendars.ts'
import { newLink } from '../support/meeting-room.ts'
import { signIn } from '../support/sign-in.ts'
import { openWorld, type World } from '../support/world.ts'

let world: World

beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

test('a meeting entered at the sandbox is found, gone to, and the form that is sent twice connects once', async () => {
  const owner = await world.account()
  const browser = await signIn(world, owner.email, '/console/calendars')
  const link = newLink()
  const entered = await fetch(`${world.sandboxUrl}/calendars`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ title: 'Suppliers; prices', link, inMinutes: '20' }),
  })
  expect(entered.status).toBe(303)
  const page = await (await fetch(`${world.sandboxUrl}/calendars`)).text()
  const address = /<code>([^<]+\.ics)<\/code>/.exec(page)?.[1] ?? ''
  const { html: before } = await browser.get('/console/calendars/new')
  const once = /name="once" value="([^"]+)"/.exec(before)?.[1] ?? ''
  const form = { csrf: browser.csrfToken, once, address, name: '', enabled: 'yes' }
  const both = await Promise.all([1, 2].map(() => browser.post('/console/calendars/new', form)))
  expect(both.map(({ status }) => status)).toEqual([303, 303])
  await untilFollowed(world.app)
  // Booked or not yet, it is once among the upcoming meetings.
  const upcoming = async () => (await browser.get('/console/meetings')).html
  expect((await upcoming()).split('<bdi>Suppliers; prices</bdi>')).toHaveLength(2)
  await bookOccurrences(world.app)
  await untilFollowed(world.app)
  expect((await upcoming()).split('<bdi>Suppliers; prices</bdi>')).toHaveLength(2)
  const { html } = await browser.get('/console/calendars')
  expect(html).toContain('Suppliers; prices')
  expect(html).toContain('Note-taker booked')
  expect(html).not.toContain('work.ics')
  const { accountId } = owner
  expect(await world.app.db.calendar.count({ where: { accountId } })).toBe(1)
  expect(await world.app.db.meeting.findMany({ where: { accountId } })).toMatchObject([
    { title: 'Suppliers; prices', meetingUrl: link, maxMinutes: 30 },
  ])

  const cancel = /\/calendars\/[\w-]+\/cancel/.exec(page)?.[0] ?? ''
  await fetch(`${world.sandboxUrl}${cancel}`, { method: 'POST', redirect: 'manual' })
  const [calendar] = await world.app.db.calendar.findMany({ where: { accountId } })
  await world.app.db.calendar.update({
    where: { accountId_id: { accountId, id: calendar?.id ?? '' } },
    data: { askedAt: null },
  })
  const at = `/console/calendars/${calendar?.id}`
  const read = await browser.post(`${at}/read`, { csrf: browser.csrfToken })
  expect(read.location).toBe(`${at}?said=reading`)
  await untilFollowed(world.app)
  expect((await browser.get('/console/calendars')).html).not.toContain('Suppliers')
  expect(await world.app.db.meeting.findMany({ where: { accountId } })).toMatchObject([
    { state: 'cancelled' },
  ])
  expect((await browser.post(`${at}/read`, { csrf: browser.csrfToken })).html).toContain(
    'The calendar was read less than a minute ago.',
  )
})

test('a refused address is not shown again, and another’s calendar is none', async () => {
  const owner = await world.account()
  const browser = await signIn(world, owner.email, '/console/calendars')
  const address = 'http://calendar.example.com/private-1234/basic.ics'
  const form = { csrf: browser.csrfToken, address, name: 'Work' }
  const refused = await browser.post('/console/calendars/new', form)
  expect(refused.status).toBe(400)
  expect(refused.html).not.toContain('private-1234')
  expect(refused.html).toContain('value="Work"')
  const none = await browser.get('/console/calendars/cal_01m82g9r3wf248hvfv61qqwrgp')
  expect(none.status).toBe(404)
})
