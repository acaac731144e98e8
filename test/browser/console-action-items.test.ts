import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectWellMade, openBrowser, openPage, VIEWS } from '../support/browser.ts'
import { byHand, byKeyboard, type Hands } from '../support/console-journey.ts'
import { storeItems } from '../support/noted-items.ts'
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

type Visitor = Awaited<ReturnType<typeof openPage>> & { hands: Hands; look(): Promise<void> }

/** From the list of meetings to what is open, one marked, and taken back on its recap. */
async function markItems({ page, hands, look }: Visitor) {
  const { accountId, email } = await world.account()
  await storeItems(world.app, accountId, [
    { text: 'Send the offer to the new supplier in Austin', owner: 'Ana Ruiz', due: 'Friday' },
    { text: 'Call Ben', owner: 'Ana Ruiz' },
  ])
  await page.goto(`${world.url}/console/meetings`)
  await hands.fill(page.getByLabel('Email'), email)
  await hands.press(page.getByRole('button', { name: 'Sign in' }))
  await hands.press(page.getByRole('button', { name: 'Action items' }))
  await page.getByText('Send the offer').waitFor()
  await look()
  await hands.press(page.getByRole('button', { name: 'Mark as done: Call Ben' }))
  await page.getByText('Marked as done.').waitFor()
  expect(await page.getByText('Call Ben').count()).toBe(0)
  await hands.press(page.getByRole('link', { name: 'Done', exact: true }))
  await page.getByText('Call Ben').waitFor()
  await look()
  await hands.press(page.getByRole('link', { name: 'Planning' }))
  await hands.press(page.getByRole('button', { name: 'Not done yet: Call Ben' }))
  await page.getByText('Marked as not done.').waitFor()
  await page.getByRole('button', { name: 'Mark as done: Call Ben' }).waitFor()
  await look()
}

test.each(VIEWS)('marked at $width px, $colorScheme', async ({ width, colorScheme }) => {
  const view = { viewport: { width, height: 844 }, colorScheme, bypassCSP: false }
  const visit = await openPage(browser, view)
  await markItems({ ...visit, hands: byHand, look: () => expectWellMade(visit.page) })
  expect(visit.problems).toEqual([])
  await visit.close()
})

test('marked by keyboard alone, and without JavaScript', async () => {
  const keys = await openPage(browser, { bypassCSP: false })
  await markItems({ ...keys, hands: byKeyboard(keys.page), look: async () => {} })
  await keys.close()
  const plain = await openPage(browser, { javaScriptEnabled: false, bypassCSP: false })
  await markItems({ ...plain, hands: byHand, look: async () => {} })
  await plain.close()
})
