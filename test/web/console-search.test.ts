import { afterAll, beforeAll, expect, test } from 'vitest'
import { contactsOf } from '../support/contacts.ts'
import { inboxOf } from '../support/inbox.ts'
import { setUpLine } from '../support/live-line.ts'
import { storeMeeting } from '../support/meeting-rows.ts'
import { signIn } from '../support/sign-in.ts'
import { openWorld, type World } from '../support/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({ workJobs: false })
})
afterAll(() => world.close())

async function openOwner() {
  const owner = await world.account()
  const { setup_id: lineId } = await setUpLine(owner.api)
  const browser = await signIn(world, owner.email, '/console')
  return { owner, browser, lineId, ...inboxOf(world, { owner, lineId } as never) }
}

test('each thing that was found leads to its page, of a kind that is named, with the words marked', async () => {
  const { owner, browser, addCall, addMessage } = await openOwner()
  const call = await addCall({ summary: 'The <b>boiler</b> leaks.' })
  const message = await addMessage({ name: 'Dana Boiler', message: 'Zurück & vor' })
  const words = ['boiler']
  const meeting = await storeMeeting(world.app, owner.accountId, { title: 'Boilers', words })
  const { html, status } = await browser.get('/console/search?q=boil')
  expect(status).toBe(200)
  for (const [kind, place, { id }] of [
    ['Call', 'calls', call],
    ['Message', 'messages', message],
    ['Meeting', 'meetings', meeting],
  ] as const) {
    const [, hit = ''] = html.split(`href="/console/${place}/${id}"`)
    expect(hit.slice(0, hit.indexOf('</a>'))).toContain(`<small class="kind">${kind}</small>`)
  }
  expect(html).toContain('The &lt;b&gt;<mark>boiler</mark>&lt;/b&gt; leaks.')
  expect(html).toContain('Dana <mark>Boiler</mark>')
  expect(html).toContain('<mark>Boilers</mark>')
  const accents = await browser.get('/console/search?q=zuruck')
  expect(accents.html).toContain('<mark>Zurück</mark> &amp; vor')
  const calls = await browser.get('/console/search?q=boil&kind=CALL')
  expect(calls.html.match(/class="card"/g)).toHaveLength(1)
})

test('the name above a hit is not said again in it, unless only that was looked for', async () => {
  const { browser, addMessage } = await openOwner()
  const message = 'Hi, this is Tom Becker, I want to move my appointment.'
  await addMessage({ name: 'Tom Becker', message })
  const said = async (query: string) => {
    const { html } = await browser.get(`/console/search?q=${query}`)
    return /<p dir="auto">(.*?)<\/p>/.exec(html)?.[1]
  }
  expect(await said('move')).toBe('I want to <mark>move</mark> my appointment.')
  expect(await said('becker')).toBe('I want to move my appointment.')
  expect(await said('hi')).toContain('<mark>Hi</mark>, this is Tom Becker')
})

test('a call and what was left in it are one result, unless only calls are looked for', async () => {
  const { browser, addCall, addMessage } = await openOwner()
  const call = await addCall({ summary: 'The valve sticks.' })
  const message = await addMessage({ callId: call.id, message: 'The valve sticks.' })
  const all = await browser.get('/console/search?q=valve')
  expect(all.html.match(/class="card"/g)).toHaveLength(1)
  expect(all.html).toContain(`href="/console/messages/${message.id}"`)
  expect(all.html).toContain('<small class="kind">Call and message</small>')
  for (const counted of ['All', 'Calls', 'Messages'])
    expect(all.html).toContain(`>${counted} <span class="many">1</span></a>`)
  expect(all.html).toContain('>Meetings <span class="many">0</span></a>')
  const calls = await browser.get('/console/search?q=valve&kind=CALL')
  expect(calls.html).toContain(`href="/console/calls/${call.id}"`)
})

test('a contact and a question are found too, and each result says how things stand with it', async () => {
  const { owner, browser, lineId, addMessage } = await openOwner()
  const contacts = contactsOf(world, owner.key)
  const { id: contact } = await contacts.create('phone: "+15128420188", name: "Paula Kettle"')
  await addMessage({ message: 'The kettle burst.', urgent: true })
  await addMessage({ message: 'A kettle to fetch.', handledAt: new Date() })
  const startsAt = new Date('2027-01-04T15:00:00Z')
  await storeMeeting(world.app, owner.accountId, { title: 'Kettles', words: ['kettles'], startsAt })
  const question = { accountId: owner.accountId, lineId, askedIn: 'x', at: new Date() }
  await world.app.db.callerQuestion.createMany({
    data: [
      { ...question, id: 'qst_open', words: 'Do you fix kettles or cafés?' },
      { ...question, id: 'qst_done', words: 'Are kettles free?', answeredAt: new Date() },
      { ...question, id: 'qst_aside', words: 'Kettles on Sunday?', dismissedAt: new Date() },
    ],
  })
  const { html } = await browser.get('/console/search?q=kettle')
  expect(html).toContain(`href="/console/contacts/${contact}"`)
  expect(html).toContain('href="/console/questions#qst_open"')
  expect(html).toContain('href="/console/questions#answered"')
  expect(html).not.toContain('Sunday')
  for (const state of ['Urgent', 'Handled', 'Upcoming', 'Open', 'Answered'])
    expect(html).toMatch(new RegExp(`<span class="badge \\w*">${state}</span>`))
  const accents = await browser.get('/console/search?q=cafes&kind=QUESTION')
  expect(accents.html).toContain('href="/console/questions#qst_open"')
})

test('the next page goes on where the last ended, among the same words and kind', async () => {
  const { browser, addCall } = await openOwner()
  for (let made = 0; made < 26; made += 1) await addCall({ summary: `pump ${made}` })
  const first = await browser.get('/console/search?q=pump&kind=CALL')
  const [, older = ''] = /href="([^"]+)">Older</.exec(first.html) ?? []
  const second = await browser.get(older.replaceAll('&amp;', '&'))
  expect(second.html.match(/class="card"/g)).toHaveLength(1)
  expect(second.html).toContain('<mark>pump</mark> 0')
  expect(second.html).not.toContain('>Older<')
})

test('what is wrong stands at the box; nothing found and nothing asked are said', async () => {
  const { browser } = await openOwner()
  const many = await browser.get('/console/search?q=a+b+c+d+e+f+g+h+i')
  expect([many.status, many.html]).toEqual([
    400,
    expect.stringContaining('Search for 8 words at most.'),
  ])
  expect(many.html).toContain('value="a b c d e f g h i"')
  const none = await browser.get('/console/search?q=zzz')
  expect(none.html).toContain('No result with all of these words.')
  expect((await browser.get('/console/search')).html).toContain('Type the start of a word')
  expect((await browser.get('/console/search?q=x&after=x')).status).toBe(400)
})

test('every page of the console has the box', async () => {
  const { browser } = await openOwner()
  for (const place of ['', '/calls', '/minutes', '/settings']) {
    const { html } = await browser.get(`/console${place}`)
    expect(html).toMatch(/<form method="get" action="\/console\/search">\s*<input name="q"/)
  }
})
