import type { BrowserContext, Page } from 'playwright-core'
import { until } from './until.ts'

type Place = { site: string; sandbox: string; lineId: string }
type Open = (path: string) => Promise<unknown>

/** What an owner does on pages, as the API cannot: for pictures of an account after some use. */
export async function useThePages(context: BrowserContext, { site, sandbox, lineId }: Place) {
  const page = await context.newPage()
  const open = (path: string) => page.goto(`${site}/console${path}`)
  await knowCallers(page, open)
  await makeTestLine(page, open)
  await sendTestEvent(page, open)
  await open(`/lines/${lineId}/directory`)
  await page.getByRole('button', { name: 'List it' }).click()
  await closeDays(page, open, lineId)
  await testTheLine(page, open, lineId)
  await connectCalendar(page, open, sandbox)
  await answerQuestion(page, open)
  await page.close()
}

/** The one that was asked first, so that its answer is seen on the page of questions. */
async function answerQuestion(page: Page, open: Open) {
  await open('/questions')
  await page.locator('.question summary').last().click()
  const asked = page.locator('.question').last()
  await asked.getByRole('textbox').fill('Yes, we repair faucets in Round Rock.')
  await asked.getByRole('button', { name: 'Save answer' }).click()
  await page.getByRole('status').waitFor()
}

async function knowCallers(page: Page, open: Open) {
  await open('/contacts')
  await page.getByRole('link', { name: /Dana Reyes/ }).click()
  await page.getByText('Edit', { exact: true }).click()
  await page.getByRole('textbox', { name: 'Notes' }).fill('Back gate, code 4711. Two dogs.')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: 'Mark as VIP' }).click()
  await open('/contacts')
  await page.getByRole('link', { name: /842-0139/ }).click()
  await page.getByRole('button', { name: 'Block this number' }).click()
}

async function makeTestLine(page: Page, open: Open) {
  await open('/test-lines')
  await page.getByLabel('Business name').fill('Lopez Plumbing')
  await page.getByLabel('What the business does').selectOption('plumbing')
  await page.getByRole('button', { name: 'Create test line' }).click()
  await page.getByRole('status').waitFor()
}

async function sendTestEvent(page: Page, open: Open) {
  await open('/webhooks')
  await page.getByRole('link', { name: 'Our CRM' }).click()
  await page.getByRole('button', { name: 'Send a test event' }).click()
}

async function closeDays(page: Page, open: Open, lineId: string) {
  await open(`/lines/${lineId}/closed-days`)
  for (const index of [0, 1]) await page.locator('[name="holiday"]').nth(index).check()
  await page.getByRole('button', { name: 'Mark as closed' }).click()
}

async function testTheLine(page: Page, open: Open, lineId: string) {
  await open(`/lines/${lineId}/tests#add`)
  await page.getByLabel('What the caller says first').fill('What does a visit cost?')
  await page.getByLabel('Words the line must say').fill('$89')
  await page.getByRole('radio', { name: 'No message' }).check()
  await page.getByRole('button', { name: 'Add the test' }).click()
  await open(`/lines/${lineId}/tests#add`)
  await page.getByRole('link', { name: /flooding/ }).click()
  await page.getByRole('button', { name: 'Add this test' }).click()
}

const MEETINGS = [
  ['Crew stand-up', 'meet.google.com/wxy-standup', 21 * 60],
  ['Water heater supplier', 'zoom.us/j/84215550193', 25 * 60],
  ['Budget with Tom', 'meet.google.com/abc-budg-etx', 49 * 60],
] as const

async function connectCalendar(page: Page, open: Open, sandbox: string) {
  for (const [title, link, minutes] of MEETINGS) {
    await page.goto(`${sandbox}/calendars`)
    await page.getByLabel('Title').fill(title)
    await page.getByLabel('Link').fill(`https://${link}`)
    await page.getByLabel('Begins in how many minutes').fill(String(minutes))
    await page.getByRole('button', { name: 'Add the meeting' }).click()
  }
  await open('/calendars')
  await page.getByLabel('Secret address').fill(`${sandbox}/calendars/work.ics`)
  await page.getByLabel('What you call it').fill('Work')
  await page.getByRole('radio', { name: 'Start now' }).check()
  await page.getByRole('button', { name: 'Connect the calendar' }).click()
  await until(
    'the calendar is read',
    async () => {
      await open('/calendars')
      return page.getByText(MEETINGS[0][0]).count()
    },
    (count) => count > 0,
  )
}
