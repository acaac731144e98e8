import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectWellMade, openBrowser, openPage, VIEWS } from '../support/browser.ts'
import {
  type Visitor,
  visitByKeyboard,
  visitInView,
  visitWithoutJavaScript,
} from '../support/console-visits.ts'
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

/** From meetings to open items: one is given to somebody, another is marked as done, its meeting found by search, and the item reopened there. */
async function markItems({ page, hands, look }: Visitor) {
  const { accountId, email } = await world.account()
  await storeItems(world.app, accountId, [
    { text: 'Send the offer to the new supplier in Austin', owner: 'Ana Ruiz', due: 'Friday' },
    { text: 'Call Ben', owner: 'Ana Ruiz' },
  ])
  await page.goto(`${world.url}/console/meetings`)
  await hands.fill(page.getByLabel('Email'), email)
  await hands.press(page.getByRole('button', { name: 'Sign in' }))
  await hands.press(page.getByRole('link', { name: 'Action items' }))
  await page.getByText('Send the offer').waitFor()
  await look()
  const offer = page.getByRole('listitem').filter({ hasText: 'Send the offer' })
  await hands.press(offer.locator('.assign > summary'))
  await hands.fill(offer.getByRole('textbox', { name: 'Who does it' }), 'Ben Ode')
  await look()
  await hands.press(offer.getByRole('button', { name: 'Save' }))
  await page.getByText('Saved.').waitFor()
  await offer.getByText('Ben Ode').waitFor()
  await hands.press(page.getByRole('button', { name: 'Mark as done: Call Ben' }))
  await page.getByText('Marked as done.').waitFor()
  expect(await page.getByText('Call Ben').count()).toBe(0)
  await hands.press(page.getByRole('link', { name: 'Done', exact: true }))
  await page.getByText('Call Ben').waitFor()
  await look()
  await page.goto(`${world.url}/console/search`)
  await hands.fill(
    page.getByLabel('Search calls, messages, meetings, contacts and questions'),
    'nowhere',
  )
  await hands.press(page.getByRole('main').getByRole('button', { name: 'Search', exact: true }))
  await page.getByText('No result with all of these words.').waitFor()
  await look()
  await hands.fill(
    page.getByLabel('Search calls, messages, meetings, contacts and questions'),
    'new supplier',
  )
  await hands.press(page.getByRole('main').getByRole('button', { name: 'Search', exact: true }))
  await look()
  await hands.press(page.getByRole('link', { name: 'Planning' }))
  await hands.press(page.getByRole('button', { name: 'Not done yet: Call Ben' }))
  await page.getByText('Marked as not done.').waitFor()
  await page.getByRole('button', { name: 'Mark as done: Call Ben' }).waitFor()
  await look()
}

test.each(VIEWS)('marked at $width px', (view) => visitInView(browser, view, markItems))

test('marked by keyboard alone, and without JavaScript', async () => {
  await visitByKeyboard(browser, markItems)
  await visitWithoutJavaScript(browser, markItems)
})

test('the search finds as one types, and its address can be kept', async () => {
  const { accountId, email } = await world.account()
  await storeItems(world.app, accountId, [{ text: 'Send the offer to the new supplier' }])
  const { page, problems, close } = await openPage(browser, { bypassCSP: false })
  await page.goto(`${world.url}/console/search`)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Sign in' }).click()
  const field = page.getByLabel('Search calls, messages, meetings, contacts and questions')
  await field.pressSequentially('nowhere')
  await page.getByText('with all of these words').waitFor()
  await field.fill('supp')
  await page.getByRole('link', { name: 'Planning' }).waitFor()
  expect(new URL(page.url()).search).toBe('?q=supp')
  expect(await field.evaluate((element) => element === document.activeElement)).toBe(true)
  await expectWellMade(page)
  expect(problems).toEqual([])
  await close()
})

test('what was typed before the page was ready is searched too', async () => {
  const { email } = await world.account()
  const { page, close } = await openPage(browser, { bypassCSP: false })
  const ready = Promise.withResolvers<void>()
  await page.route('**/assets/htmx.min.js*', async (route) => {
    await ready.promise
    await route.continue()
  })
  await page.goto(`${world.url}/console/search`, { waitUntil: 'commit' })
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Sign in' }).click({ noWaitAfter: true })
  await page
    .getByLabel('Search calls, messages, meetings, contacts and questions')
    .pressSequentially('nowhere')
  ready.resolve()
  await page.getByText('with all of these words').waitFor()
  await close()
})
