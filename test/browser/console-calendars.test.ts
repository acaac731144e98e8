import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, VIEWS } from '../support/browser.ts'
import { calendarText, onceText } from '../support/calendar-text.ts'
import { untilFollowed } from '../support/calendars.ts'
import {
  type Visitor,
  visitByKeyboard,
  visitInView,
  visitWithoutJavaScript,
} from '../support/console-visits.ts'
import { newLink } from '../support/meeting-room.ts'
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

/** A calendar at the sandbox's calendar service, with one meeting in two hours. */
async function newCalendar(): Promise<string> {
  const address = `${world.sandboxUrl}/calendars/${crypto.randomUUID()}.ics`
  const at = new Date(Math.ceil(Date.now() / 60_000) * 60_000 + 2 * 3_600_000)
  const body = calendarText(onceText({ uid: 'one', link: newLink(), at, title: 'Plan <Q1>' }))
  expect((await fetch(address, { method: 'PUT', body })).status).toBe(204)
  return address
}

/** From the meetings to a calendar: its next meeting is skipped and restored, the calendar turned on and removed. */
async function lookAfterCalendars({ page, hands, look }: Visitor) {
  const address = await newCalendar()
  await page.goto(`${world.url}/console/meetings`)
  await hands.fill(page.getByLabel('Email'), `${crypto.randomUUID()}@example.com`)
  await hands.press(page.getByRole('button', { name: 'Sign in' }))
  await hands.press(page.getByRole('link', { name: 'Calendars' }))
  await page.getByRole('heading', { name: 'Connect a calendar', exact: true }).waitFor()
  await look()

  await hands.fill(page.getByLabel('Secret address'), 'http://calendar.example.com/a.ics')
  await hands.press(page.getByRole('button', { name: 'Connect the calendar' }))
  await page.getByRole('alert').getByText('begins with https://').waitFor()
  await look()
  await hands.fill(page.getByLabel('Secret address'), address)
  await hands.fill(page.getByLabel('What you call it'), 'Work')
  await hands.press(page.getByRole('button', { name: 'Connect the calendar' }))
  await page.getByText('Connected. Reload in a moment to see its meetings').waitFor()
  await untilFollowed(world.app)
  await page.goto(`${world.url}/console/calendars`)
  await page.getByText('Calendar is off').waitFor()
  expect(await page.content()).not.toContain(new URL(address).pathname)
  await look()

  await hands.press(page.getByRole('link', { name: 'Work' }))
  await look()
  await hands.fill(page.getByLabel('Maximum length (minutes)'), '500')
  await hands.press(page.getByRole('button', { name: 'Save' }))
  await page.getByRole('alert').getByText('Please fix the highlighted field.').waitFor()
  await hands.fill(page.getByLabel('Maximum length (minutes)'), '30')
  await hands.tick(page.getByLabel('Send note-takers to its meetings'))
  await hands.press(page.getByRole('button', { name: 'Save' }))
  await page.getByText('Saved.').waitFor()
  await untilFollowed(world.app)

  await page.goto(`${world.url}/console/calendars`)
  await page.getByText('A note-taker will go').waitFor()
  await hands.press(page.getByRole('button', { name: 'Skip Plan <Q1>' }))
  await page.getByText('We won’t send a note-taker to that meeting.').waitFor()
  await look()
  await hands.press(page.getByRole('button', { name: 'Don’t skip Plan <Q1>' }))
  await page.getByText('A note-taker will go').waitFor()
  await hands.press(page.getByRole('link', { name: 'Work' }))
  await hands.press(page.getByRole('button', { name: 'Remove the calendar' }))
  await page.getByRole('heading', { level: 1, name: /^Remove / }).waitFor()
  await look()
  await hands.press(page.getByRole('button', { name: 'Remove the calendar' }))
  await page.getByText('Calendar removed.').waitFor()
  await page.getByRole('heading', { name: 'Connect a calendar', exact: true }).waitFor()
}

test.each(VIEWS)('looked after at $width px', (view) =>
  visitInView(browser, view, lookAfterCalendars),
)

test('looked after by keyboard alone, and without JavaScript', async () => {
  await visitByKeyboard(browser, lookAfterCalendars)
  await visitWithoutJavaScript(browser, lookAfterCalendars)
})

/** Adds a meeting at the sandbox and cancels it. */
async function keepCalendar({ page, hands, look }: Visitor) {
  const title = `Plan <${crypto.randomUUID()}>`
  await page.goto(`${world.sandboxUrl}/calendars`)
  await hands.fill(page.getByLabel('Title'), title)
  await hands.press(page.getByRole('button', { name: 'Add the meeting' }))
  const cancel = page.getByRole('button', { name: `Cancel ${title}` })
  await cancel.waitFor()
  await look()
  await hands.press(cancel)
  await cancel.waitFor({ state: 'detached' })
}

test('the sandbox’s calendar is kept in every view, by keyboard alone, and without JavaScript', async () => {
  for (const view of VIEWS) await visitInView(browser, view, keepCalendar)
  await visitByKeyboard(browser, keepCalendar)
  await visitWithoutJavaScript(browser, keepCalendar)
})
