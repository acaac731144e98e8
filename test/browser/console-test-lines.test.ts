import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectWellMade, openBrowser, openPage, VIEWS } from '../support/browser.ts'
import { byHand, byKeyboard, type Hands } from '../support/console-journey.ts'
import { phoneOf } from '../support/phone.ts'
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

/** Fields that most people leave unchanged are folded until one has a value. */
async function openFold(page: Page, hands: Hands) {
  if (await page.getByLabel('Services').isVisible()) return
  await hands.press(page.getByText('Hours and services'))
}

/** From an empty console to the owner's own test call, its page, and the last test line of the day. */
async function tryItFirst({ page, hands, look }: Visitor) {
  await page.goto(`${world.url}/console`)
  await hands.fill(page.getByLabel('Email'), `${crypto.randomUUID()}@example.com`)
  await hands.press(page.getByRole('button', { name: 'Sign in' }))
  await hands.press(page.getByRole('link', { name: 'Try it free first' }))
  await page.getByRole('heading', { name: 'Get a test line' }).waitFor()
  await look()

  const make = async () => {
    await hands.fill(page.getByLabel('Business name'), 'Lopez & Sons <Plumbing>')
    await page.getByLabel('What the business does').selectOption('plumbing')
    await openFold(page, hands)
    await hands.fill(page.getByLabel('Opening hours'), 'weekdays nine to five')
    await hands.press(page.getByRole('button', { name: 'Create test line' }))
  }
  await make()
  await page.getByText('5 of 5 calls left').waitFor()
  await look()

  const code = (await page.getByRole('definition').nth(1).textContent()) ?? ''
  const number = await page.locator('a[href^="tel:"]').first().getAttribute('href')
  await phoneOf(world).call(number?.replace('tel:', '') ?? '', [{ press: code }])
  await page.getByText('4 of 5 calls left').waitFor()

  for (const line of [2, 3]) {
    await make()
    await expect.poll(() => page.getByRole('definition').count()).toBe(2 * line)
  }
  await make()
  await page.getByRole('alert').getByText('You can make the next one at').waitFor()
  expect(await page.getByLabel('Opening hours').inputValue()).toBe('weekdays nine to five')
  await look()

  await hands.press(page.getByRole('button', { name: 'Talk to it in the browser' }).last())
  await page.getByRole('heading', { name: 'Talk to Lopez & Sons <Plumbing>' }).waitFor()
  await page.getByText('4 calls left').waitFor()
}

/** The account's daily limit is reached, so the browser's message about the 429 is not a problem of the page. */
const ofThePage = (problem: string) => !problem.includes('429')

test.each(VIEWS)('tried first at $width px', async ({ width }) => {
  const view = { viewport: { width, height: 844 }, bypassCSP: false }
  const visit = await openPage(browser, view)
  await tryItFirst({ ...visit, hands: byHand, look: () => expectWellMade(visit.page) })
  expect(visit.problems.filter(ofThePage)).toEqual([])
  await visit.close()
})

test('tried first by keyboard alone', async () => {
  const visit = await openPage(browser, { bypassCSP: false })
  await tryItFirst({ ...visit, hands: byKeyboard(visit.page), look: async () => {} })
  expect(visit.problems.filter(ofThePage)).toEqual([])
  await visit.close()
})

test('without JavaScript a refusal is seen at once', async () => {
  const { page, close } = await openPage(browser, {
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  })
  await page.goto(`${world.url}/console/test-lines`)
  await page.getByLabel('Email').fill(`${crypto.randomUUID()}@example.com`)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByLabel('Business name').fill('Lopez')
  await page.getByLabel('What the business does').selectOption('vet')
  await openFold(page, byHand)
  await page.getByLabel('Services').fill('a\n'.repeat(13))
  await page.getByRole('button', { name: 'Create test line' }).click()
  await page.getByText('Enter 12 at most.').waitFor()
  const top = await page.getByLabel('Services').boundingBox()
  expect(top?.y).toBeGreaterThan(0)
  expect(top?.y).toBeLessThan(844)
  await close()
})
