import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { setUpLine } from '../support/live-line.ts'
import { postToStripeDoor, sessionEvent, signatureOf } from '../support/stripe-webhook.ts'
import { openWorld, type World } from '../support/world.ts'

let world: World
let sessionId: string

beforeAll(async () => {
  world = await openWorld()
  const owner = await world.account()
  sessionId = (await setUpLine(owner.api)).checkout_url.split('/').at(-1) ?? ''
})
afterAll(() => world.close())

/** Nothing was stored, no job enqueued, nothing paid. */
async function expectUntouched() {
  expect(await world.app.db.providerEvent.count()).toBe(0)
  expect(await world.app.db.ledgerEntry.count({ where: { kind: 'pack_bought' } })).toBe(0)
  expect(await world.app.db.purchase.count({ where: { status: { not: 'open' } } })).toBe(0)
  const { rows } = await world.app.pool.query(
    `SELECT name FROM pgboss.job WHERE name = 'handle_provider_event'`,
  )
  expect(rows).toEqual([])
}

const now = () => Math.floor(Date.now() / 1_000)

describe('the payment webhook', () => {
  const paid = () => JSON.stringify(sessionEvent({ id: sessionId }))
  const sign = (payload: string, wishes = {}) => signatureOf(world.app, payload, wishes)

  const refused: [string, () => { body: string; signature?: string }][] = [
    ['not signed', () => ({ body: paid() })],
    ['an empty signature', () => ({ body: paid(), signature: '' })],
    ['no signature at all in the header', () => ({ body: paid(), signature: 'hello' })],
    [
      'signed with another secret',
      () => {
        const body = paid()
        return { body, signature: sign(body, { secret: 'whsec_of_somebody_else' }) }
      },
    ],
    [
      'signed in the old scheme only',
      () => {
        const body = paid()
        return { body, signature: sign(body).replace(',v1=', ',v0=') }
      },
    ],
    [
      'signed 301 s ago',
      () => {
        const body = paid()
        return { body, signature: sign(body, { at: now() - 301 }) }
      },
    ],
    [
      'an old signature under a new time',
      () => {
        const body = paid()
        const old = sign(body, { at: now() - 600 })
        return { body, signature: old.replace(/t=\d+/, `t=${now()}`) }
      },
    ],
    [
      'changed by one byte',
      () => {
        const body = paid()
        return {
          body: body.replace('"amount_total":1000', '"amount_total":1001'),
          signature: sign(body),
        }
      },
    ],
    ['an empty body', () => ({ body: '', signature: sign('') })],
    ['no JSON', () => ({ body: '{', signature: sign('{') })],
    [
      'more than a megabyte',
      () => {
        const body = JSON.stringify({
          ...sessionEvent({ id: sessionId }),
          pad: 'x'.repeat(1_100_000),
        })
        return { body, signature: sign(body) }
      },
    ],
  ]

  test.each(refused)('%s is refused and leaves nothing behind', async (_title, make) => {
    const { body, signature } = make()
    const answer = await postToStripeDoor(world.app, body, signature)
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(answer.status).toBeLessThan(500)
    await expectUntouched()
  })

  test('a kind of event that does not concern us is accepted and not kept', async () => {
    const body = JSON.stringify(sessionEvent({ id: sessionId }, 'customer.created'))
    expect((await postToStripeDoor(world.app, body, sign(body))).status).toBe(200)
    await expectUntouched()
  })
})

describe('the mail webhook', () => {
  const delivery = {
    RecordType: 'Delivery',
    MessageID: 'b7bc2f4a-e38e-4336-af7d-e6c392c2f817',
    DeliveredAt: '2026-11-05T16:33:54.9070259Z',
    Metadata: { mail_id: 'mail_x', account_id: 'acct_x' },
  }
  const post = (body: string, headers: Record<string, string>) =>
    fetch(`${world.url}/webhooks/postmark`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    })

  test.each([
    ['without the secret', {}],
    ['with another secret', { 'x-postmark-secret': 'sandbox-postmark-webhook-secreT' }],
    ['with an empty secret', { 'x-postmark-secret': '' }],
  ])('%s is refused', async (_title, headers: Record<string, string>) => {
    expect((await post(JSON.stringify(delivery), headers)).status).toBe(400)
    await expectUntouched()
  })

  test.each([
    ['no JSON', '{', 400],
    ['huge', JSON.stringify({ ...delivery, pad: 'x'.repeat(300_000) }), 413],
    ['of another kind', JSON.stringify({ ...delivery, RecordType: 'Open' }), 200],
    ['not from our mail', JSON.stringify({ ...delivery, Metadata: {} }), 200],
    ['at no time', JSON.stringify({ ...delivery, DeliveredAt: 'yesterday' }), 200],
    ['nothing', '', 200],
  ])('%s changes nothing', async (_title, body, status) => {
    const headers = { 'x-postmark-secret': world.app.config.postmark.webhookSecret ?? '' }
    expect((await post(body, headers)).status).toBe(status)
    await expectUntouched()
  })
})

describe('the carrier’s status webhook', () => {
  const post = (headers: Record<string, string>) =>
    fetch(`${world.url}/webhooks/twilio/status`, {
      method: 'POST',
      headers,
      body: new URLSearchParams({ CallSid: 'CA1', CallStatus: 'completed', CallDuration: '7' }),
    })

  test.each([
    ['not signed', {}],
    ['signed by another', { 'x-twilio-signature': 'bm90IHRoZSBzaWduYXR1cmU=' }],
  ])('%s is refused', async (_title, headers: Record<string, string>) => {
    const { status } = await post(headers)
    expect([400, 403]).toContain(status)
    await expectUntouched()
  })
})
