import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { recapMail } from '../../src/meetings/compose-recap-mail.ts'
import { expectWellMade, openBrowser, openPage, VIEWS } from '../support/browser.ts'
import { HOSTILE_RECAP } from '../support/hostile-recap.ts'

const MEETING = {
  provider: 'google_meet' as const,
  startsAt: new Date('2026-11-20T15:00:00Z'),
  joinedAt: new Date('2026-11-20T15:01:00Z'),
  leftAt: new Date('2026-11-20T15:26:30Z'),
  minutesCharged: 26,
}

let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

test.each(VIEWS)('a recap mail at $width px, $colorScheme', async ({ width, colorScheme }) => {
  const viewport = { width, height: 800 }
  const { page, problems, close } = await openPage(browser, { viewport, colorScheme })
  const { html, subject } = recapMail({ meeting: MEETING, recap: HOSTILE_RECAP })
  await page.setContent(html)
  await expectWellMade(page)
  expect(await page.title()).toBe(subject)
  expect(await page.locator('img, script').count()).toBe(0)
  expect(problems).toEqual([])
  await close()
})
