import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { receiveEvent } from '../../src/platform/inbox/inbox.ts'
import { expectWellMade, openBrowser, openPage, VIEWS } from '../support/browser.ts'
import { openWorld, type World } from '../support/world.ts'

let world: World
let browser: Browser

beforeAll(async () => {
  world = await openWorld({ workJobs: false })
  browser = await openBrowser()
  await world.account()
  const key = { provider: 'recall', externalId: 'msg_poison' } as const
  await receiveEvent(world.app, { ...key, kind: 'bot.done', payload: { botId: ['x'] } })
  await world.app.db.providerEvent.update({
    where: { provider_externalId: key },
    data: { deadAt: new Date(), failures: 60, failure: 'of no known shape' },
  })
})
afterAll(async () => {
  await browser.close()
  await world.close()
})

test.each(VIEWS)('staff reads at $width px, by their own clock', async (view) => {
  const { page, problems, close } = await openPage(browser, {
    viewport: { width: view.width, height: 844 },
    timezoneId: 'Asia/Kolkata',
  })
  await page.goto(`${world.url}/staff`)
  await expectWellMade(page)
  await page.getByLabel('Staff token').fill(world.app.staffToken)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByText('India Standard Time').waitFor()
  await expectWellMade(page)
  expect(await columnsAwry(page)).toEqual([])
  expect(await page.locator('td.when').first().textContent()).toMatch(/^Today, \d+:\d\d [AP]M$/)
  await page.locator('tbody a').first().click()
  await page.getByRole('heading', { name: 'Adjust minutes' }).waitFor()
  await expectWellMade(page)
  await page.getByRole('link', { name: 'Dead letters' }).click()
  await page.getByText('of no known shape').waitFor()
  await page.getByText('What was sent').click()
  await expectWellMade(page)
  expect(problems).toEqual([])
  await close()
})

/** Values that are neither under the head of their column nor, where there are no columns, beside its name. */
function columnsAwry(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const heads = [...document.querySelectorAll<HTMLElement>('thead th')]
    const nameBeside = (cell: Element) => getComputedStyle(cell, '::before').content
    return [...document.querySelectorAll<HTMLTableRowElement>('tbody tr')]
      .flatMap(({ cells }) => [...cells].map((cell, at) => ({ cell, head: heads[at] })).slice(1))
      .filter(({ cell, head }) => {
        const isUnder =
          getComputedStyle(cell).display === 'table-cell' &&
          getComputedStyle(cell).textAlign === (head && getComputedStyle(head).textAlign)
        return !isUnder && nameBeside(cell) !== `"${head?.textContent}"`
      })
      .map(({ cell, head }) => `${head?.textContent}: ${cell.textContent}`)
  })
}
