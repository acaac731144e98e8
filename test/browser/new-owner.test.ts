import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, openPage } from '../support/browser.ts'
import {
  byHand,
  byKeyboard,
  fillLineForm,
  type Hands,
  NEW_LINE,
  numberOn,
} from '../support/console-journey.ts'
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
const SOON = { timeout: 30_000 }
const TURNS = [
  'This is Dana Reyes. My water heater burst and the garage is flooding',
  'yes',
  'yes',
  'no, thank you, bye',
]

type Owner = { page: Page; hands: Hands; email: string }

/** The newest mail in the mailbox, once its subject matches. */
async function newestMail({ page, email }: Owner, subject: RegExp) {
  await expect
    .poll(async () => {
      await page.goto(`${world.sandboxUrl}/mailbox?to=${encodeURIComponent(email)}`)
      return page.locator('.mail-row').first().textContent()
    }, SOON)
    .toMatch(subject)
  return page.frameLocator('iframe.mail').first()
}

/** Opens a link of the newest mail. */
async function follow(owner: Owner, subject: RegExp, link: string) {
  const mail = await newestMail(owner, subject)
  const href = await mail.getByRole('link', { name: link }).first().getAttribute('href')
  await owner.page.goto(href ?? '')
}

async function payFromTheLandingPage({ page, hands, email }: Owner) {
  await page.goto(world.url)
  await hands.press(page.getByRole('link', { name: 'Get started' }))
  await hands.fill(page.getByLabel('Email'), email)
  await hands.press(page.getByRole('button', { name: 'Sign in' }))
  await page.getByRole('heading', { name: 'Set up a line', level: 1 }).waitFor()
  await fillLineForm(page, hands, NEW_LINE)
  await hands.press(page.getByRole('button', { name: 'Continue to payment' }))
  await page.waitForURL(/\/checkout\//)
  await hands.press(page.getByRole('button', { name: /^Pay \$[\d.]+$/ }))
  await page.getByRole('heading', { name: 'Not taking your calls yet' }).waitFor()
}

/** Calls with the sandbox's phone page, which offers the live numbers. */
async function phoneTheLine({ page, hands }: Owner, number: string) {
  await page.goto(`${world.sandboxUrl}/phone`)
  await hands.press(page.locator(`[data-dial="${number}"]`))
  await hands.fill(page.getByLabel('Calling from'), '+15128420193')
  await hands.press(page.getByRole('button', { name: 'Call', exact: true }))
  await page.locator('#captions').getByText('this call is transcribed').waitFor()
  await hands.tick(page.getByLabel('Captions only'))
  const captions = page.locator('#captions > *')
  for (const words of TURNS) {
    const before = await captions.count()
    await hands.fill(page.getByLabel('What you say'), words)
    await hands.press(page.getByRole('button', { name: 'Say' }))
    await expect.poll(() => captions.count(), SOON).toBeGreaterThanOrEqual(before + 2)
  }
}

async function firstMessage(owner: Owner) {
  const { page, hands } = owner
  await payFromTheLandingPage(owner)
  await follow(owner, /your answering line is/, 'Forward my phone')
  await page.getByRole('heading', { name: 'Not taking your calls yet' }).waitFor()
  await phoneTheLine(owner, await numberOn(page))
  await follow(owner, /URGENT: Dana Reyes/, 'Open the message')
  await page.getByRole('heading', { name: 'Dana Reyes', level: 1 }).waitFor()
  await page.getByText('water heater burst').first().waitFor()
  await follow(owner, /URGENT: Dana Reyes/, 'Mark handled')
  await hands.press(page.getByRole('button', { name: /handled/ }))
  await page
    .getByText(/is handled|Handled/)
    .first()
    .waitFor()
}

test(
  'from the landing page to the first message with nothing but the pages and the mails',
  async () => {
    const { page, problems, close } = await openPage(browser, { bypassCSP: false })
    await firstMessage({ page, hands: byHand, email: `${crypto.randomUUID()}@example.com` })
    expect(problems).toEqual([])
    await close()
  },
  JOURNEY_MS,
)

test(
  'the same by keyboard alone',
  async () => {
    const { page, problems, close } = await openPage(browser, { bypassCSP: false })
    const email = `${crypto.randomUUID()}@example.com`
    await firstMessage({ page, hands: byKeyboard(page), email })
    expect(problems).toEqual([])
    await close()
  },
  JOURNEY_MS,
)
