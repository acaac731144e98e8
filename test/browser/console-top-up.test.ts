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
import { untilTopUp } from '../support/top-ups.ts'
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

/** From the first pack's receipt in the statement to a saved card, and back to no card. */
async function topUp({ page, hands, look }: Visitor) {
  const { owner, lineId } = await openLiveLine(world)
  await page.goto(`${world.url}/console/minutes`)
  await hands.fill(page.getByLabel('Email'), owner.email)
  await hands.press(page.getByRole('button', { name: 'Sign in' }))
  await hands.press(page.getByRole('link', { name: /^Statement/ }).first())
  await hands.press(page.getByRole('link', { name: /^Receipt for the 40-minute pack/ }))
  await page.getByRole('heading', { name: '$10.00' }).waitFor()
  await page.getByText(owner.email).waitFor()
  await look()
  await page.goto(`${world.url}/console/minutes`)
  await hands.press(page.getByRole('link', { name: /^Set up auto top-up of / }))
  const packs = page.getByLabel('times a month')
  await packs.waitFor()
  await page.getByText('Nothing is charged now.').waitFor()
  await look()
  await hands.fill(packs, '99')
  await hands.press(page.getByRole('button', { name: 'Continue to save card' }))
  await page.getByText('Enter 20 at most.').waitFor()
  await look()
  await hands.fill(packs, '2')
  const isScripted = await page.evaluate(() => 'htmx' in window)
  const most = isScripted ? '$20 a month: 2 packs' : 'a month'
  await page.locator('#most').getByText(most).first().waitFor()
  await hands.press(page.getByRole('button', { name: 'Continue to save card' }))
  await hands.press(page.getByRole('button', { name: 'Save the card' }))
  await page.getByText('Card saved.').waitFor()
  const key = { accountId: owner.accountId, lineId }
  await untilTopUp(world.app, key, ({ status }) => status === 'on')
  await page.goto(`${world.url}/console/minutes/${lineId}/top-up`)
  await page.getByText('0 of 2 packs').waitFor()
  await look()
  await hands.press(page.getByRole('button', { name: 'Turn auto top-up off' }))
  await page.getByText('Auto top-up is off.').waitFor()
  await look()
}

test.each(VIEWS)('turned on and off at $width px', (view) => visitInView(browser, view, topUp))

test('turned on and off by keyboard alone, and without JavaScript', async () => {
  await visitByKeyboard(browser, topUp)
  await visitWithoutJavaScript(browser, topUp)
})
