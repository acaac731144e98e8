import { expect, test } from 'vitest'
import { openWorld } from './sandbox-world.ts'

const send = (url: string, type: string) =>
  fetch(`${url}/events`, { method: 'POST', body: JSON.stringify({ type }) })

const rowsIn = (html: string) => html.match(/<article class="event">/g)?.length ?? 0

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
