import { createHmac, randomUUID } from 'node:crypto'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openWorld, type World } from '../support/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({ workJobs: false })
})
afterAll(() => world.close())

type Sent = { body: string; headers: Record<string, string> }

function post(path: 'recall' | 'attendee', { body, headers }: Sent): Promise<Response> {
  return fetch(`${world.url}/webhooks/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  })
}

/** The inbox rows of a webhook, and how many jobs will process it. */
async function taken(externalId: string) {
  const events = await world.app.db.providerEvent.findMany({ where: { externalId } })
  const { rows } = await world.app.pool.query(
    `SELECT 1 FROM pgboss.job WHERE name = 'handle_provider_event' AND data->>'externalId' = $1`,
    [externalId],
  )
  return { events, jobs: rows.length }
}

async function expectRefused(path: 'recall' | 'attendee', sent: Sent) {
  const before = await world.app.db.providerEvent.count()
  const response = await post(path, sent)
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ error: { code: 'invalid_signature' } })
  expect(await world.app.db.providerEvent.count()).toBe(before)
}

const secretOf = (name: 'recall' | 'attendee') => world.app.config[name].webhookSecret ?? ''

describe('Recall', () => {
  const body = (event = 'bot.call_ended', botId: string = randomUUID()) =>
    JSON.stringify({
      event,
      data: { data: { code: 'call_ended', sub_code: null }, bot: { id: botId, metadata: {} } },
    })

  function signed(text: string, wishes: { id?: string; at?: Date; secret?: string } = {}): Sent {
    const { id = `msg_${randomUUID()}`, at = new Date(), secret = secretOf('recall') } = wishes
    const signature = new Webhook(secret).sign(id, at, text)
    const headers = {
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(+at / 1_000)),
      'webhook-signature': signature,
    }
    return { body: text, headers }
  }

  const older = ({ body: text, headers }: Sent): Sent => ({
    body: text,
    headers: Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name.replace('webhook-', 'svix-'), value]),
    ),
  })

  test.each([
    ['webhook-*', (sent: Sent) => sent],
    ['svix-*', older],
    [
      'one good signature among others',
      ({ body: text, headers }: Sent) => ({
        body: text,
        headers: {
          ...headers,
          'webhook-signature': `v1a,AAAA v1,AAAA ${headers['webhook-signature']}`,
        },
      }),
    ],
  ])('%s is taken in once, however often it comes', async (_title, as) => {
    const id = `msg_${randomUUID()}`
    const sent = as(signed(body('bot.call_ended', 'bot-1'), { id }))
    for (const response of [await post('recall', sent), await post('recall', sent)]) {
      expect(response.status).toBe(200)
    }
    const event = { provider: 'recall', kind: 'bot.call_ended', payload: { botId: 'bot-1' } }
    expect(await taken(id)).toMatchObject({ events: [event], jobs: 1 })
  })

  test.each([
    ['transcript.done', 1],
    ['recording.done', 0],
    ['calendar.update', 0],
  ])('%s makes %i event', async (kind, count) => {
    const id = `msg_${randomUUID()}`
    expect((await post('recall', signed(body(kind), { id }))).status).toBe(200)
    expect((await taken(id)).events).toHaveLength(count)
  })

  test('what names no bot is answered and left alone', async () => {
    for (const text of ['{}', '[]', '1', '{"event":"bot.done","data":{"bot":null}}']) {
      const id = `msg_${randomUUID()}`
      expect((await post('recall', signed(text, { id }))).status).toBe(200)
      expect((await taken(id)).events).toEqual([])
    }
  })

  const ago = (seconds: number) => new Date(Date.now() - seconds * 1_000)

  test.each<[string, () => Sent]>([
    ['not signed', () => ({ body: body(), headers: {} })],
    ['301 s old', () => signed(body(), { at: ago(302) })],
    ['301 s ahead', () => signed(body(), { at: ago(-303) })],
    ['of another secret', () => signed(body(), { secret: 'whsec_c29tZWJvZHkgZWxzZQ==' })],
    ['of another body', () => ({ ...signed(body()), body: body('bot.fatal') })],
    [
      'of another id',
      () => {
        const { body: text, headers } = signed(body())
        return { body: text, headers: { ...headers, 'webhook-id': 'msg_other' } }
      },
    ],
    [
      'an old one under a new time',
      () => {
        const { body: text, headers } = signed(body(), { at: ago(600) })
        const now = String(Math.floor(Date.now() / 1_000))
        return { body: text, headers: { ...headers, 'webhook-timestamp': now } }
      },
    ],
    ['signed, but no JSON', () => signed('{')],
    [
      'without its time',
      () => {
        const { body: text, headers } = signed(body())
        return { body: text, headers: { ...headers, 'webhook-timestamp': 'soon' } }
      },
    ],
  ])('%s: refused, and nothing is kept', async (_title, make) => {
    await expectRefused('recall', make())
  })
})

describe('Attendee', () => {
  const told = (key: string, wishes: object = {}) => ({
    trigger: 'bot.state_change',
    idempotency_key: key,
    bot_id: 'bot_1',
    bot_metadata: null,
    data: { new_state: 'ended', old_state: 'post_processing' },
    ...wishes,
  })

  /** `canonical` already has sorted keys. */
  const signatureOf = (canonical: string, secret = secretOf('attendee')) =>
    createHmac('sha256', Buffer.from(secret, 'base64')).update(canonical).digest('base64')

  const inOrder = (value: unknown): unknown =>
    value && typeof value === 'object'
      ? Object.fromEntries(
          Object.entries(value)
            .sort(([a], [b]) => (a < b ? -1 : 1))
            .map(([key, member]) => [key, inOrder(member)]),
        )
      : value

  function signed(value: object, secret?: string): Sent {
    const signature = signatureOf(JSON.stringify(inOrder(value)), secret)
    return { body: JSON.stringify(value, null, 1), headers: { 'x-webhook-signature': signature } }
  }

  test('is taken in once, however often it comes, now or much later', async () => {
    const key = randomUUID()
    const sent = signed(told(key))
    for (const response of [await post('attendee', sent), await post('attendee', sent)]) {
      expect(response.status).toBe(200)
    }
    const event = { provider: 'attendee', kind: 'bot.state_change', payload: { botId: 'bot_1' } }
    expect(await taken(key)).toMatchObject({ events: [event], jobs: 1 })
  })

  test('a number that Python spells in its own way does not break the seal', async () => {
    const key = randomUUID()
    const canonical = `{"bot_id":"bot_1","data":{"cost":1e-07,"seconds":61.0},"idempotency_key":"${key}","trigger":"bot.state_change"}`
    const body = `{"idempotency_key": "${key}", "bot_id": "bot_1", "trigger": "bot.state_change", "data": {"seconds": 61.0, "cost": 1e-07}}`
    const headers = { 'x-webhook-signature': signatureOf(canonical) }
    expect((await post('attendee', { body, headers })).status).toBe(200)
    expect((await taken(key)).events).toHaveLength(1)
  })

  test('another trigger, or one without a bot, is answered and left alone', async () => {
    const others = [
      { trigger: 'transcript.update' },
      { bot_id: undefined, app_session_id: 'app_1' },
    ]
    for (const other of others) {
      const key = randomUUID()
      const value = JSON.parse(JSON.stringify(told(key, other)))
      expect((await post('attendee', signed(value))).status).toBe(200)
      expect((await taken(key)).events).toEqual([])
    }
  })

  test.each<[string, () => Sent]>([
    ['not signed', () => ({ ...signed(told('a')), headers: {} })],
    ['of another secret', () => signed(told('b'), 'c29tZWJvZHkgZWxzZQ==')],
    ['of another body', () => ({ ...signed(told('c')), body: JSON.stringify(told('d')) })],
    [
      'signed over its bytes rather than over its meaning',
      () => {
        const body = JSON.stringify(told('e'))
        return { body, headers: { 'x-webhook-signature': signatureOf(body) } }
      },
    ],
    [
      'signed, but no JSON',
      () => ({ body: '{', headers: { 'x-webhook-signature': signatureOf('{') } }),
    ],
    ['empty', () => ({ body: '', headers: { 'x-webhook-signature': signatureOf('') } })],
    [
      'nested beyond measure',
      () => ({ body: '['.repeat(100_000), headers: { 'x-webhook-signature': 'x' } }),
    ],
    [
      'nested beyond measure, and closed',
      () => ({
        body: '['.repeat(100_000) + ']'.repeat(100_000),
        headers: { 'x-webhook-signature': 'x' },
      }),
    ],
  ])('%s: refused, and nothing is kept', async (_title, make) => {
    await expectRefused('attendee', make())
  })
})

test('the sandbox’s secrets open no door beside a real note-taker', async () => {
  const real = await openWorld({
    workJobs: false,
    settings: { ATTENDEE_API_KEY: 'of-a-real-account', ATTENDEE_WEBHOOK_SECRET: 'b3VyIG93bg==' },
  })
  const body = JSON.stringify({ event: 'bot.done', data: { bot: { id: 'bot-1' } } })
  const signature = new Webhook(secretOf('recall')).sign('msg_1', new Date(), body)
  const response = await fetch(`${real.url}/webhooks/recall`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'webhook-id': 'msg_1',
      'webhook-timestamp': String(Math.floor(Date.now() / 1_000)),
      'webhook-signature': signature,
    },
    body,
  })
  await real.close()
  expect(response.status).toBe(400)
})
