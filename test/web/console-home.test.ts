import { afterAll, beforeAll, expect, test } from 'vitest'
import { finishCall, hearCaller } from '../../src/workflows/route-call.ts'
import { inboxOf } from '../support/inbox.ts'
import { openLiveLine, setUpLine } from '../support/live-line.ts'
import { makeCall, ring } from '../support/made-calls.ts'
import { signIn } from '../support/sign-in.ts'
import { openWorld, type World } from '../support/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const CALLER = '+15128420193'

async function openOwner() {
  const line = await openLiveLine(world)
  const browser = await signIn(world, line.owner.email, '/console')
  return { line, browser, ...inboxOf(world, line) }
}

const URGENT = '<span class="badge urgent">Urgent</span>'
const place = (html: string, words: string) => html.indexOf(words)
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)

test('the urgent stand first, by name and each with a tap to call, and are handled from there', async () => {
  const { browser, addMessage } = await openOwner()
  const urgent = await addMessage({ urgent: true, name: 'Burst Pipe', phone: '+14155552671' })
  const calm = await addMessage({ name: 'Calm Person' })
  await addMessage({ name: 'Done Person', handledAt: new Date() })
  const { html } = await browser.get('/console')
  expect(place(html, 'Burst Pipe')).toBeGreaterThan(0)
  expect(place(html, 'Calm Person')).toBeGreaterThan(place(html, 'Burst Pipe'))
  expect(html).toContain('href="tel:+14155552671"')
  expect(html).not.toContain('Done Person')
  const form = { csrf: browser.csrfToken, from: 'home' }
  const handled = await browser.post(`/console/messages/${urgent.id}/handle`, form)
  const page = `/console?just=${urgent.id}&said=handled`
  expect([handled.status, handled.location]).toEqual([303, page])
  expect((await browser.get(page)).html).toMatch(/Burst Pipe<.*: handled\./)
  const hx = { 'hx-request': 'true' }
  const swapped = await browser.post(`/console/messages/${calm.id}/handle`, form, hx)
  const part = await browser.get(swapped.location ?? '', hx)
  expect(part.html).toMatch(/^<div id="live-home-now"/)
  expect(part.html).not.toContain(`id="${calm.id}"`)
  // With it come what was done, the way back, and the count at the tab.
  expect(part.html).toMatch(/Calm Person<.*: handled\./)
  expect(part.html).toContain('<p id="said" class="unseen" role="status" hx-swap-oob="innerHTML">')
  expect(part.html).toContain('<span class="waits" id="waits-messages" hx-swap-oob="true"></span>')
  const undone = await browser.post(`/console/messages/${calm.id}/unhandle`, form, hx)
  const again = await browser.get(undone.location ?? '', hx)
  expect(again.html).toContain(`id="${calm.id}"`)
  expect(again.html).toContain('id="waits-messages" hx-swap-oob="true"> <span class="count">1<')
})

test('a row says what is wanted in short, and what the words say beyond that', async () => {
  const { browser, addCall, addMessage } = await openOwner()
  const phone = '+15128420199'
  await addMessage({ name: 'Tom Becker', message: 'One thing more', phone })
  const repeats = 'Hi, this is Tom Becker, I want to move my check-up to next week.'
  const call = await addCall({
    summary: 'Tom Becker: I want to move my check-up to next week; Mornings are best',
  })
  const message = `${repeats}\nBest time: Mornings are best`
  await addMessage({ callId: call.id, name: 'Tom Becker', message, phone })
  const other = await addCall({ summary: 'Ann Lee: The sink leaks' })
  const words = 'The sink leaks. We have put a bucket under it and closed the valve.'
  await addMessage({ callId: other.id, name: 'Ann Lee', message: words, phone: '+15128420198' })
  for (const path of ['/console', '/console/messages']) {
    const { html } = await browser.get(path)
    expect(html).toContain('<strong dir="auto">I want to move my check-up to next week</strong>')
    expect(html).not.toContain('this is Tom Becker')
    expect(html).toContain('Best time: </span><bdi>Mornings<')
    expect(html).toContain('class="beyond" dir="auto">We have put a bucket under it')
  }
  const { html } = await browser.get('/console')
  expect(html).toMatch(/Also: <bdi>One thing more</)
  expect(html.match(/many-of-caller">[^<]+/g)).toEqual(['many-of-caller">2 messages'])
  expect(html).not.toContain('All 3 messages')
})

test('a line says what it waits for, below what is urgent, until calls are forwarded', async () => {
  const { line, browser, addMessage } = await openOwner()
  await addMessage({ urgent: true, name: 'Burst Pipe' })
  const { setup_id: unpaid } = await setUpLine(line.owner.api, { business_name: 'Lopez Evenings' })
  const { html } = await browser.get('/console')
  expect(place(html, URGENT)).toBeGreaterThan(0)
  expect(place(html, 'id="your-lines"')).toBeGreaterThan(place(html, URGENT))
  expect(html).toContain('<strong>2 lines to finish</strong> <span class="muted">0 of 2 ready<')
  expect(html).toContain(`href="/console/lines/${line.lineId}#forwarding">Forward your calls<`)
  expect(html).toMatch(/\/checkout\/[^"]+">Pay \$10 for 40 minutes</)
  expect(html).toContain('<span class="badge waiting">Not forwarded</span>')
  expect(html).toContain('<h1><bdi>Home</bdi></h1>')
  await browser.post(`/console/lines/${unpaid}/close`, {
    csrf: browser.csrfToken,
    name: 'Lopez Evenings',
  })
  const forwardedFrom = '+15128422671'
  await makeCall(world.app, { to: line.number, from: CALLER, says: ['bye'], forwardedFrom })
  const after = await browser.get('/console')
  expect(after.html).not.toContain('Forward your calls')
  expect(after.html).toContain('<span class="badge good">Live</span>')
  expect(after.html).toContain('<h1><bdi>Lopez Plumbing</bdi></h1>')
})

test('messages that wait stand together, above what is to finish', async () => {
  const { browser, addMessage } = await openOwner()
  await addMessage({ urgent: true, name: 'Burst Pipe' })
  await addMessage({ name: 'Quiet Drip', phone: '+15128420121' })
  const { html } = await browser.get('/console')
  const order = ['id="newest"', URGENT, 'Quiet Drip', 'id="your-lines"', 'id="week"']
  const places = order.map((part) => place(html, part))
  expect(places.every((at) => at > 0)).toBe(true)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(html).toMatch(/<time class="muted" datetime="\d{4}-\d\d-\d\d">\w+day, \w+ \d+<\/time>/)
})

test('a question stands below the messages, and with the message that asks it if there is one', async () => {
  const { line, browser } = await openOwner()
  const says = ['Do you take American Express?', 'No message, thanks. Bye.']
  await makeCall(world.app, { to: line.number, from: CALLER, says })
  const { html } = await browser.get('/console')
  const order = ['id="your-lines"', 'id="newest"', 'id="asked"']
  const places = order.map((words) => place(html, words))
  expect(places.every((at) => at > 0)).toBe(true)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  const asks = ['Do you have a military discount?', 'bye']
  await makeCall(world.app, { to: line.number, from: '+15128420139', says: asks })
  const both = await browser.get('/console')
  expect(both.html.split(/military discount/i)).toHaveLength(2)
  expect(both.html).toMatch(/#fact-qst_\w+">Answer this for the next caller</)
})

test('a call is shown while it goes on, by name and with the last words', async () => {
  const { line, browser } = await openOwner()
  const { accountId } = line.owner
  await world.app.db.contact.create({
    data: {
      accountId,
      id: world.app.newId('contact'),
      phone: CALLER,
      name: 'Dana Reyes',
      nameSource: 'owner',
      createdAt: new Date(),
      seenAt: new Date(),
    },
  })
  const callSid = await ring(world.app, { to: line.number, from: CALLER })
  expect((await browser.get('/console')).html).toContain('Just answered.')
  await hearCaller(world.app, callSid, { kind: 'speech', text: 'Do you fix <b>boilers</b>?' })
  const { html } = await browser.get('/console/now')
  expect(html).toContain('On the phone now')
  expect(html).toContain('Dana Reyes')
  expect(html).toContain('Do you fix &lt;b&gt;boilers&lt;/b&gt;?')
  const stranger = await signIn(world, `${crypto.randomUUID()}@example.com`, '/console')
  expect((await stranger.get('/console')).html).not.toContain('Dana Reyes')
  await finishCall(world.app, { callSid, durationSeconds: 30, endReason: 'completed' })
  expect((await browser.get('/console/now')).html).not.toContain('On the phone now')
})

test('the last seven days in figures, beside the seven before', async () => {
  const { line, browser, addCall, addMessage } = await openOwner()
  const says = ['Are you open on Saturday?', 'Do you take American Express?', 'no thanks, bye']
  await makeCall(world.app, { to: line.number, from: CALLER, says, seconds: 90 })
  await addCall({ at: daysAgo(2), billedSeconds: 60 })
  await addCall({ at: daysAgo(9), billedSeconds: 600 })
  await addCall({ at: daysAgo(30) })
  await addMessage({ at: daysAgo(1) })
  const { html } = await browser.get('/console')
  const figures = [...html.matchAll(/<strong[^>]*>([\d,]+)<\/strong> ([a-z ]+?)</g)].map(
    ([, figure, label]) => `${figure} ${label}`,
  )
  expect(figures).toEqual([
    '2 calls',
    expect.stringMatching(/^[12] messages?$/),
    '3 minutes used',
    '1 question answered',
    '1 not answered',
  ])
  expect(html).toContain('1 the week before')
  expect([...html.matchAll(/<rect class="bar"/g)]).toHaveLength(2)
})

test('the tabs say what waits, and questions of all lines are answered on one page', async () => {
  const { line, browser, addMessage } = await openOwner()
  const says = ['Do you take American Express?', 'Is there parking?', 'bye']
  await makeCall(world.app, { to: line.number, from: CALLER, says })
  const waiting = await world.app.db.message.count({ where: { lineId: line.lineId } })
  await addMessage({ at: new Date(), urgent: true })
  // However old, it is also in the list of open messages.
  await addMessage({ at: daysAgo(40) })
  const settings = await browser.get('/console/settings')
  expect(settings.html).toMatch(
    new RegExp(
      `id="waits-messages"> <span class="count urgent">${waiting + 2}<span class="unseen"> to handle`,
    ),
  )
  expect(settings.html).toMatch(
    /id="waits-questions"> <span class="count">2<span class="unseen"> questions/,
  )
  const page = await browser.get('/console/questions')
  const [, id] = /id="(qst_\w+)"/.exec(page.html) ?? []
  const form = { csrf: browser.csrfToken }
  const answer = `/console/questions/questions/${id}/answer`
  const refused = await browser.post(answer, { ...form, fact: 'x'.repeat(601) })
  expect([refused.status, refused.html.includes('role="alert"')]).toEqual([400, true])
  const sent = await browser.post(answer, { ...form, fact: 'Parking is free behind the house' })
  expect(sent.location).toBe(`/console/questions?asked=${id}&said=answered#questions`)
  const answered = await browser.get(sent.location ?? '')
  expect(answered.html).not.toContain(`id="${id}"`)
  expect(answered.html).toMatch(/id="waits-questions"> <span class="count">1</)
  expect((await browser.get('/console/more')).html).toContain('href="/console/meetings"')
})
