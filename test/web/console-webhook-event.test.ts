import { afterAll, beforeAll, expect, test } from 'vitest'
import { openReceiver, type Receiver } from '../support/event-receiver.ts'
import { signIn } from '../support/sign-in.ts'
import { until } from '../support/until.ts'
import { webhooksOf } from '../support/webhooks.ts'
import { openWorld, type World } from '../support/world.ts'

let world: World
let receiver: Receiver
beforeAll(async () => {
  receiver = await openReceiver()
  world = await openWorld({ settings: { EVENT_PRIVATE_HOSTS: receiver.host } })
})
afterAll(async () => {
  await world.close()
  receiver.close()
})

async function testedEndpoint(answer: { status: number; body: string }) {
  receiver.got.length = 0
  receiver.answers((response) => response.writeHead(answer.status).end(answer.body))
  const owner = await world.account()
  const webhooks = webhooksOf(world.url, owner.key)
  const { endpoint } = await webhooks.create({ url: receiver.url })
  await webhooks.test(endpoint.id)
  const [delivery] = await until(
    'it was tried',
    () => webhooks.deliveries(endpoint.id),
    ([first]) => (first?.attempts.length ?? 0) > 0,
  )
  const browser = await signIn(world, owner.email, '/console/webhooks')
  return { browser, endpoint, eventId: delivery?.event.id ?? '' }
}

const textOf = (html: string) =>
  html
    .replaceAll(/<wbr>|<\/?i\b[^>]*>/g, '')
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')

test('an event opens to the payload, the headers as they were sent, and what was answered', async () => {
  const body = '{"error":"no such tenant <b>"}'
  const { browser, endpoint, eventId } = await testedEndpoint({ status: 500, body })
  const list = await browser.get(`/console/webhooks/${endpoint.id}`)
  const address = `/console/webhooks/events/${eventId}?endpoint=${endpoint.id}`
  expect(list.html).toContain(`hx-get="${address}&amp;part"`)

  const part = textOf((await browser.get(`${address}&part`)).html)
  expect(part).not.toContain('<html')
  const [got] = receiver.got
  expect(part).toContain(`"id": "${eventId}"`)
  for (const name of ['webhook-id', 'webhook-timestamp', 'webhook-signature', 'user-agent']) {
    expect(part).toContain(`${name}: ${got?.headers[name]}`)
  }
  expect(part).toMatch(/500 Internal Server Error in \d+ ms/)
  expect(part).toContain('Your endpoint did not answer with success.')
  expect(part).toContain('"error": "no such tenant <b>"')
  expect(part).toMatch(
    new RegExp(`action="/console/webhooks/${endpoint.id}/deliveries/[^"]+/replay"`),
  )

  const whole = await browser.get(`/console/webhooks/events/${eventId}`)
  expect(textOf(whole.html)).toContain('"error": "no such tenant <b>"')
})

test('an endpoint’s form changes its address, what it is for and its events, or says what is wrong', async () => {
  const owner = await world.account()
  const webhooks = webhooksOf(world.url, owner.key)
  const { endpoint } = await webhooks.create({ url: receiver.url })
  const browser = await signIn(world, owner.email, '/console/webhooks')
  const change = (form: Record<string, string>) =>
    browser.post(`/console/webhooks/${endpoint.id}/change`, {
      csrf: browser.csrfToken,
      once: crypto.randomUUID(),
      ...form,
    })
  const kept = () => world.app.db.webhookEndpoint.findFirstOrThrow({ where: { id: endpoint.id } })

  const url = `${receiver.url}/moved`
  const none = await change({ url, description: 'Our CRM', scope: 'some' })
  expect([none.status, none.html.includes('Pick at least one event')]).toEqual([400, true])
  const nowhere = await change({ url: 'ftp://example.com', description: '', scope: 'all' })
  expect([nowhere.status, nowhere.html.includes('value="ftp://example.com"')]).toEqual([400, true])
  expect(await kept()).toMatchObject({ url: receiver.url, description: null })

  const saved = await change({
    url,
    description: 'Our CRM',
    scope: 'some',
    types: 'call.completed',
  })
  expect(saved.status).toBe(303)
  expect(await kept()).toMatchObject({ url, description: 'Our CRM', types: ['call.completed'] })
  const { html } = await browser.get(`/console/webhooks/${endpoint.id}`)
  expect(html).toContain('value="call.completed" checked')
  expect((await change({ url, description: '', scope: 'all' })).status).toBe(303)
  expect(await kept()).toMatchObject({ description: null, types: [] })
})

test('a long answer is cut, and one with a NUL is kept', async () => {
  const { browser, eventId } = await testedEndpoint({
    status: 200,
    body: `\0${'ab'.repeat(2_000)}`,
  })
  const { html } = await browser.get(`/console/webhooks/events/${eventId}`)
  const [kept = ''] = /(?:ab){100,}/.exec(html) ?? []
  expect(kept).toHaveLength(1_000)
})

test("another account's event is not found", async () => {
  const { eventId } = await testedEndpoint({ status: 204, body: '' })
  const stranger = await signIn(world, 'stranger@example.com', '/console/webhooks')
  expect((await stranger.get(`/console/webhooks/events/${eventId}`)).status).toBe(404)
})
