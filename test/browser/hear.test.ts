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

async function makeTestLine() {
  const { api } = await world.account()
  const { body } = await api.post<{ hear_url: string; test_number: string; test_code: string }>(
    '/test-lines',
    { business_name: 'Lopez & Sons <Plumbing>', trade: 'plumbing', hours: 'mornings, mostly' },
  )
  return body
}

const captions = (page: Page) => page.locator('#captions > li')

/** Says it, and waits until the line has answered. */
async function say(page: Page, words: string) {
  const before = await captions(page).count()
  await page.getByLabel('What you say').fill(words)
  await page.keyboard.press('Enter')
  await captions(page)
    .nth(before + 1)
    .waitFor()
  return captions(page)
    .nth(before + 1)
    .innerText()
}

describe.each(VIEWS)('$width px', ({ width }) => {
  test('a person talks with the receptionist by typing', async () => {
    const { hear_url: url } = await makeTestLine()
    const viewport = { width, height: 800 }
    const { page, problems, close } = await openPage(browser, { viewport })

    await page.goto(url)
    await page.getByRole('heading', { name: 'Talk to Lopez & Sons <Plumbing>' }).waitFor()
    await page.getByText('5 calls left').waitFor()
    await expectWellMade(page)
    await page.getByRole('button', { name: 'Start the call' }).click()
    await page.getByText("I'm the AI receptionist").waitFor()
    await page.getByLabel('Captions only').check()
    const field = await page.getByLabel('What you say').boundingBox()
    const button = await page.getByRole('button', { name: 'Say', exact: true }).boundingBox()
    expect(field?.width).toBeGreaterThan(Math.min(width, 560) * 0.7)
    expect(button?.width).toBeLessThan(90)
    expect(await say(page, 'when are you open?')).toContain('mornings, mostly')
    expect(await say(page, 'This is Dana Reyes, my pipe burst')).toContain('Receptionist')
    expect(await say(page, 'no, call me on 512 842 0193')).toContain('5 1 2, 8 4 2, 0 1 9 3')
    await expectWellMade(page)
    expect(await say(page, 'yes')).toMatch(/anything else/i)
    await say(page, 'no, thank you, bye')
    await page.getByRole('heading', { name: 'What the owner would get' }).waitFor()
    expect(await page.locator('#summary').innerText()).toMatch(/^Urgent\. Dana Reyes/)
    await page.getByRole('button', { name: 'Call again' }).waitFor()
    await expectWellMade(page)
    expect(problems).toEqual([])

    await page.goto(`${url}x`)
    await page.getByRole('heading', { name: 'There is no test line here' }).waitFor()
    await expectWellMade(page)
    await close()
  })
})

test('by keyboard alone, and a call that is hung up is told of too', async () => {
  const { hear_url: url } = await makeTestLine()
  const { page, close } = await openPage(browser)
  await page.goto(url)
  await press(page, 'Start the call')
  await page.getByText("I'm the AI receptionist").waitFor()
  await page.keyboard.type('This is Dana Reyes, my pipe burst')
  await page.keyboard.press('Enter')
  await captions(page).nth(2).waitFor()
  await press(page, 'Hang up')
  await page.getByText('You hung up.').waitFor()
  await page.getByRole('heading', { name: 'What the owner would get' }).waitFor()
  expect(await page.locator('#summary').innerText()).toContain('Dana Reyes')
  await close()
})

test('speech is taken where the browser hears, and the line talked over is told what was heard of it', async () => {
  const { hear_url: url } = await makeTestLine()
  const { page, close } = await openPage(browser)
  await page.addInitScript(SPEECH)
  const turns: unknown[] = []
  page.on(
    'request',
    (request) => request.url().endsWith('/turns') && turns.push(request.postDataJSON()),
  )
  await page.goto(url)
  await page.getByRole('button', { name: 'Start the call' }).click()
  await captions(page).first().waitFor()
  await page.getByRole('button', { name: 'Press and talk' }).click()
  await captions(page).nth(2).waitFor()
  expect(turns).toMatchObject([{ interrupt: 'Lopez & Sons ' }, { say: 'do you fix water heaters' }])
  await close()
})

test('without JavaScript it says so, and shows the number to call and the code', async () => {
  const { hear_url: url, test_number: number, test_code: code } = await makeTestLine()
  const { page, close } = await openPage(browser, { javaScriptEnabled: false })
  await page.goto(url)
  await page.getByText('needs JavaScript').waitFor()
  await page.getByRole('link', { name: number }).waitFor()
  await page.getByText(code).waitFor()
  expect(await page.getByRole('button').count()).toBe(0)
  await close()
})

/** Tabs to the button and presses it. */
async function press(page: Page, name: string) {
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '')
  for (let tabs = 0; tabs < 15 && (await focused()) !== name; tabs += 1) {
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
}

/** Stubs for speech recognition and synthesis: one sentence is recognised, and three words are spoken before it. */
const SPEECH = `
class Ears extends EventTarget {
  start() {
    this.dispatchEvent(new Event('start'))
    const heard = Object.assign(new Event('result'), {
      results: [[{ transcript: 'do you fix water heaters' }]],
    })
    this.dispatchEvent(heard)
    this.dispatchEvent(new Event('end'))
  }
}
window.SpeechRecognition = Ears
const voice = {
  speaking: false,
  cancel() { this.speaking = false },
  speak(utterance) {
    this.speaking = true
    utterance.dispatchEvent(new Event('start'))
    utterance.dispatchEvent(Object.assign(new Event('boundary'), { charIndex: 13 }))
  },
}
Object.defineProperty(window, 'speechSynthesis', { value: voice })
window.SpeechSynthesisUtterance = class extends EventTarget {}
`

test('a question that is pressed before the call begins it', async () => {
  const { hear_url: url } = await makeTestLine()
  const { page, problems, close } = await openPage(browser)
  await page.goto(url)
  await press(page, 'Are you open on Saturday?')
  await captions(page).nth(2).waitFor()
  expect(await captions(page).nth(1).innerText()).toContain('Are you open on Saturday?')
  expect(problems).toEqual([])
  await close()
})
