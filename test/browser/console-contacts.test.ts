import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, VIEWS } from '../support/browser.ts'
import {
  type Visitor,
  visitByKeyboard,
  visitInView,
  visitWithoutJavaScript,
} from '../support/console-visits.ts'
import { recordsOf } from '../support/line-records.ts'
import { openLiveLine } from '../support/live-line.ts'
import { phoneOf } from '../support/phone.ts'
import { scriptedReceptionist } from '../support/scripted-receptionist.ts'
import { openWorld, type World } from '../support/world.ts'

let world: World
let browser: Browser

beforeAll(async () => {
  world = await openWorld()
  world.app.receptionist = scriptedReceptionist
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await world.close()
})

/** From a caller's name as heard to the owner's own name for them, a VIP, a contact by hand and a blocked number. */
async function keepContacts({ page, hands, look }: Visitor) {
  const line = await openLiveLine(world)
  const turns = [{ say: 'my name is Dane' }, { say: 'note the sink leaks' }]
  const { call_sid } = await phoneOf(world).call(line.number, turns, { from: '+14155550142' })
  await recordsOf(world, line).ended(call_sid)
  await page.goto(`${world.url}/console/contacts`)
  await hands.fill(page.getByLabel('Email'), line.owner.email)
  await hands.press(page.getByRole('button', { name: 'Sign in' }))
  await page.getByRole('link', { name: /Dane/ }).waitFor()
  await look()
  await hands.press(page.getByRole('link', { name: /Dane/ }))
  await look()
  await hands.press(page.getByText('Edit', { exact: true }))
  await look()
  await hands.fill(page.getByLabel('Name'), 'Dana Reyes')
  await hands.fill(page.getByRole('textbox', { name: 'Notes' }), 'Back gate, code 4711')
  await hands.press(page.getByRole('button', { name: 'Save' }))
  await page.getByRole('heading', { name: 'Dana Reyes' }).waitFor()
  await page.getByText('“Dane”').waitFor()
  await hands.press(page.getByRole('button', { name: 'Mark as VIP' }))
  await page.getByText('Marked as VIP.').waitFor()
  await look()

  await page.goto(`${world.url}/console/contacts/new`)
  await hands.fill(page.getByLabel('Phone number'), '555')
  await hands.press(page.getByRole('button', { name: 'Add the contact' }))
  await page.getByText('Enter a phone number with its area code').waitFor()
  await look()
  await hands.fill(page.getByLabel('Phone number'), '(212) 345-6789')
  await hands.press(page.getByRole('button', { name: 'Add the contact' }))
  await page.getByText('Contact added.').waitFor()
  await hands.press(page.getByRole('button', { name: 'Block this number' }))
  await page.getByRole('button', { name: 'Unblock this number' }).waitFor()

  await page.goto(`${world.url}/console/contacts`)
  const more = page.getByLabel('More about (212) 345-6789')
  await hands.press(more)
  await page.getByRole('button', { name: 'Unblock (212) 345-6789' }).waitFor()
  await look()
  await hands.press(more)
  await hands.press(page.getByRole('link', { name: 'Blocked', exact: true }))
  await page.getByRole('link', { name: '(212) 345-6789' }).waitFor()
  expect(await page.getByText('Dana Reyes').count()).toBe(0)
  await look()
  await hands.press(page.getByRole('link', { name: /\(212\) 345-6789/ }))
  await hands.press(page.locator('.seldom > summary'))
  await hands.press(page.getByRole('link', { name: 'Delete this contact' }))
  await look()
  await hands.press(page.getByRole('button', { name: 'Delete for good' }))
  await page.getByText('Contact deleted.').waitFor()

  await hands.press(page.locator('.page-head .seldom > summary'))
  await hands.press(page.getByRole('link', { name: 'Import or export' }))
  const choose = async (text: string) => {
    const file = { name: 'contacts.csv', mimeType: 'text/csv', buffer: Buffer.from(text) }
    await page.getByLabel('File').setInputFiles(file)
    await hands.press(page.getByRole('button', { name: 'Preview', exact: true }))
  }
  await choose('Phone,Name\n555,Tom\n(212) 345-6781,Ann')
  await page.getByText('Line 2: “555” is no phone number.').waitFor()
  await look()
  await page.getByText('Nothing is imported yet.').waitFor()
  await page.getByText('will be added').waitFor()
  await page.getByText('Ann', { exact: true }).waitFor()
  await look()
  await hands.press(page.getByRole('button', { name: 'Import 1 contact' }))
  await page.getByText('1 added').waitFor()
  await look()
}

test.each(VIEWS)('kept at $width px', (view) => visitInView(browser, view, keepContacts))

test('kept by keyboard alone, and without JavaScript', async () => {
  await visitByKeyboard(browser, keepContacts)
  await visitWithoutJavaScript(browser, keepContacts)
})
