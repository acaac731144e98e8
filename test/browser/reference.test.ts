import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectWellMade, openBrowser, openPage, VIEWS } from '../support/browser.ts'
import { costOf } from '../support/page-cost.ts'
import { openWorld, type World } from '../support/world.ts'

const REFERENCE = '/developers/reference'
const PAGES = [
  ...['', '/authentication', '/lines', '/errors', '/search?q=minutes'].map(
    (page) => REFERENCE + page,
  ),
  '/developers/changelog',
]
const BYTES_MAX = 150_000
const SHIFT_MAX = 0.01

let world: World
let browser: Browser

beforeAll(async () => {
  world = await openWorld({ workJobs: false })
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await world.close()
})

const operation = (page: Page, id: string) => page.locator(`#${id}`)

describe.each(VIEWS)('$width px', ({ width }) => {
  test('each page is well made, light, and stands still', async () => {
    const view = { viewport: { width, height: 844 }, bypassCSP: false }
    for (const path of PAGES) {
      const { page, problems, close } = await openPage(browser, view)
      const { bytes, shift } = await costOf(page, world.url + path)
      expect(bytes, path).toBeLessThan(BYTES_MAX)
      expect(shift, path).toBeLessThan(SHIFT_MAX)
      if (width < 1024 && path.startsWith(REFERENCE)) {
        await page.getByRole('button', { name: 'Contents and search' }).click()
        await expectWellMade(page)
        await page.getByRole('button', { name: 'Close' }).click()
        expect(await page.locator('#contents').isVisible()).toBe(false)
      }
      // Folded content must fit, too.
      await page.locator('details').evaluateAll((all) => {
        for (const one of all) one.setAttribute('open', '')
      })
      await expectWellMade(page)
      expect(problems).toEqual([])
      await close()
    }
  })
})

test('the language that was chosen is shown everywhere, and is remembered without a jump', async () => {
  const { page, close } = await openPage(browser, { viewport: { width: 1280, height: 844 } })
  await page.goto(`${world.url}${REFERENCE}/lines`)
  const seen = async () =>
    page
      .locator('.tabs [data-lang]:visible')
      .evaluateAll((all) => [...new Set(all.map((one) => one.getAttribute('data-lang')))])
  expect(await seen()).toEqual(['curl'])
  await operation(page, 'setUpLine').getByRole('radio', { name: 'curl' }).focus()
  await page.keyboard.press('ArrowRight')
  expect(await seen()).toEqual(['typescript'])
  const { shift } = await costOf(page, `${world.url}${REFERENCE}/paging`)
  expect(shift).toBeLessThan(SHIFT_MAX)
  expect(await seen()).toEqual(['typescript'])
  expect(await page.getByRole('radio', { name: 'TypeScript' }).isChecked()).toBe(true)
  await close()
})

test('one searches by keyboard, copies, and sees in the menu where one is', async () => {
  const { page, problems, close } = await openPage(browser, {
    viewport: { width: 1280, height: 844 },
    bypassCSP: false,
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  await page.goto(`${world.url}${REFERENCE}/lines`)
  await page.keyboard.press('/')
  await page.keyboard.type('cancel a meeting')
  await page
    .locator('#found')
    .getByRole('link', { name: /^Cancel a meeting/ })
    .waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/meetings#cancelMeeting$/)
  const here = page.locator('.contents [aria-current="location"]')
  await here.getByText('Cancel a meeting').waitFor()
  const cancel = operation(page, 'cancelMeeting')
  await cancel.getByRole('button', { name: 'Copy' }).first().click()
  await cancel.getByRole('button', { name: 'Copied' }).waitFor()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toMatch(/^curl .* \\\n.*\/v1\/meetings\/mtg_\w+\/cancel'/)
  // Old anchors of operations still work.
  await page.goto(`${world.url}${REFERENCE}#createTestLine`)
  await page.waitForURL(/\/test-lines#createTestLine$/)
  expect(problems).toEqual([])
  await close()
})

test('a page is copied as Markdown for an assistant', async () => {
  const { page, problems, close } = await openPage(browser, {
    bypassCSP: false,
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  await page.goto(`${world.url}${REFERENCE}/authentication`)
  await page.getByRole('button', { name: 'Copy this page' }).click()
  await page.getByRole('button', { name: 'Copied as Markdown' }).waitFor()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toMatch(/^# Authentication\n/)
  expect(problems).toEqual([])
  await close()
})

test('an operation is tried with a key: one reads what it does, then what it did', async () => {
  const { key, accountId } = await world.account()
  const { page, problems, close } = await openPage(browser, { bypassCSP: false })
  await page.goto(`${world.url}${REFERENCE}/test-lines`)
  const make = operation(page, 'createTestLine')
  await make.getByText('Try it').click()
  expect(await make.locator('.notice').textContent()).toContain('Nothing is charged.')
  await make.getByLabel('API key').fill('fd_wrong')
  await make.getByRole('button', { name: 'Send POST /test-lines' }).click()
  await make.getByText(/^401 in \d+ ms$/).waitFor()
  await make.getByLabel('API key').fill(key)
  await make.getByRole('button', { name: 'Send POST /test-lines' }).click()
  await make.getByText(/^201 in \d+ ms$/).waitFor()
  const { code } = await world.app.db.testLine.findFirstOrThrow({ where: { accountId } })
  expect(await make.locator('.result pre').textContent()).toContain(`"test_code": "${code}"`)
  await expectWellMade(page)

  // The key stays in this tab until it is forgotten.
  await page.goto(`${world.url}${REFERENCE}/lines`)
  const show = operation(page, 'showLine')
  await show.getByText('Try it').click()
  await show.getByLabel('id', { exact: true }).fill('line_none/../account')
  await show.getByRole('button', { name: 'Send GET /lines/{id}' }).click()
  await show.getByText(/^404 in \d+ ms$/).waitFor()
  await show.getByRole('button', { name: 'Forget it' }).click()
  await page.reload()
  expect(await page.locator('.key').first().inputValue()).toBe('')
  // The browser itself logs a refused request.
  expect(problems.filter((problem) => !/status of 40[14]/.test(problem))).toEqual([])
  await close()
})

test('of the changelog one reads everything, the product or the API, without JavaScript', async () => {
  const { page, close } = await openPage(browser, { javaScriptEnabled: false })
  await page.goto(`${world.url}/developers/changelog`)
  const ofApi = page.locator('.few > .of-api')
  const day = page.locator('.release').filter({ has: ofApi }).first()
  const parts = () => day.locator('.kind:visible').allInnerTexts()
  const all = (await parts()).map((text) => text.replace(/\W+$/, ''))
  expect(all.at(-1)).toBe('API')
  await page.getByText('Product', { exact: true }).click()
  expect((await parts()).join()).not.toContain('API')
  await page.getByRole('radio', { name: 'API' }).focus()
  await page.keyboard.press('Space')
  expect((await parts()).join()).toMatch(/^API\W*$/)
  await close()
})

test('without JavaScript all is read, code in full, in a chosen language, and a search leads to a page', async () => {
  const { page, close } = await openPage(browser, {
    javaScriptEnabled: false,
    viewport: { width: 1280, height: 844 },
  })
  await page.goto(`${world.url}${REFERENCE}/lines`)
  const { length } = await page.getByRole('button', { name: /^Copy/ }).all()
  expect(length).toBe(0)
  const answer = operation(page, 'listLines').getByRole('region', { name: 'response 200' })
  const height = async () => (await answer.boundingBox())?.height ?? 0
  const cutOff = await height()
  await page
    .getByRole('checkbox', { name: /^Show all \d+ lines$/ })
    .first()
    .focus()
  await page.keyboard.press('Space')
  expect(await height()).toBeGreaterThan(2 * cutOff)
  const line = operation(page, 'setUpLine')
  await line.getByText('Python', { exact: true }).click()
  expect(await line.locator('[data-lang="python"]').isVisible()).toBe(true)
  expect(await line.locator('[data-lang="curl"]').isVisible()).toBe(false)
  await page.getByLabel('Search the reference').fill('owner_mobile')
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'owner_mobile' }).first().click()
  expect(page.url()).toMatch(/\/lines#setUpLine-body-owner_mobile$/)
  await close()
})
