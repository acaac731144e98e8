import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectWellMade, openBrowser, openPage, VIEWS } from '../support/browser.ts'
import {
  byHand,
  byKeyboard,
  callAbout,
  fillLineForm,
  type Hands,
  NEW_LINE,
  numberOn,
} from '../support/console-journey.ts'
import { newLink, setRoom } from '../support/meeting-room.ts'
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

const JOURNEY_MS = 120_000

/** A visitor who checks every page on the way. */
type Visitor = { page: Page; hands: Hands; look(): Promise<void> }

async function signIn({ page, hands, look }: Visitor) {
  await page.goto(`${world.url}/console`)
  await hands.fill(page.getByLabel('Email'), `${crypto.randomUUID()}@example.com`)
  await hands.press(page.getByRole('button', { name: 'Sign in' }))
  await page.getByRole('heading', { name: 'Get started' }).waitFor()
  await look()
}

/** Uses its tab; on a phone, a place without a tab is under the last one. */
async function goTo({ page, hands }: Visitor, place: string) {
  const tabs = page.getByRole('navigation', { name: 'Console' })
  const tab = tabs.getByRole('link', { name: place })
  if (await tab.isVisible()) return hands.press(tab)
  await hands.press(tabs.getByRole('link', { name: 'More' }))
  await hands.press(page.getByRole('main').getByRole('link', { name: place }))
}

async function payAtCheckout({ page, hands }: Visitor) {
  const button = page.getByRole('button', { name: /^Pay \$[\d.]+$/ })
  await page.waitForURL(/\/checkout\//)
  await hands.press(button)
  await page.waitForURL((url) => !url.pathname.startsWith('/checkout/'))
}

/** Sets a line up, pays for it, waits until it is live, and returns its number. */
async function setUpLine(visitor: Visitor): Promise<string> {
  const { page, hands, look } = visitor
  await hands.press(page.getByRole('link', { name: 'Set up an answering line' }))
  await page.getByRole('heading', { name: 'Set up a line', level: 1 }).waitFor()
  await look()
  await fillLineForm(page, hands, NEW_LINE)
  await hands.press(page.getByRole('button', { name: 'Continue to payment' }))
  await payAtCheckout(visitor)
  await page.waitForURL(/\/console\/lines\/line_\w+\?said=paid$/)
  await look()
  await page.getByRole('heading', { name: 'Not taking your calls yet' }).waitFor()
  await page.getByRole('heading', { name: 'Forward your calls' }).waitFor()
  await look()
  await goTo(visitor, 'Home')
  await page.getByRole('heading', { name: 'Lines' }).waitFor()
  await look()
  await hands.press(page.getByRole('button', { name: /^Forward your calls for Lopez/ }))
  await page.getByRole('button', { name: 'Call it now' }).waitFor()
  await page.getByLabel('Who’s your phone company?').selectOption('T-Mobile')
  await hands.press(page.getByRole('button', { name: 'Show codes' }))
  // A computer does not dial.
  await page.getByRole('button', { name: 'Copy', exact: true }).first().waitFor()
  expect(await page.getByRole('button', { name: /^Dial this/ }).count()).toBe(0)
  await look()
  return numberOn(page)
}

/** A message arrives while its page is open, and is handled. */
async function receiveMessage(visitor: Visitor, number: string) {
  const { page, hands, look } = visitor
  await goTo(visitor, 'Messages')
  await page.getByRole('heading', { name: 'Messages', level: 1 }).waitFor()
  await look()
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await callAbout(world.sandboxUrl, number, 'urgent')
  await page.getByRole('heading', { name: 'Dana Reyes' }).waitFor()
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  await look()
  await goTo(visitor, 'Home')
  await page.getByRole('heading', { name: 'Messages to handle' }).waitFor()
  await look()
  await hands.press(page.getByRole('link', { name: 'Dana Reyes' }))
  await page.getByRole('heading', { name: 'Dana Reyes', level: 1 }).waitFor()
  await look()
  await hands.press(page.getByRole('button', { name: 'Mark handled' }))
  await page.getByRole('button', { name: 'Undo marking it handled' }).waitFor()
  await look()
  await goTo(visitor, 'Calls')
  await look()
  await hands.press(page.getByRole('link', { name: /Dana Reyes|842-0193/ }).first())
  await page.getByRole('heading', { name: 'What was said' }).waitFor()
  await look()
}

/** Sends a note-taker and reads the recap when it arrives. */
async function noteMeeting(visitor: Visitor) {
  const { page, hands, look } = visitor
  const link = newLink()
  await setRoom(world.sandboxUrl, { meeting_url: link })
  await goTo(visitor, 'Meetings')
  await look()
  await hands.press(page.getByRole('button', { name: 'Send a note-taker' }))
  await page.getByRole('heading', { name: 'Send a note-taker', level: 1 }).waitFor()
  await look()
  await hands.fill(page.getByLabel('Meeting link'), link)
  await hands.fill(page.getByLabel('Title'), 'Suppliers')
  await hands.press(page.getByRole('button', { name: 'Send it now', exact: true }))
  await page.getByRole('heading', { name: 'Who gets the recap' }).waitFor()
  await look()
  await page.getByRole('heading', { name: 'Recap', exact: true }).waitFor()
  await page.locator('.recap-lines').getByText('Send them the contract by Friday').waitFor()
  await look()
  await hands.press(page.getByRole('link', { name: /^Said at/ }).first())
  await page.locator('.transcript > :target').waitFor()
  await page.getByText('I will send them the contract by Friday').last().waitFor()
}

async function buyMinutes(visitor: Visitor) {
  const { page, hands, look } = visitor
  await goTo(visitor, 'Minutes')
  await page.getByRole('heading', { name: 'Minutes', level: 1 }).waitFor()
  await look()
  await hands.press(page.locator('.buy-fold > summary', { hasText: 'for Lopez' }))
  await look()
  await hands.press(page.getByRole('button', { name: /^40 minutes .* for Lopez/ }))
  await payAtCheckout(visitor)
  await page.goto(`${world.url}/console`)
  await goTo(visitor, 'Minutes')
  await hands.press(page.getByRole('link', { name: /^Statement of Lopez/ }))
  await page.getByRole('heading', { name: 'Statement', level: 1 }).waitFor()
  await page.getByText('40-minute pack').nth(1).waitFor()
  await look()
  await goTo(visitor, 'Settings')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await look()
}

async function wholeJourney(visitor: Visitor) {
  await signIn(visitor)
  const number = await setUpLine(visitor)
  await receiveMessage(visitor, number)
  await noteMeeting(visitor)
  await buyMinutes(visitor)
}

test.each(VIEWS)(
  'the whole of it at $width px',
  async ({ width }) => {
    const { page, problems, close } = await openPage(browser, {
      viewport: { width, height: 844 },
      bypassCSP: false,
    })
    await wholeJourney({ page, hands: byHand, look: () => expectWellMade(page) })
    expect(problems).toEqual([])
    await close()
  },
  JOURNEY_MS,
)

test(
  'the whole of it by keyboard alone',
  async () => {
    const { page, problems, close } = await openPage(browser, { bypassCSP: false })
    await wholeJourney({ page, hands: byKeyboard(page), look: async () => {} })
    expect(problems).toEqual([])
    await close()
  },
  JOURNEY_MS,
)
