import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectWellMade, openBrowser, openPage, VIEWS } from '../support/browser.ts'
import { openWorld, type World } from '../support/world.ts'

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

async function signIn(page: Page) {
  await page.getByLabel('Email').fill(`${crypto.randomUUID()}@example.com`)
  await page.getByRole('button', { name: 'Sign in' }).click()
  // Without a page to return to, sign-in leads to the console.
  await page.waitForURL(/\/(console|developers)/)
  if (page.url().endsWith('/console')) {
    // On a phone it is under "More".
    const more = page.getByRole('link', { name: 'More', exact: true })
    const isOnPhone = await more.isVisible()
    if (isOnPhone) await more.click()
    const developers = isOnPhone ? page.getByRole('listitem') : page.getByRole('banner')
    await developers
      .getByRole('link', { name: /^Developers/ })
      .first()
      .click()
  }
  await page.getByRole('heading', { name: 'Developers', level: 1 }).waitFor()
}

async function makeKey(page: Page, name: string): Promise<string> {
  await page.getByLabel('Name of the new key').fill(name)
  await page.getByRole('button', { name: 'Create a key' }).click()
  await page.getByRole('heading', { name: `Your new key “${name}”` }).waitFor()
  return (await page.locator('#new-key').textContent()) ?? ''
}

const statusOf = async (key: string) => (await world.api(key).get('/account')).status

describe.each(VIEWS)('$width px', ({ width }) => {
  const view = { viewport: { width, height: 844 }, bypassCSP: false }

  test('one signs in, makes a key, calls with it, revokes it', async () => {
    const { page, problems, close } = await openPage(browser, view)
    await page.goto(world.url)
    await page.getByRole('link', { name: 'Sign in', exact: true }).click()
    await expectWellMade(page)
    await signIn(page)
    await expectWellMade(page)

    const key = await makeKey(page, 'Booking site with a name as long as one may well give it')
    await expectWellMade(page)
    expect(await statusOf(key)).toBe(200)

    await page.getByRole('link', { name: 'Revoke Booking site' }).click()
    await page.getByRole('button', { name: 'Revoke the key' }).waitFor()
    await expectWellMade(page)
    await page.getByRole('button', { name: 'Revoke the key' }).click()
    await page.getByRole('status').waitFor()
    await expectWellMade(page)
    expect(await statusOf(key)).toBe(401)

    // On a phone it is under "More", as all over the console.
    if (width < 700) await page.getByRole('link', { name: 'More', exact: true }).click()
    const place = width < 700 ? page.locator('#main') : page
    await place.getByRole('button', { name: 'Sign out' }).click()
    await page.getByRole('link', { name: 'Sign in', exact: true }).waitFor()
    expect(problems).toEqual([])
    await close()
  })

  test('what goes wrong is said on a page as well made', async () => {
    const { page, close } = await openPage(browser, view)
    await page.goto(`${world.url}/sign-in/callback?state=unknown`)
    await page.getByRole('heading', { name: 'This sign-in has ended' }).waitFor()
    await expectWellMade(page)
    await page.getByRole('button', { name: 'Try again' }).click()
    await signIn(page)
    const name = page.getByLabel('Name of the new key')
    // As a browser that ignores maxlength would send it.
    await name.evaluate((input) => input.removeAttribute('maxlength'))
    await name.fill('x'.repeat(500))
    await page.getByRole('button', { name: 'Create a key' }).click()
    await page.getByRole('alert').waitFor()
    await expectWellMade(page)
    await page.context().clearCookies({ name: 'frontdesk' })
    await page.getByLabel('Name of the new key').fill('too late')
    await page.getByRole('button', { name: 'Create a key' }).click()
    await page.getByRole('heading', { name: 'You are no longer signed in' }).waitFor()
    await expectWellMade(page)
    await page.getByRole('button', { name: 'Sign in again' }).click()
    await signIn(page)
    await close()
  })
})

test('all of it by keyboard alone, and one always sees where one is', async () => {
  const { page, problems, close } = await openPage(browser)
  const focusedText = () =>
    page.evaluate(() => {
      const element = document.activeElement as HTMLElement
      return `${element.textContent?.trim() || element.id}`
    })
  async function tabTo(text: string) {
    for (let presses = 0; presses < 25; presses += 1) {
      if ((await focusedText()).startsWith(text)) return expectVisibleFocus(page)
      await page.keyboard.press('Tab')
    }
    throw new Error(`no way to “${text}” by Tab`)
  }

  await page.goto(`${world.url}/developers`)
  await page.keyboard.type('keyboard@example.com')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Developers', level: 1 }).waitFor()
  await page.keyboard.press('Tab')
  expect(await focusedText()).toBe('Skip to content')
  await page.keyboard.press('Enter')
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('main')

  await tabTo('key-name')
  await page.keyboard.type('By hand')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Your new key “By hand”' }).waitFor()
  const key = (await page.locator('#new-key').textContent()) ?? ''
  await tabTo('Revoke')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Revoke “By hand”?' }).waitFor()
  await tabTo('Revoke the key')
  await page.keyboard.press('Enter')
  await page.getByRole('status').waitFor()
  expect(await statusOf(key)).toBe(401)
  expect(problems).toEqual([])
  await close()
})

/** Pico draws focus rings as shadows, this site as outlines. */
async function expectVisibleFocus(page: Page) {
  const ring = await page.evaluate(() => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(
      document.activeElement ?? document.body,
    )
    return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none'
  })
  expect(ring).toBe(true)
}

test('the copy button copies, under the policy as it is', async () => {
  const { page, problems, close } = await openPage(browser, {
    bypassCSP: false,
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  await page.goto(`${world.url}/developers`)
  await signIn(page)
  const key = await makeKey(page, 'Copied')
  await page.getByRole('button', { name: 'Copy key' }).click()
  await page.getByRole('button', { name: 'Copied' }).waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(key)
  expect(problems).toEqual([])
  await close()
})

test('without JavaScript nothing is missing but the copy buttons', async () => {
  const { page, close } = await openPage(browser, { javaScriptEnabled: false })
  await page.goto(`${world.url}/developers`)
  await signIn(page)
  const key = await makeKey(page, 'Plain')
  expect(await page.getByRole('button', { name: /^Copy/ }).count()).toBe(0)
  await page.getByRole('link', { name: 'Revoke Plain' }).click()
  await page.getByRole('button', { name: 'Revoke the key' }).click()
  await page.getByRole('status').waitFor()
  expect(await statusOf(key)).toBe(401)
  await close()
})
