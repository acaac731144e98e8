import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectWellMade, openBrowser, openPage, VIEWS } from '../support/browser.ts'
import { contactsOf } from '../support/contacts.ts'
import { inboxOf } from '../support/inbox.ts'
import { setUpLine } from '../support/live-line.ts'
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

const HOSTILE = `<b>Ünï</b> \u202egnp.exe 👩‍👩‍👧 שלום ${'x'.repeat(10_000)}`

async function openOwner(page: Page) {
  const owner = await world.account()
  const { setup_id: lineId } = await setUpLine(owner.api)
  await page.goto(`${world.url}/sign-in?return_to=/console/messages`)
  await page.getByLabel('Email').fill(owner.email)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('heading', { name: 'Messages', level: 1 }).waitFor()
  return { owner, ...inboxOf(world, { owner, lineId } as never) }
}

type Shift = PerformanceEntry & {
  hadRecentInput: boolean
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
}

/** The layout shifts since the page was opened, as Chromium reports them: each element with its old and new place. */
function shiftsOf(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const place = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round)
        const nameOf = (node: Node | null) =>
          (node instanceof Element ? node.outerHTML : `${node?.textContent}`).slice(0, 80)
        const told: string[] = []
        new PerformanceObserver((list) => {
          const shifts = (list.getEntries() as Shift[]).filter((shift) => !shift.hadRecentInput)
          for (const { node, previousRect, currentRect } of shifts.flatMap((it) => it.sources)) {
            told.push(`${nameOf(node)}: ${place(previousRect)} to ${place(currentRect)}`)
          }
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(told), 100)
      }),
  )
}

describe.each(VIEWS)('$width px', ({ width }) => {
  const view = { viewport: { width, height: 844 }, bypassCSP: false }

  test('messages and calls of any content, well made and standing still', async () => {
    const { page, problems, close } = await openPage(browser, view)
    const { addCall, addMessage, owner } = await openOwner(page)
    await expectWellMade(page)
    for (let index = 0; index < 6; index += 1) await addMessage({ name: `Caller ${index}` })
    const call = await addCall({ summary: HOSTILE, urgent: true, urgentReason: HOSTILE })
    await addMessage({ callId: call.id, name: HOSTILE, message: HOSTILE, urgent: true })
    await addMessage({
      source: 'voicemail',
      phone: null,
      name: null,
      message: 'Voicemail: https://x.example/a',
    })
    const turn = { accountId: owner.accountId, callId: call.id, language: 'en', at: call.at }
    await world.app.db.callTurn.createMany({
      data: [
        { ...turn, seq: 1, who: 'line', text: 'Thank you for calling.', cutShort: true },
        { ...turn, seq: 2, who: 'caller', text: HOSTILE },
      ],
    })
    for (const path of [
      'messages',
      'calls',
      `calls/${call.id}`,
      `calls/${call.id}/delete`,
      'calls?q=nothing+here',
      'search',
      'search?q=caller',
    ]) {
      await page.goto(`${world.url}/console/${path}`)
      await expectWellMade(page)
      expect(await shiftsOf(page), path).toEqual([])
    }
    expect(problems).toEqual([])
    await close()
  })
})

test('a message is handled without a reload, and focus stays on its button', async () => {
  const { page, problems, close } = await openPage(browser, { bypassCSP: false })
  const { addMessage } = await openOwner(page)
  const { id } = await addMessage({ urgent: true, name: 'Burst Pipe' })
  await page.reload()
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await page.getByRole('button', { name: 'Mark handled' }).press('Enter')
  await page.getByRole('button', { name: 'Undo marking it handled' }).waitFor()
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  expect(await page.evaluate(() => document.activeElement?.id)).toBe(`act-${id}`)
  expect(problems).toEqual([])
  await close()
})

test('with Alt, a letter handles a message, and another leads to the next', async () => {
  const { page, problems, close } = await openPage(browser, { bypassCSP: false })
  const { addMessage } = await openOwner(page)
  const { id } = await addMessage({ name: 'Burst Pipe' })
  await addMessage({ name: 'Somebody Else', phone: '+15128420144' })
  await page.goto(`${world.url}/console/messages/${id}`)
  await page.keyboard.press('Alt+KeyE')
  await page.getByRole('button', { name: 'Undo marking it handled' }).waitFor()
  expect((await world.app.db.message.findFirst({ where: { id } }))?.handledAt).toBeTruthy()
  await page.waitForLoadState()
  await page.keyboard.press('Alt+KeyJ')
  await page.getByRole('heading', { name: 'Somebody Else', level: 1 }).waitFor()
  expect(problems).toEqual([])
  await close()
})

test('a note on the caller is written on the page of their message, by keyboard', async () => {
  const { page, problems, close } = await openPage(browser, { bypassCSP: false })
  const { addMessage, owner } = await openOwner(page)
  const phone = '+15128420144'
  const { id } = await addMessage({ name: 'Burst Pipe', phone })
  await contactsOf(world, owner.key).create(`phone: "${phone}"`)
  await page.goto(`${world.url}/console/messages/${id}`)
  await expectWellMade(page)
  await page.getByLabel('Your note on Burst Pipe').fill('Back gate, code 4711.')
  await page.getByRole('button', { name: 'Save', exact: true }).press('Enter')
  await page.getByText('Note saved.').waitFor()
  expect(await page.getByLabel('Your note on Burst Pipe').inputValue()).toBe(
    'Back gate, code 4711.',
  )
  expect(page.url()).toContain(`/console/messages/${id}`)
  await expectWellMade(page)
  expect(problems).toEqual([])
  await close()
})

test('handled on a phone, it stands still and says so in sight', async () => {
  const viewport = { width: 390, height: 844 }
  const { page, problems, close } = await openPage(browser, { bypassCSP: false, viewport })
  const { addMessage } = await openOwner(page)
  const phones = ['+15128420144', '+15128420145', '+15128420146']
  const [first] = await Promise.all(
    phones.map((phone, index) => addMessage({ name: `Caller ${index}`, phone })),
  )
  await page.goto(`${world.url}/console/messages/${first?.id}`)
  await page.getByRole('button', { name: 'Mark handled' }).click()
  await page.getByText('Marked handled.').waitFor()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  const bar = page.locator('.just-done')
  expect(await page.locator('h1').isVisible()).toBe(true)
  const box = await bar.boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(viewport.height)
  await expectWellMade(page)
  await bar.getByRole('button', { name: 'Undo marking it handled' }).click()
  await page.getByText('Reopened').waitFor()
  await page.goto(`${world.url}/console`)
  await page.getByRole('button', { name: 'Mark handled: Caller 0' }).click()
  await page.getByRole('status').getByText('Marked handled.').waitFor({ state: 'attached' })
  await page.locator('#waits-messages').getByText('2').waitFor()
  await expectWellMade(page)
  // The row that slid under the finger takes no press for a moment.
  await page.waitForTimeout(500)
  await page.getByRole('button', { name: 'Undo marking it handled' }).click()
  await page.locator('#waits-messages').getByText('3').waitFor()
  await page.getByRole('heading', { name: 'Caller 0' }).waitFor()
  expect(problems).toEqual([])
  await close()
})

test('keys lead to the search, from row to row, and mark the row one is on', async () => {
  const { page, problems, close } = await openPage(browser, { bypassCSP: false })
  const { addMessage } = await openOwner(page)
  for (const phone of ['+15128420144', '+15128420145', '+15128420146'])
    await addMessage({ name: `Caller ${phone.at(-1)}`, phone })
  await page.goto(`${world.url}/console/messages`)
  const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim())
  await page.keyboard.press('Alt+KeyJ')
  expect(await focused()).toBe('Caller 6')
  await page.keyboard.press('Alt+KeyJ')
  expect(await focused()).toBe('Caller 5')
  await page.keyboard.press('Alt+KeyK')
  expect(await focused()).toBe('Caller 6')
  await page.keyboard.press('Alt+KeyE')
  await page.getByRole('button', { name: 'Undo marking it handled' }).waitFor()
  await page.keyboard.press('Control+KeyK')
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('q')
  expect(problems).toEqual([])
  await close()
})

test('what arrives while one reads further down moves nothing', async () => {
  const { page, close } = await openPage(browser, {
    bypassCSP: false,
    viewport: { width: 390, height: 844 },
  })
  const { addMessage } = await openOwner(page)
  for (let index = 0; index < 12; index += 1)
    await addMessage({ name: `Caller ${index}`, phone: `+1512842${2000 + index}` })
  await page.reload()
  const read = page.getByRole('heading', { name: 'Caller 3' })
  await read.scrollIntoViewIfNeeded()
  const top = async () => Math.round((await read.boundingBox())?.y ?? Number.NaN)
  const before = await top()
  await addMessage({ name: 'Just Now' })
  await page.getByRole('heading', { name: 'Just Now' }).waitFor({ state: 'attached' })
  expect(await top()).toBe(before)
  expect(await shiftsOf(page)).toEqual([])
  await close()
})

test('without JavaScript everything can be done', async () => {
  const { page, close } = await openPage(browser, { javaScriptEnabled: false })
  const { addMessage } = await openOwner(page)
  await addMessage({ name: 'Burst Pipe', message: 'The boiler leaks' })
  await addMessage({ name: 'Somebody Else' })
  await page.reload()
  const search = page.getByRole('searchbox', { name: 'Find in messages' })
  await search.fill('boil')
  await search.press('Enter')
  await page.waitForURL(/q=boil/)
  expect(await page.getByRole('heading', { level: 3 }).allTextContents()).toEqual(['Burst Pipe'])
  const box = page.getByRole('searchbox', { name: 'Find anything' })
  await box.fill('boil')
  await box.press('Enter')
  await page.getByRole('link', { name: 'Burst Pipe' }).click()
  await page.getByRole('heading', { name: 'Burst Pipe' }).waitFor()
  await page.getByRole('button', { name: 'Mark handled' }).click()
  await page.getByRole('status').waitFor()
  await page.getByRole('button', { name: 'Undo marking it handled' }).waitFor()
  await close()
})
