import { afterAll, beforeAll, expect, test } from 'vitest'
import { pay, setUpLine } from '../support/live-line.ts'
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
  expect(left.html).toContain('Nothing was paid, and nothing was charged.')
  expect(left.html).toMatch(/Pay by: <time [^>]+>[A-Z][a-z]+, \d+:\d\d/)
  expect(left.html).not.toContain('Waiting for payment</h2>')
  expect(left.html.split(checkout_url)).toHaveLength(2)
  await pay(checkout_url)
  await expect
    .poll(async () => (await browser.get(`/console/lines/${id}?said=paid`)).html, {
      timeout: 10_000,
    })
    .toMatch(/<p class="sum">\$10<\/p>/)
  const { html } = await browser.get(`/console/lines/${id}?said=paid`)
  expect(html).toMatch(/<a href="\/console\/minutes\/receipts\/pack_\w+">Open the receipt/)
  const { html: told } = await browser.get('/paid')
  expect(told).toContain('Open the receipt')
  expect(told).not.toContain('hx-get="/paid"')
})

test('a payment page that was left is named with its sum, its end and the way back to it', async () => {
  const { browser, api } = await owner()
  const { checkout_url } = await setUpLine(api)
  const { html } = await browser.get('/payment-cancelled')
  expect(html).toContain('<h1>Nothing was paid</h1>')
  expect(html).toContain('<p class="sum">$10</p>')
  expect(html).toMatch(new RegExp(`href="${checkout_url}">Pay now`))
  expect(html).toContain('class="console-nav"')
  expect(html).not.toContain('Get started')
})

test('nothing is called paid before the processor has told of it', async () => {
  const { browser, api } = await owner()
  await setUpLine(api)
  const { html } = await browser.get('/paid')
  expect(html).toContain('confirms it to us within seconds')
  expect(html).not.toContain('Open the receipt')
  // It asks again until it is told.
  expect(html).toContain('hx-get="/paid"')
})

test('who is not signed in is told no sum, and is led to the payment by signing in', async () => {
  const { api } = await owner()
  const { setup_id: id } = await setUpLine(api)
  for (const path of ['/paid', '/payment-cancelled']) {
    const { html } = await openBrowserByHand(world.url).get(`${path}?line=${id}`)
    expect(html).not.toContain('Get started')
    expect(html).not.toContain('$10')
    expect(html).toContain('Minutes of calls on your line')
    const returnTo = encodeURIComponent(`${path}?line=${id}`)
    expect(html).toContain(`href="/sign-in?return_to=${returnTo}"`)
  }
})

test('a payment page that named no line was for meeting minutes', async () => {
  for (const path of ['/paid', '/payment-cancelled']) {
    const { html } = await openBrowserByHand(world.url).get(path)
    expect(html).toContain('Meeting minutes')
    expect(html).not.toContain('on your line')
  }
})

test('the one card of an unpaid line goes on telling of the payment that was left', async () => {
  const { browser, api } = await owner()
  const { setup_id: id, checkout_url } = await setUpLine(api)
  const { html } = await browser.get(
    `/console/lines/${id}/state?status=AWAITING_PAYMENT&said=not-paid`,
  )
  expect(html).toContain('Not paid yet')
  expect(html).toContain(`href="${checkout_url}">Pay now`)
})
