import Stripe from 'stripe'
import { describe, expect, test } from 'vitest'
import { client, ORDER, openShop, payAsClient } from './stripe-shop.ts'

describe('a checkout session', () => {
  test('is made, read back and paid, and a signed event tells of it', async () => {
    const { stripe, receiver, event, url } = await openShop()
    const session = await stripe.checkout.sessions.create(ORDER)
    expect(session).toMatchObject({
      object: 'checkout.session',
      status: 'open',
      payment_status: 'unpaid',
      amount_total: 1_000,
      currency: 'usd',
      client_reference_id: 'line_1',
      customer_email: 'rosa@example.com',
      metadata: { line: 'line_1' },
      url: `${url}/checkout/${session.id}`,
    })
    expect(session.expires_at - session.created).toBe(86_400)

    const paid = await payAsClient(session)
    expect(paid.status).toBe(200)
    expect(await paid.json()).toMatchObject({
      session: { id: session.id, status: 'complete', payment_status: 'paid', url: null },
    })
    await receiver.count(1)
    expect(receiver.received[0]?.path).toBe('/webhooks/stripe')
    expect(event(0)).toMatchObject({
      object: 'event',
      api_version: Stripe.API_VERSION,
      type: 'checkout.session.completed',
      livemode: false,
      data: { object: { id: session.id, payment_status: 'paid', metadata: { line: 'line_1' } } },
    })
    const read = await stripe.checkout.sessions.retrieve(session.id)
    expect(read.payment_status).toBe('paid')
    expect(String(read.payment_intent)).toMatch(/^pi_/)
  })

  test('paid twice is charged once and tells of it once', async () => {
    const { stripe, receiver, sandbox } = await openShop()
    const session = await stripe.checkout.sessions.create(ORDER)
    const both = await Promise.all([payAsClient(session), payAsClient(session)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    await receiver.count(1)
    expect(sandbox.record.collection('stripe_events').list()).toHaveLength(1)
  })

  test('is paid or left in a browser by its buttons', async () => {
    const { stripe } = await openShop()
    const session = await stripe.checkout.sessions.create(ORDER)
    const shown = await (await fetch(String(session.url))).text()
    expect(shown).toContain('40 minutes for Rosa &amp; Sons')
    expect(shown).toContain('$10.00')
    const press = (door: string, card = '4242 4242 4242 4242') =>
      fetch(`${session.url}/${door}`, {
        method: 'POST',
        body: new URLSearchParams({ card }),
        headers: { Accept: 'text/html,*/*;q=0.8' },
        redirect: 'manual',
      })
    const left = await press('cancel')
    expect([left.status, left.headers.get('Location')]).toEqual([303, ORDER.cancel_url])
    const declined = await press('pay', '4000 0000 0000 0002')
    expect(declined.status).toBe(402)
    expect(await declined.text()).toContain('declined')
    const paid = await press('pay')
    expect([paid.status, paid.headers.get('Location')]).toEqual([
      303,
      `http://shop.example/paid?session=${session.id}`,
    ])
    expect(await (await press('pay')).text()).toContain('already been paid')
  })

  test('expires by request or by its time, and can then not be paid', async () => {
    let now = new Date()
    const { stripe, receiver, event } = await openShop({ clock: { now: () => now } })
    const byRequest = await stripe.checkout.sessions.create(ORDER)
    const expired = await stripe.checkout.sessions.expire(byRequest.id)
    expect([expired.status, expired.url]).toEqual(['expired', null])
    await expect(stripe.checkout.sessions.expire(byRequest.id)).rejects.toMatchObject({
      statusCode: 400,
      type: 'StripeInvalidRequestError',
    })
    await receiver.count(1)

    const byTime = await stripe.checkout.sessions.create({
      ...ORDER,
      expires_at: Math.floor(now.getTime() / 1_000) + 1_800,
    })
    now = new Date(now.getTime() + 1_800_000)
    expect((await payAsClient(byTime)).status).toBe(410)
    await receiver.count(2)
    expect(event(1)).toMatchObject({
      type: 'checkout.session.expired',
      data: { object: { id: byTime.id, status: 'expired', payment_status: 'unpaid' } },
    })
  })
})

describe('what Stripe refuses', () => {
  test.each<[string, object, { param?: string; code?: string }]>([
    ['no mode', { mode: undefined }, { param: 'mode', code: 'parameter_missing' }],
    ['no lines', { line_items: undefined }, { param: 'line_items', code: 'parameter_missing' }],
    [
      'an amount that is no integer',
      { line_items: [{ ...ORDER.line_items[0], quantity: 1.5 }] },
      { param: 'line_items[0][quantity]', code: 'parameter_invalid_integer' },
    ],
    [
      'a wrong email',
      { customer_email: 'rosa' },
      { param: 'customer_email', code: 'email_invalid' },
    ],
    ['a script as address', { success_url: 'javascript:1' }, { param: 'success_url' }],
    ['an early expiry', { expires_at: 1_000 }, { param: 'expires_at' }],
    ['an unknown parameter', { colour: 'red' }, { param: 'colour', code: 'parameter_unknown' }],
  ])('%s', async (_what, change, expected) => {
    const { stripe } = await openShop()
    await expect(stripe.checkout.sessions.create({ ...ORDER, ...change })).rejects.toMatchObject({
      statusCode: 400,
      type: 'StripeInvalidRequestError',
      ...expected,
    })
  })

  test('a wrong key and an unknown session', async () => {
    const { port, stripe } = await openShop()
    const stranger = client(port, 'sk_test_other')
    await expect(stranger.checkout.sessions.create(ORDER)).rejects.toMatchObject({
      statusCode: 401,
      type: 'StripeAuthenticationError',
    })
    await expect(stripe.checkout.sessions.retrieve('cs_test_none')).rejects.toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
    })
  })
})
