import { afterAll, beforeAll, expect, test } from 'vitest'
import { graphqlClient } from '../support/graphql-client.ts'
import { pay, returnsOf, setUpLine } from '../support/live-line.ts'
import { openBrowserByHand, signIn } from '../support/sign-in.ts'
import { openWorld, type World } from '../support/world.ts'

let world: World
let count = 0

beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

/** An owner in the browser, with the API. */
async function owner() {
  const email = `payer-${++count}@example.com`
  const browser = await signIn(world, email)
  const { api } = await world.account(email)
  return { email, browser, api }
}

test('a line’s owner comes back to its page, with what was paid for which line and the receipt', async () => {
  const { browser, api } = await owner()
  const { setup_id: id, checkout_url } = await setUpLine(api)
  const left = await browser.get(`/console/lines/${id}?said=not-paid`)
  expect(left.html).toContain('You left checkout before paying, so nothing was charged.')
  expect(left.html).toMatch(/Pay by <time [^>]+>(?:today|tomorrow), \d+:\d\d/)
  expect(left.html).not.toContain('Waiting for payment</h2>')
  expect(left.html.split(checkout_url)).toHaveLength(2)
  await pay(checkout_url)
  await expect
    .poll(async () => (await browser.get(`/console/lines/${id}?said=paid`)).html, {
      timeout: 10_000,
    })
    .toMatch(/<dt>Paid<\/dt><dd><bdi>\$10\.00</)
  const { html } = await browser.get(`/console/lines/${id}?said=paid`)
  expect(html).toMatch(/<a href="\/console\/minutes\/receipts\/pack_\w+">View receipt/)
  const { html: told } = await browser.get('/paid')
  expect(told).toContain('View receipt')
  expect(told).not.toContain('hx-get="/paid"')
})

test('a payment page that was left is named with its sum, its end and the way back to it', async () => {
  const { browser, api } = await owner()
  const { checkout_url } = await setUpLine(api)
  const { html } = await browser.get('/payment-cancelled')
  expect(html).toContain('<h1>Payment not completed</h1>')
  expect(html).toContain('<dt>Price</dt><dd><bdi>$10.00</bdi>')
  expect(html).toMatch(new RegExp(`href="${checkout_url}">Pay \\$10.00<`))
  expect(html).toMatch(/Checkout stays open until <time [^>]+>(?:today|tomorrow), \d+:\d\d/)
  expect(html).toContain('class="console-nav"')
  expect(html).not.toContain('Get started')
})

test('nothing is called paid before the processor has told of it', async () => {
  const { browser, api } = await owner()
  await setUpLine(api)
  const { html } = await browser.get('/paid')
  expect(html).toContain('This usually takes a few seconds.')
  expect(html).not.toContain('View receipt')
  // It asks again until it is told.
  expect(html).toContain('hx-get="/paid"')
})

/** The page that a payment page leads back to, as who is not signed in sees it. */
async function asVisitor(address: string) {
  const { pathname, search } = new URL(address)
  return (await openBrowserByHand(world.url).get(pathname + search)).html
}

test('who is not signed in is told no sum by an address that we did not sign', async () => {
  const { api, email } = await owner()
  const { setup_id: id, checkout_url } = await setUpLine(api)
  const { cancel } = await returnsOf(checkout_url)
  const cut = new URL(cancel).searchParams.get('of')?.slice(0, -1)
  for (const path of ['/paid', '/payment-cancelled']) {
    for (const address of [`${path}?line=${id}`, `${path}?line=${id}&of=${cut}`]) {
      const html = await asVisitor(new URL(address, world.url).href)
      expect(html).not.toContain('Get started')
      expect(html).not.toMatch(/\$10|Lopez Plumbing|Pay \$/)
      expect(html).not.toContain(email)
      const returnTo = encodeURIComponent(`${path}?line=${id}`)
      expect(html).toContain(`href="/sign-in?return_to=${returnTo}"`)
    }
  }
})

test('where nothing names the payment, only what is true of any is told, and no sum looks like a bill', async () => {
  const paid = await asVisitor(new URL('/paid', world.url).href)
  expect(paid).toContain('<h1>Sign in to see your payment</h1>')
  expect(paid).toContain('If you’ve just paid, it went through.')
  expect(paid).toContain('Minutes reach your account within seconds of paying.')
  // Nothing asks again, so nothing looks as if it went on.
  expect(paid).not.toMatch(/Confirming|hx-get/)
  const left = await asVisitor(new URL('/payment-cancelled', world.url).href)
  expect(left).toContain('<h1>Payment not completed</h1>')
  for (const [html, path] of [
    [paid, '/paid'],
    [left, '/payment-cancelled'],
  ] as const) {
    expect(html).toContain(`href="/sign-in?return_to=${encodeURIComponent(path)}"`)
    expect(html).not.toContain('$')
  }
})

test('who left the payment page and is not signed in can pay the one thing it was for', async () => {
  const { api, email } = await owner()
  const { checkout_url } = await setUpLine(api)
  const html = await asVisitor((await returnsOf(checkout_url)).cancel)
  expect(html).toContain('<dt>Price</dt><dd><bdi>$10.00</bdi>')
  expect(html).toContain('<dt>For</dt><dd><bdi>40 minutes of calls</bdi>')
  expect(html).toContain('<dt>Line</dt><dd><bdi>Lopez Plumbing</bdi>')
  expect(html).toContain('gets its number once you pay')
  expect(html).toMatch(/Checkout stays open until <time datetime="[^"]+" data-within>/)
  expect(html).toContain(`href="${checkout_url}">Pay $10.00<`)
  expect(html).not.toContain(email)
})

test('who paid and is not signed in is told of it once the processor has told us', async () => {
  const { api, email } = await owner()
  const { checkout_url } = await setUpLine(api)
  const { success } = await returnsOf(checkout_url)
  const early = await asVisitor(success)
  expect(early).toContain('Confirming your payment')
  expect(early).toContain('hx-get="/paid?line=')
  await pay(checkout_url)
  await expect.poll(() => asVisitor(success), { timeout: 10_000 }).toContain('Payment received')
  const html = await asVisitor(success)
  expect(html).toContain('<dt>For</dt><dd><bdi>40 minutes of calls</bdi>')
  expect(html).toContain('<dt>Line</dt><dd><bdi>Lopez Plumbing</bdi>')
  expect(html).toMatch(/<dt>When<\/dt><dd><time datetime="[^"]+">/)
  expect(html).toMatch(/return_to=%2Fconsole%2Fminutes%2Freceipts%2Fpack_\w+">View receipt/)
  expect(html).not.toMatch(/hx-get|Pay \$/)
  expect(html).not.toContain(email)
})

test('a return address of meeting minutes says so, and nothing once its page has ended', async () => {
  const { accountId, key } = await world.account()
  const { data } = await graphqlClient(
    world.url,
    key,
  )('mutation { bought: meetingMinutesBuy(pack: "meet200") { ... on Checkout { checkoutUrl } } }')
  const { cancel } = await returnsOf(String(Object(data?.bought).checkoutUrl))
  expect(await asVisitor(cancel)).toContain('200 minutes of meetings')
  await world.app.db.purchase.updateMany({ where: { accountId }, data: { expiresAt: new Date() } })
  expect(await asVisitor(cancel)).not.toContain('Pay $')
})

test('an unpaid line says of its end only what is true of one that never was live', async () => {
  const { browser, api } = await owner()
  const { setup_id: id } = await setUpLine(api)
  const { html } = await browser.get(`/console/lines/${id}`)
  expect(html).toContain('You haven’t paid for it. Its payment link will stop working.')
  expect(html).not.toContain('stops answering calls')
  const closing = await browser.get(`/console/lines/${id}/close`)
  expect(closing.html).toContain('You haven’t paid for it. Its payment link will stop working.')
  expect(closing.html).not.toMatch(/call forwarding|stops answering|You lose/)
})

test('the one card of an unpaid line goes on telling of the payment that was left', async () => {
  const { browser, api } = await owner()
  const { setup_id: id, checkout_url } = await setUpLine(api)
  const { html } = await browser.get(
    `/console/lines/${id}/state?status=AWAITING_PAYMENT&said=not-paid`,
  )
  expect(html).toContain('Not paid yet')
  expect(html).toContain(`href="${checkout_url}">Pay $10 for 40 minutes`)
})
