import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, openPage } from '../support/browser.ts'
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

test('a turn found in a transcript says who speaks, and a time of the recap leads to its turn', async () => {
  const { accountId, email } = await world.account()
  const texts = Array.from({ length: 12 }, (_, index) => ({ text: `Order number ${index + 101}` }))
  const meetingId = await storeItems(world.app, accountId, texts)
  const { page, problems, close } = await openPage(browser, {
    viewport: { width: 390, height: 844 },
  })
  await page.goto(`${world.url}/console/meetings/${meetingId}`)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Sign in' }).click()
  const field = page.getByLabel('Find in the transcript')
  const named = page.locator('.transcript').getByText('Ana Ruiz').filter({ visible: true })
  const turn = (number: number) => page.locator('.transcript > li', { hasText: `number ${number}` })
  const isOpen = () =>
    page.locator('.transcript-fold').evaluate((fold) => (fold as HTMLDetailsElement).open)
  await field.waitFor()
  expect(await named.count()).toBe(1)

  await page.getByText('Show the other 8 turns').click()
  expect(await named.count()).toBe(2)
  await field.fill('number 107')
  expect(await turn(101).isVisible()).toBe(false)
  expect(await named.count()).toBe(1)
  await field.fill('')
  expect(await isOpen()).toBe(true)

  await field.fill('number 107')
  await page.getByRole('link', { name: 'Said at 2:00' }).click()
  await page.locator('.transcript > :target', { hasText: 'number 103' }).waitFor()
  expect(await turn(103).isVisible()).toBe(true)
  expect(await field.inputValue()).toBe('')

  await field.fill('number 107')
  await page.goBack()
  await page.goForward()
  await page.locator('.transcript > :target', { hasText: 'number 103' }).waitFor()
  await field.waitFor()
  expect(problems).toEqual([])
  await close()
})
