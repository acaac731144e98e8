import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectWellMade, openBrowser, openPage, VIEWS } from '../support/browser.ts'
import { recordsOf } from '../support/line-records.ts'
import { openLiveLine } from '../support/live-line.ts'
import { phoneOf } from '../support/phone.ts'
import { until } from '../support/until.ts'
import { openWorld, type World } from '../support/world.ts'

let world: World
let browser: Browser
let email: string
let address: string

beforeAll(async () => {
  world = await openWorld({ settings: { RECORDINGS: 'on' } })
  browser = await openBrowser()
  const line = await openLiveLine(world)
  email = line.owner.email
  const turns = [{ say: 'My sink is leaking.' }, { say: 'My name is Dana Reyes.' }]
  const { call_sid } = await phoneOf(world).call(line.number, turns)
  const { id } = await recordsOf(world, line).ended(call_sid)
  await until(
    'the recording is known',
    () => world.app.db.callRecording.count({ where: { callId: id } }),
    (count) => count === 1,
  )
  // A scripted caller speaks at once, so the turns are moved apart in time.
  await world.app.pool.query(
    "UPDATE call_turns SET at = at + seq * interval '2 seconds' WHERE call_id = $1",
    [id],
  )
  address = `${world.url}/console/calls/${id}`
})
afterAll(async () => {
  await browser.close()
  await world.close()
})

test.each(VIEWS)('a call is heard in step with its words at $width px', async ({ width }) => {
  const view = { viewport: { width, height: 844 }, bypassCSP: false }
  const { page, problems, close } = await openPage(browser, view)
  await page.goto(address)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByText('Click a time to play from there').waitFor()
  await expectWellMade(page)
  const third = page.locator('.turns > li[data-from]').nth(2)
  const from = Number(await third.getAttribute('data-from'))
  expect(from).toBeGreaterThan(1)
  await third.getByRole('link', { name: /^Play from/ }).press('Enter')
  await page
    .locator('.turns > li[aria-current]')
    .filter({ hasText: 'My sink is leaking.' })
    .waitFor()
  const heardFrom = await page.evaluate(() => document.querySelector('audio')?.currentTime ?? 0)
  expect(heardFrom).toBeGreaterThanOrEqual(from)
  await page.getByRole('button', { name: 'Pause' }).click()
  await page.getByRole('button', { name: 'Speed: 1×' }).press('Enter')
  await page.getByRole('slider', { name: 'Place in: Recording of the call' }).press('Home')
  await page.getByText('0:00', { exact: true }).first().waitFor()
  const heard = await page.evaluate(() => {
    const { paused, playbackRate, currentTime } = document.querySelector('audio') ?? {}
    return { paused, playbackRate, currentTime }
  })
  expect(heard).toEqual({ paused: true, playbackRate: 1.25, currentTime: 0 })
  expect(problems).toEqual([])
  await close()
})
