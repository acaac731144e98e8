import { afterAll, beforeAll, expect, test } from 'vitest'
import { inboxOf } from '../support/inbox.ts'
import { openLiveLine } from '../support/live-line.ts'
import { makeCall } from '../support/made-calls.ts'
import { signIn } from '../support/sign-in.ts'
import { openWorld, type World } from '../support/world.ts'

let world: World
let line: Awaited<ReturnType<typeof openLiveLine>>
let browser: Awaited<ReturnType<typeof signIn>>

beforeAll(async () => {
  world = await openWorld()
  line = await openLiveLine(world)
  browser = await signIn(world, line.owner.email, '/console')
})
afterAll(() => world.close())

const CALLER = '+15128420193'
const tryPage = (...says: string[]) =>
  `/console/lines/${line.lineId}/try?${new URLSearchParams(says.map((words) => ['say', words]))}`

async function called(...says: string[]) {
  const callSid = await makeCall(world.app, { to: line.number, from: CALLER, says })
  const call = await world.app.db.call.findFirstOrThrow({ where: { callSid } })
  const message = await world.app.db.message.findFirst({ where: { callId: call.id } })
  return { call, message }
}

const times = (html: string, words: string) => html.split(words).length - 1

test('an answered question is heard at once, as the next caller would', async () => {
  const { call } = await called('Do you take American Express?', 'no thanks bye')
  const page = `/console/calls/${call.id}`
  const [, id] = /id="(qst_\w+)"/.exec((await browser.get(page)).html) ?? []
  const sent = await browser.post(`${page}/questions/${id}/answer`, {
    csrf: browser.csrfToken,
    fact: 'We take American Express',
  })
  const { html } = await browser.get(sent.location ?? '')
  expect(html).toContain('The next caller who asks will hear:')
  expect(html).toMatch(/We take American Express\. .*<\/p>/)
  const other = await signIn(world, `${crypto.randomUUID()}@example.com`, '/console')
  const theirs = await other.get(`/console/lines?said=answered&asked=${id}`)
  expect(theirs.html).not.toContain('American Express')
})

test('a call’s page says each thing once, with moments counted from its beginning', async () => {
  const { call, message } = await called(
    'My basement is flooding, please call me back right away',
    'Dana Whitfield',
    'yes this number is fine',
    'no that is all',
  )
  await world.app.db.callTurn.updateMany({
    where: { callId: call.id, seq: 3 },
    data: { at: new Date(call.at.getTime() + 65_400) },
  })
  const { html } = await browser.get(`/console/calls/${call.id}`)
  const [about = '', conversation = ''] = html.split('id="conversation"')
  expect(times(about, 'basement is flooding')).toBe(1)
  expect(times(about, '842-0193')).toBe(1)
  expect(conversation).toContain('>1:05</a>')
  const { html: same } = await browser.get(`/console/messages/${message?.id}`)
  // The tab names the message too.
  const [, page = ''] = same.split('<main')
  expect(times(page.split('id="conversation"')[0] ?? '', 'basement is flooding')).toBe(1)
  expect(same).toContain('>1:05</a>')
})

test('other calls and messages of the number stand beside it, and nobody else’s', async () => {
  const { call } = await called('Are you open on Saturday?', 'ok bye')
  const { addMessage, addCall } = inboxOf(world, line)
  const left = await addMessage({ source: 'agent', phone: CALLER, message: 'A word from an agent' })
  const stranger = await addCall({ caller: '+14155552671' })
  const { html } = await browser.get(`/console/calls/${call.id}`)
  const [, beside = ''] = html.split('id="history"')
  expect(beside).toContain(`/console/messages/${left.id}`)
  expect(beside).toContain('basement is flooding')
  for (const id of [call.id, stranger.id])
    expect(beside).not.toContain(`href="/console/calls/${id}"`)
})

test('what a caller asked again stands there once, with how often', async () => {
  const { addCall } = inboxOf(world, line)
  const caller = '+12125550177'
  const summary = '(212) 555-0177 asks: Do you take checks?'
  const asked = { caller, summary, outcome: 'answered' } as const
  const at = (day: number) => new Date(Date.UTC(2026, 0, day))
  for (const day of [2, 3, 4]) await addCall({ ...asked, at: at(day) })
  const last = { caller, summary: '(212) 555-0177 asks: Are you open?', at: at(5) }
  const other = await addCall(last)
  const { html } = await browser.get(`/console/calls/${other.id}`)
  const [, beside = ''] = html.split('id="history"')
  expect(times(beside, 'Do you take checks?')).toBe(1)
  expect(beside).toContain('<strong>Asked 3 times</strong>')
})

test('the owner talks to the line in writing, without script, and nothing is kept', async () => {
  const calls = await world.app.db.call.count()
  const first = await browser.get(tryPage('Do you have <b>parking</b>?'))
  expect(first.html).toContain('Do you have &lt;b&gt;parking&lt;/b&gt;?')
  expect(first.html).toContain('It did not know')
  const { html } = await browser.get(
    tryPage('I am Dana, call me at 512 842 0193 about a leak', 'yes'),
  )
  expect(times(html, '<input type="hidden" name="say"')).toBe(2)
  expect(html).toMatch(/<dt>Call back<\/dt><dd>\(512\) 842-0193/)
  const over = await browser.get(tryPage('bye', 'bye', 'bye', 'bye'))
  expect(over.html).toContain('Start again')
  expect(over.html).not.toContain('Say it</button>')
  const long = await browser.get(tryPage(...Array<string>(30).fill('x'.repeat(400))))
  expect([long.status, long.html.includes('Start again')]).toEqual([200, true])
  expect(await world.app.db.call.count()).toBe(calls)
  const other = await signIn(world, `${crypto.randomUUID()}@example.com`, '/console')
  expect((await other.get(tryPage('hello'))).status).toBe(404)
})

test('what to ask is made of the line’s own facts, and goes on with the talk at a press', async () => {
  const asksIn = (html: string) =>
    [...html.matchAll(/<a role="button"[^>]*href="([^"]+\/try\?[^"]+)"[^>]*>([^<]+)</g)].map(
      ([, href = '', words = '']) => ({ href: href.replaceAll('&amp;', '&'), words }),
    )
  const { services } = await world.app.db.line.findFirstOrThrow({ where: { id: line.lineId } })
  const [first] = asksIn((await browser.get(tryPage('hello'))).html)
  expect(first?.words).toBe(`Do you do ${services[0]}?`)
  const { html } = await browser.get(first?.href ?? '')
  expect(html).toContain('<p class="said" dir="auto" lang="en">hello</p>')
  expect(html).toContain(`lang="en">${first?.words}</p>`)
  expect(asksIn(html).map(({ words }) => words)).not.toContain(first?.words)
})

test('the directory page shows what an assistant would tell of this line', async () => {
  const { services } = await world.app.db.line.findFirstOrThrow({ where: { id: line.lineId } })
  const { html } = await browser.get(`/console/lines/${line.lineId}/directory`)
  expect(html).toContain(`Who can help me with ${services[0]}?`)
  expect(times(html, 'For developers')).toBe(1)
})
