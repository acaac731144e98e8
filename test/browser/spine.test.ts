import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectWellMade, openBrowser, openPage, VIEWS } from '../support/browser.ts'
import { until } from '../support/until.ts'
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

const SETUP = {
  business_name: 'Lopez & Sons <Plumbing>',
  business_phone: '(512) 842-2671',
  owner_mobile: '(512) 842-2672',
  owner_confirmed_terms: true,
}

type Items = { items: { name: string; phone: string; message: string; urgent: boolean }[] }

describe.each(VIEWS)('$width px', ({ width }) => {
  test('a person pays, reads the mail, phones the line and leaves a message', async () => {
    const { api, email } = await world.account()
    const { body: setUp } = await api.post<{ setup_id: string; checkout_url: string }>(
      '/lines',
      SETUP,
    )
    const { page, problems, close } = await openPage(browser, {
      viewport: { width, height: 800 },
    })

    await page.goto(setUp.checkout_url)
    await page.getByText(SETUP.business_name).first().waitFor()
    await expectWellMade(page)
    await page.getByRole('button', { name: 'Pay' }).click()
    await page.getByRole('heading', { name: 'Payment received' }).waitFor()
    await expectWellMade(page)

    const { body: line } = await until(
      'the line is live',
      () => api.get<{ status: string; number: string }>(`/lines/${setUp.setup_id}`),
      ({ body }) => body.status === 'live',
    )
    const mails = async () =>
      (await fetch(`${world.sandboxUrl}/mailbox/messages?to=${email}`)).json()
    await until('the mail is out', mails, (sent) => sent.length === 1)
    await page.goto(`${world.sandboxUrl}/mailbox?to=${encodeURIComponent(email)}`)
    await page.getByText('your answering line is').first().waitFor()
    await expectWellMade(page)
    // Beside the list where there is room; a phone shows the list alone.
    const [list, mail] = await Promise.all(
      ['.pane-list', '.mail-open'].map((part) => page.locator(part).boundingBox()),
    )
    expect(mail?.y).toBe(width < 1024 ? undefined : list?.y)

    await page.goto(`${world.sandboxUrl}/phone`)
    await expectWellMade(page)
    const offered = page.locator(`[data-dial="${line.number}"]`)
    expect(await offered.textContent()).toContain(SETUP.business_name)
    await page.getByLabel('Another number').fill(line.number)
    await page.getByLabel('Calling from').fill('+15128420193')
    await page.getByRole('button', { name: 'Call', exact: true }).click()
    await page.locator('#captions').getByText('this call is transcribed').waitFor()
    await page.getByLabel('Captions only').check()
    for (const words of [
      'This is Dana Reyes. My water heater burst and the garage is flooding',
      'yes',
      'yes',
      'no, thank you, bye',
    ]) {
      const captions = page.locator('#captions > *')
      const before = await captions.count()
      await page.getByLabel('What you say').fill(words)
      await page.getByRole('button', { name: 'Say' }).click()
      await until(
        'the line answers',
        () => captions.count(),
        (count) => count >= before + 2,
      )
    }
    await expectWellMade(page)
    const { body: messages } = await until(
      'the message is there',
      () => api.get<Items>(`/lines/${setUp.setup_id}/messages`),
      ({ body }) => body.items.length > 0,
    )
    expect(messages.items).toMatchObject([
      { name: 'Dana Reyes', phone: '+15128420193', urgent: true },
    ])
    expect(messages.items[0]?.message).toContain('water heater burst')

    // What is worth saying calls a line by itself, and is said once the line has greeted.
    await page.goto(`${world.sandboxUrl}/phone`)
    await page.getByRole('button', { name: /Are you open on Saturday/ }).click()
    await page.locator('#captions > .of-caller').getByText('Are you open on Saturday?').waitFor()
    await page.getByRole('button', { name: 'Hang up' }).click()
    await page.getByRole('button', { name: 'Call again' }).waitFor()
    expect(problems).toEqual([])
    await close()
  })

  test.each(['/', '/terms', '/privacy', '/paid', '/payment-cancelled', '/no-such-page'])(
    '%s is well made',
    async (path) => {
      const { page, close } = await openPage(browser, {
        viewport: { width, height: 800 },
      })
      await page.goto(`${world.url}${path}`)
      await expectWellMade(page)
      await close()
    },
  )

  test('the sandbox front page is well made', async () => {
    const { page, problems, close } = await openPage(browser, {
      viewport: { width, height: 800 },
    })
    await page.goto(world.sandboxUrl)
    await expectWellMade(page)
    expect(problems).toEqual([])
    await close()
  })
})

test('the checkout can be paid by keyboard alone', async () => {
  const { api } = await world.account()
  const { body } = await api.post<{ checkout_url: string }>('/lines', SETUP)
  const { page, close } = await openPage(browser)
  await page.goto(body.checkout_url)
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '')
  for (let presses = 0; presses < 10 && !(await focused()).startsWith('Pay'); presses += 1) {
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Payment received' }).waitFor()
  await close()
})
