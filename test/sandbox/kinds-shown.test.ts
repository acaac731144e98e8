import { Webhook } from 'standardwebhooks'
import { expect, test } from 'vitest'
import { openWorld } from './sandbox-world.ts'

const send = (url: string, type: string) =>
  fetch(`${url}/events`, { method: 'POST', body: JSON.stringify({ type }) })

const rowsIn = (html: string) => html.match(/class="pane-row event-row"/g)?.length ?? 0

test('received events are narrowed to one type, and what anybody sends as a type is text', async () => {
  const { url } = await openWorld({ baseUrl: 'https://site.example' })
  const page = async (query = '') => (await fetch(`${url}/events${query}`)).text()
  await send(url, 'call.completed')
  expect(await page()).not.toContain('aria-label="Type of event"')
  await send(url, 'call.completed')
  await send(url, '<b>&x=1')
  const all = await page()
  expect(rowsIn(all)).toBe(3)
  expect(all).toContain('3 events, 3 not verified')
  expect(all).toContain('<a href="/events" aria-current="true">All <small>3</small></a>')
  expect(all).not.toContain('<b>&x')
  const some = await page('?type=call.completed')
  expect(rowsIn(some)).toBe(2)
  expect(some).toContain(
    '<a href="/events?type=call.completed" aria-current="true">Call ended <small>2</small></a>',
  )
  expect(rowsIn(await page(`?${new URLSearchParams({ type: '<b>&x=1' })}`))).toBe(1)
})

test('events that are not verified are found at once, and older ones page by page', async () => {
  const { url } = await openWorld({ baseUrl: 'https://site.example' })
  const page = async (path = '/events') => (await fetch(url + path)).text()
  for (let index = 0; index < 30; index += 1) await send(url, `kind.${index % 2}`)
  // Without a verified one there is nothing to tell apart.
  expect(await page()).not.toContain('Not verified <small>')
  const secret = `whsec_${Buffer.alloc(24, 7).toString('base64')}`
  await fetch(`${url}/events/secrets`, { method: 'POST', body: new URLSearchParams({ secret }) })
  const [id, at, body] = ['evt_1', new Date(), JSON.stringify({ type: 'kind.0' })]
  const headers = {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
    'webhook-signature': new Webhook(secret).sign(id, at, body),
  }
  await fetch(`${url}/events`, { method: 'POST', body, headers })
  const all = await page()
  expect(all).toContain('31 events, 30 not verified')
  expect(all).toContain('<a href="/events?type=not_verified">Not verified <small>30</small></a>')
  expect(all).toContain('1 secret saved')
  expect(rowsIn(all)).toBe(25)
  const [older = ''] = /\/events\?before=[\w-]+/.exec(all) ?? []
  const rest = await page(older)
  expect(rowsIn(rest)).toBe(6)
  expect(rest).toContain('href="/events">Newest</a>')
  expect(rest).not.toContain('>Older</a>')
  const unverified = await page('/events?type=not_verified')
  expect(unverified).not.toContain('<span class="unseen">Verified</span>')
  expect(unverified).toMatch(/\/events\?type=not_verified&amp;before=/)
})
