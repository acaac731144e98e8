import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright-core'
import { byHand, callAbout, fillLineForm, NEW_LINE, numberOn } from '../support/console-journey.ts'
import { startForPictures } from '../support/picture-service.ts'

/** `npm run screenshots`: the console as an owner sees it, page by page, into `test/browser/output/`. */
const PORT = 18_280
const OUTPUT = join(import.meta.dirname, 'output')
/** For an unknown link the sandbox's note-taker finds a sample meeting. */
const MEETING = 'https://meet.google.com/dem-omee-tng'
const HEIGHT = 844
const PLACES = ['lines', 'messages', 'calls', 'meetings', 'minutes', 'settings']

type Take = (name: string) => Promise<void>

const service = await startForPictures(PORT)
const { site: SITE, sandbox: SANDBOX } = service
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  await mkdir(OUTPUT, { recursive: true })
  for (const width of [390, 1280]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await photographConsole(browser, width, colorScheme)
    }
  }
} finally {
  await browser.close()
  await service.stop()
}

async function photographConsole(browser: Browser, width: number, colorScheme: 'light' | 'dark') {
  const viewport = { width, height: HEIGHT }
  const page = await browser.newPage({ viewport, colorScheme, reducedMotion: 'reduce' })
  /** As high as the page, because fixed content at the bottom of the window would cover its middle. */
  const take: Take = async (name) => {
    await page.waitForLoadState('load')
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    await page.setViewportSize({ width, height })
    await page.screenshot({ path: join(OUTPUT, `${name}-${width}-${colorScheme}.png`) })
    await page.setViewportSize(viewport)
  }
  await page.goto(`${SITE}/console`)
  await page.getByLabel('Email').fill(`owner-${width}-${colorScheme}@example.com`)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('heading', { name: 'Get started' }).waitFor()
  await take('home-empty')
  await photographEmptyPlaces(page, take)
  await photographTestLine(page, take)
  const meeting = await sendNoteTaker(page, take)
  await photographLine(page, take)
  await page.goto(meeting)
  await page.getByRole('heading', { name: 'Recap', exact: true }).waitFor()
  await take('meeting-recap')
  await photographPlaces(page, take)
  await page.close()
}

async function photographEmptyPlaces(page: Page, take: Take) {
  for (const place of [...PLACES, 'test-lines']) {
    await page.goto(`${SITE}/console/${place}`)
    await take(`${place}-empty`)
  }
}

/** Four tries; three a day are allowed. */
async function photographTestLine(page: Page, take: Take) {
  await page.goto(`${SITE}/console/test-lines`)
  for (let made = 0; made < 4; made += 1) {
    await page.getByLabel('Business name').fill('Lopez & Sons <Plumbing>')
    await page.getByLabel('What the business does').selectOption('plumbing')
    const hours = page.getByLabel('Opening hours')
    if (!(await hours.isVisible())) await page.getByText('Hours and services').click()
    await hours.fill('weekdays nine to five, Saturday till noon')
    await page.getByRole('button', { name: 'Create test line' }).click()
    await page.getByRole(made < 3 ? 'status' : 'alert').waitFor()
    if (made === 0) await take('test-lines')
  }
  await take('test-lines-refused')
}

/** Returns the meeting's address, for when it is over. */
async function sendNoteTaker(page: Page, take: Take): Promise<string> {
  await page.goto(`${SITE}/console/meetings/new`)
  await take('meeting-new')
  await page.getByLabel('Meeting link').fill(MEETING)
  await page.getByLabel('Title').fill('Weekly planning')
  await page.getByLabel('Maximum length (minutes)').fill('15')
  await page.getByRole('button', { name: 'Send it now', exact: true }).click()
  await page.getByRole('heading', { name: 'Who gets the recap' }).waitFor()
  await take('meeting-sent')
  return page.url()
}

async function photographLine(page: Page, take: Take) {
  await page.goto(`${SITE}/console/lines/new`)
  await take('line-new')
  await fillLineForm(page, byHand, { ...NEW_LINE, 'Business phone': '555' })
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await page.getByText('Enter a US phone number with its area code').waitFor()
  await take('line-new-refused')
  await page.getByLabel('Business phone').fill(NEW_LINE['Business phone'])
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await page.waitForURL(/\/checkout\//)
  await page.goto(`${SITE}/console`)
  await take('home-unpaid')
  await page.getByRole('link', { name: 'View line' }).click()
  await page.getByRole('heading', { name: 'Not paid yet' }).waitFor()
  await take('line-unpaid')
  const line = page.url()
  await page.getByRole('button', { name: /^Pay \$/ }).click()
  await page.waitForURL(/\/checkout\//)
  await page.getByRole('button', { name: /^Pay/ }).click()
  await page.waitForURL(/\/console\/lines\//)
  await page.getByRole('heading', { name: 'Forward your calls' }).waitFor()
  await page.getByLabel('Who’s your phone company?').selectOption('T-Mobile')
  await page.getByRole('button', { name: 'Show codes' }).click()
  await take('line-live')
  const number = await numberOn(page)
  for (const about of ['quiet', 'urgent'] as const) await callAbout(SANDBOX, number, about)
  await page.goto(`${line}/close`)
  await take('line-close')
  await page.goto(`${line}/change`)
  await take('line-change')
}

async function photographPlaces(page: Page, take: Take) {
  await page.goto(`${SITE}/console`)
  await page.getByRole('link', { name: 'Dana Reyes' }).nth(1).waitFor()
  await take('home')
  for (const place of PLACES) {
    await page.goto(`${SITE}/console/${place}`)
    await take(place)
    // The first in the list, if there is one.
    const one = page.locator(`main a[href^="/console/${place}/"]:not([href$="/new"])`).first()
    if ((await one.count()) === 0) continue
    await page.goto(new URL((await one.getAttribute('href')) ?? '', SITE).href)
    await take(`${place}-one`)
  }
}
