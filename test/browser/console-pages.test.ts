import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { reserve } from '../../src/billing/ledger.ts'
import { settleReservation } from '../../src/billing/settle-reservation.ts'
import { DAY_MS } from '../../src/kernel/hours/hours-exceptions.ts'
import { newId } from '../../src/kernel/ids.ts'
import { expectWellMade, openBrowser, openPage, VIEWS } from '../support/browser.ts'
import { byHand, fillLineForm, NEW_LINE, openHours } from '../support/console-journey.ts'
import { returnsOf } from '../support/live-line.ts'
import { costAsOpened } from '../support/page-cost.ts'
import { until } from '../support/until.ts'
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

async function signIn(page: Page) {
  await page.goto(`${world.url}/console`)
  await page.getByLabel('Email').fill(`${crypto.randomUUID()}@example.com`)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('heading', { name: 'Get started' }).waitFor()
}

test('without JavaScript a line is set up and paid, and shows its number', async () => {
  const { page, close } = await openPage(browser, { javaScriptEnabled: false })
  await signIn(page)
  await page.getByRole('link', { name: 'Set up an answering line' }).click()
  await fillLineForm(page, byHand, { ...NEW_LINE, 'Your mobile': '' })
  await page.getByRole('button', { name: 'Copy Monday' }).click()
  await page.getByLabel('Your mobile').fill(NEW_LINE['Your mobile'])
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await page.waitForURL(/\/checkout\//)
  await page.getByRole('button', { name: /^Pay/ }).click()
  await page.waitForURL(/\/console\/lines\/line_/)
  await until('the line is live', async () => {
    await page.reload()
    return page.getByRole('heading', { name: 'Not taking your calls yet' }).isVisible()
  })
  await close()
})

test.each([390, 1280])(
  'at %s px every place is light, and nothing moves as it opens',
  async (width) => {
    const { page, close } = await openPage(browser, { viewport: { width, height: 844 } })
    await signIn(page)
    for (const place of [
      '',
      '/lines',
      '/lines/new',
      '/test-lines',
      '/messages',
      '/calls',
      '/meetings',
      '/minutes',
      '/settings',
      '/questions',
      '/more',
    ]) {
      await page.goto(`${world.url}/console${place}`)
      const { weightBytes, moved } = await costAsOpened(page)
      expect(weightBytes, place).toBeLessThan(150_000)
      expect(moved, place).toBe(0)
    }
    await close()
  },
)

test.each([390, 1280])(
  'at %s px a day of use says its value when pointed at, or reached by keyboard',
  async (width) => {
    const { page, close } = await openPage(browser, { viewport: { width, height: 844 } })
    const owner = await world.account()
    const wallet = { accountId: owner.accountId, walletId: owner.accountId }
    // With fewer than three days there is no chart.
    for (const [daysAgo, usedSeconds] of [
      [3, 60],
      [1, 60],
      [0, 120],
    ] as const) {
      const at = new Date(Date.now() - daysAgo * DAY_MS)
      const fact = { sourceId: newId('mtg'), seconds: 180, reason: 'Correction', at }
      await reserve(world.app.db, wallet, fact)
      await settleReservation(world.app.db, wallet, { ...fact, usedSeconds })
    }
    await page.goto(`${world.url}/sign-in?return_to=/console/minutes/meetings`)
    await page.getByLabel('Email').fill(owner.email)
    await page.getByRole('button', { name: 'Sign in' }).click()
    // One drawing per screen width: until the style sheet has loaded, both are visible.
    await page.waitForURL(`${world.url}/console/minutes/meetings`)
    const day = page.getByRole('img', { name: /: 2 min$/ })
    const value = day.getByText(/: 2 min$/)
    await day.waitFor()
    await page.mouse.move(0, 0)
    expect(await value.isVisible()).toBe(false)
    await day.focus()
    await value.waitFor()
    await page.getByRole('heading', { name: 'Entries' }).click()
    await value.waitFor({ state: 'hidden' })
    await day.locator('.strip').hover()
    await value.waitFor()
    await expectWellMade(page)
    await close()
  },
)

test('a switch in the settings saves at once, and stays in focus', async () => {
  const { page, problems, close } = await openPage(browser, { bypassCSP: false })
  await signIn(page)
  await page.goto(`${world.url}/console/settings`)
  const summary = page.getByRole('checkbox', { name: 'Daily summary' })
  await summary.focus()
  await page.keyboard.press('Space')
  await page.getByText('Saved.').waitFor()
  expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true)
  await expectWellMade(page)
  await page.reload()
  expect(await summary.isChecked()).toBe(false)
  expect(problems).toEqual([])
  await close()
})

describe.each(VIEWS)('$width px', ({ width }) => {
  const view = { viewport: { width, height: 844 } }

  test('a form that is refused; a line that is changed, then closed', async () => {
    const { page, close } = await openPage(browser, { ...view, bypassCSP: false })
    await signIn(page)
    await page.goto(`${world.url}/console/lines/new`)
    await fillLineForm(page, byHand, { ...NEW_LINE, 'Business phone': '555' })
    await page.getByRole('button', { name: 'Continue to payment' }).click()
    await page.getByText('Enter a US phone number with its area code').waitFor()
    await expectWellMade(page)
    await page.getByLabel('Business phone').fill(NEW_LINE['Business phone'])
    await page.getByRole('button', { name: 'Continue to payment' }).click()
    await page.waitForURL(/\/checkout\//)
    const visitor = await openPage(browser, { ...view, bypassCSP: false })
    const returns = await returnsOf(page.url())
    await visitor.page.goto(returns.cancel)
    await visitor.page.getByRole('button', { name: 'Pay $10.00' }).waitFor()
    await expectWellMade(visitor.page)
    await visitor.page.goto(returns.success)
    await visitor.page.getByRole('heading', { name: 'Confirming your payment' }).waitFor()
    await expectWellMade(visitor.page)
    await visitor.close()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByText('You left checkout before paying, so nothing was charged.').waitFor()
    await expectWellMade(page)
    await page.goto(`${world.url}/payment-cancelled`)
    await page.getByRole('heading', { name: 'Payment not completed' }).waitFor()
    await expectWellMade(page)
    await page.goBack()
    await page.getByRole('link', { name: 'Change details' }).click()
    await openHours(page, byHand)
    await page.getByLabel('Monday opens').fill('18:00')
    await page.getByRole('button', { name: 'Copy Monday' }).click()
    await expectWellMade(page)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('Mon–Fri 6 PM–5 PM the next day').waitFor()
    await page.getByRole('button', { name: 'Close this line' }).click()
    await expectWellMade(page)
    await page.getByLabel('to confirm').fill(NEW_LINE['Business name'])
    await page.getByRole('button', { name: 'Close the line' }).click()
    await page.getByRole('heading', { name: 'This line is closed' }).waitFor()
    await expectWellMade(page)
    await close()
  })
})
