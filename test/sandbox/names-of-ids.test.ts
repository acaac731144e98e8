import { ServerClient } from 'postmark'
import { expect, test } from 'vitest'
import { openWorld } from './sandbox-world.ts'

const send = (url: string, type: string, data: object) =>
  fetch(`${url}/events`, { method: 'POST', body: JSON.stringify({ type, data }) })

test('an event is told by the mail about the same message, and so is its call', async () => {
  const { url, port, config } = await openWorld({ baseUrl: 'https://site.example' })
  await send(url, 'message.created', { message_id: 'msg_1', call_id: 'call_1' })
  await send(url, 'call.completed', { call_id: 'call_1' })
  await send(url, 'call.completed', { call_id: 'call_unknown' })
  const client = new ServerClient(config.postmark.serverToken, {
    requestHost: `localhost:${port}`,
    useHttps: false,
  })
  await client.sendEmail({
    From: 'frontdesk@example.com',
    To: 'rosa@example.com',
    Subject: '<Dana> Reyes: The garage is flooding (for Lopez Plumbing)',
    TextBody: 'Read it: https://site.example/console/messages/msg_1',
  })
  const page = await (await fetch(`${url}/events`)).text()
  expect(page.match(/<span>&lt;Dana&gt; Reyes: The garage is flooding<\/span>/g)).toHaveLength(2)
  expect(page).toContain('<span>Call …nknown</span>')
})

test('the newest is open until another is chosen, which the list then marks', async () => {
  const { url } = await openWorld({ baseUrl: 'https://site.example' })
  const page = async (path = '/events') => (await fetch(url + path)).text()
  await send(url, 'line.live', { line_id: 'line_older' })
  await send(url, 'line.live', { line_id: 'line_newer' })
  const newest = await page()
  expect(newest).toContain('line_newer')
  expect(newest).not.toContain('line_older')
  const [older = ''] = [...newest.matchAll(/\/events\?event=[\w-]+/g)].map(([it]) => it).slice(1)
  const chosen = await page(older)
  expect(chosen).toContain('line_older')
  expect(chosen).not.toContain('line_newer')
  expect(chosen).toContain('class="panes events chosen"')
  expect(chosen).toMatch(/href="\/events\?event=[\w-]+#in-list-[\w-]+" aria-current="true"/)
})
