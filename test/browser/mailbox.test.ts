import type { Browser } from 'playwright-core'
import { ServerClient } from 'postmark'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld } from '../sandbox/sandbox-world.ts'
import { expectWellMade, openBrowser, openPage, VIEWS } from '../support/browser.ts'

let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const MAIL = {
  From: 'Frontdesk <frontdesk@example.com>',
  To: 'rosa@example.com',
  TextBody: 'Call (415) 555-2671.',
  HtmlBody: '<html lang="en"><title>Mail</title><p>Call us.</p></html>',
  Metadata: { mail: 'mail_1' },
}

test.each(VIEWS)(
  'at $width px a mail is searched for, opened, and its headers read',
  async (view) => {
    const { url, port, config } = await openWorld({ baseUrl: 'http://localhost:1' })
    const client = new ServerClient(config.postmark.serverToken, {
      requestHost: `localhost:${port}`,
      useHttps: false,
    })
    for (const Subject of ['Your number', 'A message']) await client.sendEmail({ ...MAIL, Subject })
    const { page, problems, close } = await openPage(browser, {
      viewport: { width: view.width, height: 844 },
    })
    await page.goto(`${url}/mailbox`)
    await expectWellMade(page)
    await page.getByLabel('Search emails').fill('rosa number')
    await page.keyboard.press('Enter')
    await page.getByText('1 email with “rosa number”').waitFor()
    await page.getByRole('link', { name: /Your number/ }).click()
    await page.waitForURL(/mail=/)
    await page.getByRole('radio', { name: 'Mail' }).focus()
    await page.keyboard.press('ArrowLeft')
    expect(await page.locator('.mail-headers').innerText()).toContain('mail_1')
    expect(await page.locator('iframe.mail').isVisible()).toBe(false)
    await expectWellMade(page)
    expect(problems).toEqual([])
    await close()
  },
)
