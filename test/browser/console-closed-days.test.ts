import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DAYS } from '../../src/kernel/hours/hours.ts'
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

const OPEN_ALL_WEEK = Object.fromEntries(
  DAYS.map((day) => [day, { open: '9:00 AM', close: '5:00 PM' }]),
)

/** From a line's page: two holidays ticked, other hours entered in the form, a refusal, and a removal. */
async function setDays({ page, hands, look }: Visitor) {
  const { owner, lineId, number } = await openLiveLine(world, { hours: OPEN_ALL_WEEK })
  await page.goto(`${world.url}/console/lines/${lineId}/closed-days`)
  await hands.fill(page.getByLabel('Email'), owner.email)
  await hands.press(page.getByRole('button', { name: 'Sign in' }))
  await page.getByRole('heading', { name: 'Which holidays are you closed on?' }).waitFor()
  await look()
  await hands.press(page.getByRole('button', { name: 'Mark as closed' }))
  await page.getByRole('alert').getByText('Check at least one.').waitFor()
  await hands.tick(page.getByRole('checkbox', { name: /^Christmas (?!Eve|observed)/ }))
  await hands.tick(page.getByLabel('Labor Day'))
  await hands.press(page.getByRole('button', { name: 'Mark as closed' }))
  await page.getByText('Saved. It applies from the next call.').waitFor()
  await page.getByText('Closed for Christmas').waitFor()
  await page.getByText('Closed for Labor Day').waitFor()

  const year = new Date().getUTCFullYear() + 1
  await page.getByLabel('First day').fill(`${year}-08-02`)
  expect(await page.getByLabel('Opens at').isVisible()).toBe(false)
  // Tab reaches the one that is chosen, and an arrow chooses the other.
  const closed = page.getByRole('radio', { name: 'Closed' })
  await hands.tick(closed)
  await closed.focus()
  await page.keyboard.press('ArrowRight')
  expect(await page.getByRole('radio', { name: 'Special hours' }).isChecked()).toBe(true)
  await page.getByLabel('Opens at').fill('10:00')
  await hands.press(page.getByRole('button', { name: 'Add days' }))
  await page.getByRole('alert').first().waitFor()
  await look()
  await page.getByLabel('Closes at').fill('14:00')
  await hands.press(page.getByRole('button', { name: 'Add days' }))
  await page.getByText('10:00 AM to 2:00 PM').waitFor()
  await hands.press(page.getByLabel(/^More about .*Dec 25/))
  await hands.press(page.getByRole('button', { name: /^Remove .*Dec 25/ }))
  await page.getByText('Removed.').waitFor()
  await hands.press(page.getByRole('button', { name: 'Close tomorrow' }))
  await page.getByText('Saved. It applies from the next call.').waitFor()
  await look()
  await page.goto(`${world.url}/console/lines/${lineId}`)
  await page.getByText('10:00 AM to 2:00 PM').waitFor()
  await look()
  return { lineId, number }
}

/** Then its directory entry: a refusal, a listing that agents find, and its end. */
async function setDaysAndList(visitor: Visitor) {
  const { page, hands, look } = visitor
  const { lineId, number } = await setDays(visitor)
  const found = () => fetch(`${world.url}/a2a/resolve?${new URLSearchParams({ number })}`)
  await page.goto(`${world.url}/console/lines/${lineId}/directory`)
  await page.getByRole('heading', { name: 'List the business' }).waitFor()
  await look()
  await hands.fill(page.getByLabel('Trade'), 'Plumber')
  await hands.press(page.getByText('For developers: agent card'))
  await hands.fill(page.getByLabel('Address of your own AI agent'), 'http://agents.example/card')
  await hands.press(page.getByRole('button', { name: 'List it' }))
  await page.getByRole('alert').first().waitFor()
  expect(await page.getByLabel('Trade').inputValue()).toBe('Plumber')
  await look()
  await hands.fill(page.getByLabel('Address of your own AI agent'), '')
  await hands.press(page.getByRole('button', { name: 'List it' }))
  await page.getByText('Edit trade and city').waitFor()
  await page.getByText('Listed', { exact: true }).waitFor()
  expect((await found()).status).toBe(200)
  await look()
  await hands.press(page.getByRole('button', { name: 'Remove from the directory' }))
  await page.getByRole('heading', { name: 'List the business' }).waitFor()
  expect((await found()).status).toBe(404)
}

test.each(VIEWS)('set at $width px', (view) => visitInView(browser, view, setDaysAndList))

test('set by keyboard alone, and without JavaScript', async () => {
  await visitByKeyboard(browser, setDaysAndList)
  await visitWithoutJavaScript(browser, setDaysAndList)
})
