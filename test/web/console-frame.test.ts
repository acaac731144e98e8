import { afterAll, beforeAll, expect, test } from 'vitest'
import { inboxOf } from '../support/inbox.ts'
import { setUpLine } from '../support/live-line.ts'
import { signIn } from '../support/sign-in.ts'
import { openWorld, type World } from '../support/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

test('no page of the console has a footer; two of them lead to the terms and the like', async () => {
  const { email } = await world.account()
  const owner = await signIn(world, email, '/console')
  for (const page of ['/console', '/console/more', '/console/settings']) {
    expect((await owner.get(page)).html, page).not.toContain('<footer')
  }
  for (const page of ['/console/more', '/console/settings']) {
    const [, links = ''] = (await owner.get(page)).html.split('aria-label="About this site"')
    expect(links.match(/(?<=href=")[^"]+/g), page).toEqual([
      '/terms',
      '/privacy',
      '/developers/reference',
      '/developers/changelog',
    ])
  }
})

test('the last tab leads to each of its places once', async () => {
  const { email } = await world.account()
  const { html } = await (await signIn(world, email, '/console')).get('/console/more')
  const [, page = ''] = html.split('<main')
  const places = [...page.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)
  expect(places).toContain('/console/settings')
  expect(places).toHaveLength(new Set(places).size)
})

async function openOwner() {
  const owner = await world.account()
  const { setup_id: lineId } = await setUpLine(owner.api)
  const browser = await signIn(world, owner.email, '/console')
  return { browser, ...inboxOf(world, { owner, lineId } as never) }
}

const titleOf = (html: string) => /<title>([^<]*)</.exec(html)?.[1]

test('the browser’s tab says what is on the page, and how many messages wait', async () => {
  const { browser, addMessage } = await openOwner()
  expect(titleOf((await browser.get('/console')).html)).toBe('Home · Frontdesk')
  const { id } = await addMessage({ message: 'The water heater burst' })
  expect(titleOf((await browser.get('/console')).html)).toBe('Home (1) · Frontdesk')
  expect(titleOf((await browser.get('/console/messages')).html)).toBe('Messages (1) · Frontdesk')
  const message = await browser.get(`/console/messages/${id}`)
  expect(titleOf(message.html)).toBe('Dana Reyes: The water heater burst · Frontdesk')
  for (const part of ['/console/now', '/console/messages/live'])
    expect(titleOf((await browser.get(part)).html), part).toMatch(/^(Home|Messages) \(1\)/)
})

test('over a list stands what waits in it; a search takes the place of its tabs', async () => {
  const { browser, addMessage } = await openOwner()
  await addMessage({ urgent: true })
  await addMessage()
  const { html } = await browser.get('/console/messages')
  expect(html).toMatch(/id="list-summary"[^>]*>2 open from 1 caller, 1 urgent</)
  expect((await browser.get('/console/messages/live')).html).toMatch(/hx-swap-oob="true">2 open/)
  expect(html).toContain('aria-label="Which messages"')
  const found = (await browser.get('/console/messages?q=dana')).html
  expect(found).toContain('Dana Reyes')
  expect(found).not.toContain('aria-label="Which messages"')
})

test('a call in a list has its outcome as a chip, and its best time', async () => {
  const { browser, addCall, addMessage } = await openOwner()
  const call = await addCall({
    summary: 'Dana Reyes: I need a quote; Mornings are best',
    outcome: 'message_taken',
    durationSeconds: 74,
  })
  await addMessage({ callId: call.id, message: 'I need a quote\nBest time: Mornings are best' })
  await addCall({ caller: '+15128420121', summary: 'Asked: Are you open?', outcome: 'answered' })
  const { html } = await browser.get('/console/calls')
  expect(html).toMatch(/dir="auto">I need a quote</)
  expect(html).toContain('<bdi>Mornings</bdi>')
  const outcomes = [...html.matchAll(/class="badge outcome[^"]*">([^<]*)</g)].map(([, one]) => one)
  expect(outcomes).toEqual(['Question answered', 'Message taken'])
  expect(html).toContain('Length </span><span class="tel">1 min 14 s<')
})

test('the developers page and a test line stay in the frame of an owner, and not of a visitor', async () => {
  const { email, api } = await world.account()
  const owner = await signIn(world, email, '/console')
  const { body } = await api.post('/test-lines', { business_name: 'Ames', trade: 'plumbing' })
  const hear = new URL((body as { hear_url: string }).hear_url).pathname
  for (const page of ['/developers', hear]) {
    const { html } = await owner.get(page)
    expect(html, page).toContain('aria-label="Console"')
    expect(html, page).not.toContain('<footer')
  }
  expect((await owner.get(hear)).html).toMatch(/href="\/console\/test-lines" aria-current="true"/)
  const visitor = await (await fetch(world.url + hear)).text()
  expect(visitor).toContain('Talk to Ames')
  expect(visitor).not.toContain('aria-label="Console"')
})
