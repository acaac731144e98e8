import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, VIEWS } from '../support/browser.ts'
import {
  type Visitor,
  visitByKeyboard,
  visitInView,
  visitWithoutJavaScript,
} from '../support/console-visits.ts'
import { openWorld, type World } from '../support/world.ts'

let world: World
let browser: Browser

beforeAll(async () => {
  world = await openWorld()
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await world.close()
})

/** From the settings to an endpoint, its secret at the receiver, a verified test event, and the endpoint's removal. */
async function lookAfterWebhooks({ page, hands, look }: Visitor) {
  await page.goto(`${world.url}/console/settings`)
  await hands.fill(page.getByLabel('Email'), `${crypto.randomUUID()}@example.com`)
  await hands.press(page.getByRole('button', { name: 'Sign in' }))
  await hands.press(page.getByRole('link', { name: 'See webhooks' }))
  await page.getByText('No endpoint yet').waitFor()
  await look()

  await hands.fill(page.getByLabel('Address'), 'https://10.0.0.1/hook')
  await hands.press(page.getByRole('button', { name: 'Add the endpoint' }))
  await page.getByRole('alert').getByText('can be reached from the public internet').waitFor()
  await look()
  await hands.fill(page.getByLabel('Address'), `${world.sandboxUrl}/events`)
  await hands.fill(page.getByLabel('What it is for'), 'Our <CRM>')
  await hands.press(page.getByRole('button', { name: 'Add the endpoint' }))
  await page.getByRole('heading', { name: 'Our <CRM>' }).waitFor()
  const secret = (await page.locator('#new-secret').textContent()) ?? ''
  await look()

  /** A row opens in place; without JavaScript it has a link to the event's page. */
  async function showWhatWasSent() {
    const isScripted = await page.evaluate(() => 'htmx' in window)
    if (!isScripted)
      await hands.press(page.getByRole('link', { name: 'See what was sent' }).first())
    await page.getByRole('region', { name: /^Payload/ }).waitFor()
  }

  const before = await received()
  await page.goto(`${world.sandboxUrl}/events`)
  const fold = page.locator('.set-up-fold:not([open]) > summary')
  if ((await fold.count()) > 0) await hands.press(fold)
  await hands.fill(page.getByLabel('Signing secret'), 'no secret')
  await hands.press(page.getByRole('button', { name: 'Save secret' }))
  await page.getByRole('alert').getByText('one begins with whsec_').waitFor()
  await hands.fill(page.getByLabel('Signing secret'), secret)
  await hands.press(page.getByRole('button', { name: 'Save secret' }))
  await page.waitForLoadState()
  await page.goto(`${world.url}/console/webhooks`)
  await hands.press(page.getByRole('button', { name: 'Add an endpoint' }))
  await page.getByRole('heading', { name: 'Add an endpoint' }).waitFor()
  await page.getByLabel('Address').waitFor()
  await look()
  await hands.press(page.getByRole('link', { name: 'Cancel' }))
  await hands.press(page.getByRole('link', { name: 'Our <CRM>' }))
  await page.getByRole('heading', { name: 'Our <CRM>' }).waitFor()
  expect(await page.content()).not.toContain(secret)
  await hands.press(page.getByRole('button', { name: 'Send a test event' }))
  await page.getByText('Test event sent').waitFor()
  await expect.poll(async () => (await received()).length).toBe(before.length + 1)
  // The receiver has it a moment before we have recorded the delivery.
  const isDelivered = async () => {
    await page.reload()
    return page.getByText('Delivered', { exact: true }).isVisible()
  }
  await expect.poll(isDelivered).toBe(true)
  await look()
  await hands.press(page.locator('summary').filter({ hasText: 'webhook.test' }))
  await showWhatWasSent()
  await page.getByText('webhook-signature: v1,').waitFor()
  await look()
  await hands.press(page.getByRole('button', { name: 'Send again: webhook.test' }))
  await page.getByText('Sending the event again').waitFor()
  await expect.poll(async () => (await received()).length).toBe(before.length + 2)
  const [sent, again] = (await received()).slice(-2)
  expect(sent).toMatchObject({ verified: true, eventId: again?.eventId })
  const endpoint = page.url()
  await page.goto(`${world.sandboxUrl}/events`)
  // A phone shows either the list or an event.
  await hands.press(page.getByRole('navigation', { name: 'Events' }).getByRole('link').first())
  const newest = page.getByRole('article').first()
  await newest.getByText('Verified', { exact: true }).waitFor()
  await newest
    .getByRole('region', { name: /^Headers/ })
    .getByText('webhook-signature')
    .waitFor()
  await newest
    .getByText(sent?.eventId ?? '')
    .first()
    .waitFor()
  await look()

  await page.goto(endpoint)
  await hands.press(page.getByText('Change address or events'))
  await look()
  await hands.fill(page.getByLabel('Address'), 'https://10.0.0.1/hook')
  await hands.press(page.getByRole('button', { name: 'Save' }))
  await page.getByRole('alert').getByText('can be reached from the public internet').waitFor()
  await look()
  await hands.fill(page.getByLabel('Address'), `${world.sandboxUrl}/events?from=us`)
  await hands.press(page.getByRole('button', { name: 'Save' }))
  await page.getByText('Saved.').waitFor()
  await page.getByText('/events?from=us').first().waitFor()
  await hands.press(page.getByRole('button', { name: 'Make a new secret' }))
  await page.getByText('also signs until').waitFor()
  await hands.press(page.getByRole('button', { name: 'Turn off' }))
  await page.getByText('You turned it off.').waitFor()
  await look()
  await page.goto(`${world.url}/console/webhooks/events`)
  await page.getByText('webhook.test').waitFor()
  await look()
  await hands.press(page.locator('summary').filter({ hasText: 'webhook.test' }))
  await showWhatWasSent()
  await page.getByRole('region', { name: /^Payload/ }).waitFor()
  await look()
  await page.goto(`${world.url}/console/webhooks`)
  await hands.press(page.getByRole('link', { name: 'Our <CRM>' }))
  await hands.press(page.getByRole('button', { name: 'Delete the endpoint' }))
  await page.getByRole('heading', { name: 'Delete this endpoint?' }).waitFor()
  await hands.press(page.getByRole('button', { name: 'Delete the endpoint' }))
  await page.getByText('No endpoint yet').waitFor()
}

async function received() {
  const answer = await fetch(`${world.sandboxUrl}/events/received.json`)
  return (await answer.json()) as { eventId: string; verified: boolean }[]
}

test.each(VIEWS)('looked after at $width px', (view) =>
  visitInView(browser, view, lookAfterWebhooks),
)

test('looked after by keyboard alone', () => visitByKeyboard(browser, lookAfterWebhooks))

test('looked after without JavaScript', () => visitWithoutJavaScript(browser, lookAfterWebhooks))
