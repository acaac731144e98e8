import { describe, expect, test } from 'vitest'
import { postJson, setFault } from './sandbox-world.ts'
import { ORDER, openShop, payAsClient } from './stripe-shop.ts'

describe('an idempotency key', () => {
  test('replays the first answer byte for byte and refuses other parameters', async () => {
    const { url, stripe, sandbox, config } = await openShop()
    const post = (amount: number) =>
      fetch(`${url}/v1/checkout/sessions`, {
        method: 'POST',
        body: new URLSearchParams({
          mode: 'payment',
          success_url: 'http://shop.example/',
          'line_items[0][quantity]': '1',
          'line_items[0][price_data][currency]': 'usd',
          'line_items[0][price_data][unit_amount]': String(amount),
          'line_items[0][price_data][product_data][name]': 'Minutes',
        }),
        headers: { Authorization: `Bearer ${config.stripe.secretKey}`, 'Idempotency-Key': 'one' },
      })
    const first = await (await post(1_000)).text()
    const again = await post(1_000)
    expect(again.headers.get('Idempotent-Replayed')).toBe('true')
    expect(await again.text()).toBe(first)
    expect(sandbox.record.collection('stripe_sessions').list()).toHaveLength(1)
    await expect(
      stripe.checkout.sessions.create(ORDER, { idempotencyKey: 'one' }),
    ).rejects.toMatchObject({ statusCode: 400, type: 'StripeIdempotencyError' })
  })

  test('makes a retry after a lost answer safe', async () => {
    const { url, stripe, sandbox } = await openShop()
    // Once for the request, once for stripe-node's own retry after a reset connection.
    await setFault(url, 'stripe', 'drop_response', 2)
    const create = () => stripe.checkout.sessions.create(ORDER, { idempotencyKey: 'two' })
    await expect(create()).rejects.toMatchObject({ type: 'StripeConnectionError' })
    const [made] = sandbox.record.collection('stripe_sessions').list()
    expect((await create()).id).toBe(made?.id)
    expect(sandbox.record.collection('stripe_sessions').list()).toHaveLength(1)
  })

  test('keeps nothing of a request that failed validation', async () => {
    const { stripe } = await openShop()
    const create = (email: string) =>
      stripe.checkout.sessions.create(
        { ...ORDER, customer_email: email },
        { idempotencyKey: 'three' },
      )
    await expect(create('nobody')).rejects.toMatchObject({ code: 'email_invalid' })
    expect((await create('rosa@example.com')).status).toBe('open')
  })
})

describe('faults', () => {
  test('down answers 503 and the SDK’s own retry gets through', async () => {
    const { url, stripe } = await openShop({ maxNetworkRetries: 1 })
    await setFault(url, 'stripe', 'down')
    expect((await stripe.checkout.sessions.create(ORDER)).status).toBe('open')
  })

  test('duplicate delivers the same event three times', async () => {
    const { url, stripe, receiver, event } = await openShop()
    const session = await stripe.checkout.sessions.create(ORDER)
    await setFault(url, 'stripe', 'duplicate')
    await payAsClient(session)
    await receiver.count(3)
    expect(new Set([0, 1, 2].map((index) => event(index).id)).size).toBe(1)
  })

  test('out_of_order lets the next event overtake', async () => {
    const { url, stripe, receiver, event } = await openShop()
    const [early, late] = [
      await stripe.checkout.sessions.create(ORDER),
      await stripe.checkout.sessions.create(ORDER),
    ]
    await setFault(url, 'stripe', 'out_of_order')
    await payAsClient(early)
    await payAsClient(late)
    await receiver.count(2)
    const ids = [0, 1].map((index) => event(index).data.object)
    expect(ids).toMatchObject([{ id: late.id }, { id: early.id }])
  })

  test.each([
    [{ provider: 'acme', mode: 'down' }, 'provider'],
    [{ provider: 'stripe', mode: 'sulk' }, 'mode'],
    [{ provider: 'stripe', mode: 'down', times: -1 }, 'times'],
    ['[', 'body'],
  ])('%o is refused', async (body, field) => {
    const { url } = await openShop()
    const response = await postJson(`${url}/faults`, body)
    expect(response.status).toBe(400)
    if (field !== 'body') expect(await response.text()).toContain(field)
  })
})
