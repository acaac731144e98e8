import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, VIEWS } from '../support/browser.ts'
import {
  type Visitor,
  visitByKeyboard,
  visitInView,
  visitWithoutJavaScript,
} from '../support/console-visits.ts'
import { openLiveLine } from '../support/live-line.ts'
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

const FAILS = `tests:
  - name: A leak is no message
    says: ["My basement is flooding, please call me back.", "Dana Whitfield", "Yes.", "Bye."]
    expect:
      message: none
`
const NO_TESTS = 'tests: nothing\n'

/** The example unchanged, a test that fails and says why, and a file that is not a test file. */
async function tryTests({ page, hands, look }: Visitor) {
  const { owner, lineId } = await openLiveLine(world)
  await page.goto(`${world.url}/console/lines/${lineId}/tests`)
  await hands.fill(page.getByLabel('Email'), owner.email)
  await hands.press(page.getByRole('button', { name: 'Sign in' }))
  const file = page.getByLabel('The tests')
  const run = page.getByRole('button', { name: 'Run all' })
  await run.waitFor()
  await look()
  await hands.press(run)
  await page.getByRole('status').getByText('2 passed, 0 failed').waitFor()
  await look()

  const runWritten = page.getByRole('button', { name: 'Save and run' })
  await hands.press(page.getByText('Advanced: edit as text'))
  await file.waitFor()
  await look()
  await hands.fill(file, FAILS)
  await hands.press(runWritten)
  await page.getByRole('status').getByText('0 passed, 1 failed').waitFor()
  await page.getByText('My basement is flooding, please call me back.', { exact: true }).waitFor()
  expect((await file.inputValue()).trim()).toBe(FAILS.trim())
  await look()

  await hands.press(page.getByText('Advanced: edit as text'))
  await hands.fill(file, NO_TESTS)
  await hands.press(runWritten)
  await page.getByRole('alert').first().waitFor()
  expect(await file.getAttribute('aria-invalid')).toBe('true')
  await look()

  await page.goto(`${world.url}/console/lines/${lineId}/tests`)
  await hands.press(page.getByRole('button', { name: 'Add a test' }))
  await hands.fill(page.getByLabel('What the caller says first'), 'My sink is blocked.')
  await hands.press(page.getByRole('button', { name: 'Add the test' }))
  await page.getByRole('status').getByText('Test added').waitFor()
  await look()
  await hands.press(page.getByRole('button', { name: 'Run: My sink is blocked.' }))
  await page.getByRole('status').getByText('1 passed, 0 failed').waitFor()
  await look()
  await hands.press(page.getByLabel('More about My sink is blocked.'))
  await hands.press(page.getByRole('button', { name: 'Remove: My sink is blocked.' }))
  await page.getByRole('status').getByText('Test removed').waitFor()
  await page.getByRole('heading', { name: 'A leak is no message' }).waitFor()
  expect(await page.getByRole('heading', { name: 'My sink is blocked.' }).count()).toBe(0)
}

test.each(VIEWS)('run at $width px', (view) => visitInView(browser, view, tryTests))

test('run by keyboard alone, and without JavaScript', async () => {
  await visitByKeyboard(browser, tryTests)
  await visitWithoutJavaScript(browser, tryTests)
})
