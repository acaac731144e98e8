import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, test } from 'vitest'
import { openBrowser, VIEWS } from '../support/browser.ts'
import {
  type Visitor,
  visitByKeyboard,
  visitInView,
  visitWithoutJavaScript,
} from '../support/console-visits.ts'
import { openLiveLine } from '../support/live-line.ts'
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

/** From a line's page to a holiday in one press, other hours by the form, a refusal, and a removal. */
async function setDays({ page, hands, look }: Visitor) {
  const { owner, lineId } = await openLiveLine(world)
  await page.goto(`${world.url}/console/lines/${lineId}/closed-days`)
  await hands.fill(page.getByLabel('Email'), owner.email)
  await hands.press(page.getByRole('button', { name: 'Sign in' }))
  await page.getByText('None yet').waitFor()
  await look()
  await hands.press(page.getByRole('button', { name: 'Closed on Christmas' }))
  await page.getByText('Saved. The next call hears it.').waitFor()
  await page.getByText('Closed: closed for Christmas').waitFor()

  const year = new Date().getUTCFullYear() + 1
  await page.getByLabel('First day').fill(`${year}-08-02`)
  await hands.fill(page.getByLabel('Opens at'), '10')
  await hands.fill(page.getByLabel('Closes at'), '2 PM')
  await hands.press(page.getByRole('button', { name: 'Add', exact: true }))
  await page.getByRole('alert').getByText('Say AM or PM').waitFor()
  await look()
  await hands.fill(page.getByLabel('Opens at'), '10 AM')
  await hands.press(page.getByRole('button', { name: 'Add', exact: true }))
  await page.getByText('10:00 AM to 2:00 PM').waitFor()
  await hands.press(page.getByRole('button', { name: /^Remove .*Dec 25/ }))
  await page.getByText('Removed.').waitFor()
  await page.goto(`${world.url}/console/lines/${lineId}`)
  await page.getByText('10:00 AM to 2:00 PM').waitFor()
  await look()
}

test.each(VIEWS)('set at $width px, $colorScheme', (view) => visitInView(browser, view, setDays))

test('set by keyboard alone, and without JavaScript', async () => {
  await visitByKeyboard(browser, setDays)
  await visitWithoutJavaScript(browser, setDays)
})
