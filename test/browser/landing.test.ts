import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectWellMade, openBrowser, openPage } from '../support/browser.ts'
import { byKeyboard } from '../support/console-journey.ts'
import { costOf } from '../support/page-cost.ts'
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

test('a plumber hears the line answer for them, by keyboard alone and without signing in', async () => {
  const { page, problems, close } = await openPage(browser, {
    bypassCSP: false,
    viewport: { width: 390, height: 844 },
    timezoneId: 'America/Denver',
  })
  await page.goto(world.url)
  const hands = byKeyboard(page)
  await hands.fill(page.getByLabel('Business name'), 'Hill & Daughters')
  await hands.press(page.getByRole('button', { name: 'Hear it answer', exact: true }))
  // The browser itself refuses an incomplete form.
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('try-trade')
  await page.keyboard.type('Roof')
  await hands.press(page.getByRole('button', { name: 'Hear it answer', exact: true }))
  await page.getByRole('heading', { name: 'Talk to Hill & Daughters' }).waitFor()
  await hands.press(page.getByRole('button', { name: 'Start the call' }))
  await page.getByText("Hill & Daughters. I'm the AI receptionist").waitFor()
  await expectWellMade(page)
  const { timeZone } = await world.app.db.testLine.findFirstOrThrow()
  expect(timeZone).toBe('America/Denver')
  expect(problems).toEqual([])
  await close()
})

test('the sample call is spoken word for word, and stops when it is told to', async () => {
  const { page, problems, close } = await openPage(browser, { bypassCSP: false })
  // A headless browser has no voice: this stub records the texts.
  await page.addInitScript(() => {
    const spoken: string[] = []
    const voice = {
      getVoices: () => [],
      cancel: () => undefined,
      speak(utterance: SpeechSynthesisUtterance) {
        spoken.push(utterance.text)
        if (spoken.length !== 3) setTimeout(() => utterance.dispatchEvent(new Event('end')))
      },
    }
    Object.defineProperty(window, 'speechSynthesis', { value: voice })
    Object.assign(window, { spoken })
  })
  const spoken = () => page.evaluate(() => (window as unknown as { spoken: string[] }).spoken)
  await page.goto(world.url)
  await page.getByRole('button', { name: 'Hear this call' }).click()
  await page.locator('#sample .spoken').nth(0).waitFor()
  await page.waitForFunction(() => (window as unknown as { spoken: string[] }).spoken.length === 3)
  const lines = await page.locator('#sample p').allTextContents()
  expect(await spoken()).toEqual(lines.slice(0, 3))
  await page.getByRole('button', { name: 'Stop' }).click()
  expect(await page.locator('#sample .spoken').count()).toBe(0)
  await page.getByRole('button', { name: 'Hear this call' }).click()
  await page.waitForFunction(
    (all) => (window as unknown as { spoken: string[] }).spoken.length === all,
    3 + lines.length,
  )
  expect((await spoken()).slice(3)).toEqual(lines)
  await page.locator('.sample.ended .mail').waitFor()
  // The call and the message that it became stand side by side.
  const [call, message] = await Promise.all([
    page.locator('#sample').boundingBox(),
    page.locator('.arrives').boundingBox(),
  ])
  expect(message?.x).toBeGreaterThanOrEqual((call?.x ?? 0) + (call?.width ?? 0) - 1)
  expect(problems).toEqual([])
  await close()
})

test('the page is light with all its pictures, and stands still', async () => {
  for (const width of [390, 1280]) {
    const { page, close } = await openPage(browser, { viewport: { width, height: 844 } })
    const { shift } = await costOf(page, world.url)
    expect(shift).toBeLessThan(0.01)
    for (const picture of await page.locator('.pictures img, .desk img:visible').all()) {
      await picture.scrollIntoViewIfNeeded()
      await picture.evaluate((image: HTMLImageElement) => image.decode())
    }
    const sizes = await page.evaluate(() =>
      [
        ...performance.getEntriesByType('navigation'),
        ...performance.getEntriesByType('resource'),
      ].map((entry) => (entry as PerformanceResourceTiming).encodedBodySize),
    )
    expect(sizes.length).toBeGreaterThan(7)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(150_000)
    await close()
  }
})

test('what a slow network has painted of the first screen stays where it is', async () => {
  for (const width of [390, 1280]) {
    const { page, close } = await openPage(browser, { viewport: { width, height: 844 } })
    const whole = await (await fetch(world.url)).text()
    const painted = async (html: string) => {
      await page.route(world.url, (route) =>
        route.fulfill({ contentType: 'text/html', body: html }),
      )
      await page.goto(world.url)
      return page.locator('main .hero *').evaluateAll(placesOf)
    }
    const arrived = await painted(whole)
    const start = whole.indexOf('<h1')
    const ends = whole
      .slice(start, whole.indexOf('class="proofs"'))
      .matchAll(/<\/(h1|h2|p|form|ol|dl)>/g)
    for (const end of ends) {
      const part = whole.slice(0, start + end.index + end[0].length)
      const places = await painted(part)
      expect(places, `${width}, up to …${part.slice(-60)}`).toEqual(arrived.slice(0, places.length))
    }
    await close()
  }
})

/** Runs in the page. */
function placesOf(elements: Element[]): string[] {
  return elements.map((element) => {
    const { left, top } = element.getBoundingClientRect()
    return `${element.tagName} ${Math.round(left)},${Math.round(top + window.scrollY)}`
  })
}
