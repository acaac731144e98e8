import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBrowser, openPage, VIEWS } from '../support/browser.ts'
import { byKeyboard } from '../support/console-journey.ts'
import { type Visitor, visitByKeyboard, visitInView } from '../support/console-visits.ts'
import { LINE_SETUP, setUpLine } from '../support/live-line.ts'
import { until } from '../support/until.ts'
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

/** The email in the page's example query; it has no account. */
const EXAMPLE = 'ana@example.com'

function watchRequests(page: Page) {
  const elsewhere: string[] = []
  page.on('request', (request) => {
    const url = request.url()
    if (!url.startsWith(world.url) && !url.startsWith('data:')) elsewhere.push(url)
  })
  return elsewhere
}

async function signIn(page: Page) {
  const { press, fill } = byKeyboard(page)
  await fill(page.getByLabel('Staff token'), world.app.staffToken)
  await press(page.getByRole('button', { name: 'Sign in' }))
}

async function opened(page: Page) {
  const editor = page.getByRole('region', { name: 'Operation Editor' })
  await editor.getByText('FindAccount').waitFor()
  return editor
}

const answer = (page: Page) => page.getByRole('region', { name: 'Result Window' })

describe.each(VIEWS)('$width px', ({ width }) => {
  test('an operator signs in, asks what is proposed and something of their own, by keyboard', async () => {
    const owner = await world.account()
    await setUpLine(owner.api)
    const view = { viewport: { width, height: 844 }, bypassCSP: false }
    const { page, problems, close } = await openPage(browser, view)
    const elsewhere = watchRequests(page)
    await page.goto(`${world.url}/staff`)
    await signIn(page)
    await byKeyboard(page).press(page.getByRole('link', { name: 'GraphiQL' }))
    const editor = await opened(page)
    // Tab skips an editor; Enter enters it.
    await byKeyboard(page).press(editor.locator('.graphiql-editor'))
    await page.keyboard.press('ControlOrMeta+Enter')
    await answer(page).getByText('"not_found"').waitFor()

    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.insertText(
      `query LinesOf { accountFind(email: "${owner.email}") { ... on Account { lines { edges { node { businessName } } } } } }`,
    )
    // The tab's name is the name of the operation it runs.
    await page.locator('.graphiql-tab', { hasText: 'LinesOf' }).waitFor()
    await page.keyboard.press('ControlOrMeta+Enter')
    await answer(page).getByText(LINE_SETUP.business_name).waitFor()
    expect(page.url()).toBe(`${world.url}/graphql`)
    const sideways = 'document.documentElement.scrollWidth - innerWidth'
    expect(await page.evaluate(sideways)).toBeLessThanOrEqual(0)
    expect(problems).toEqual([])
    expect(elsewhere).toEqual([])
    await close()
  })
})

/** From the staff sign-in to an account, minutes given with a reason, and the events that could not be processed. */
async function lookAfterAccount({ page, hands, look }: Visitor) {
  const owner = await world.account()
  await setUpLine(owner.api)
  await page.goto(`${world.url}/staff`)
  await look()
  await hands.fill(page.getByLabel('Staff token'), world.app.staffToken)
  await hands.press(page.getByRole('button', { name: 'Sign in' }))
  await page.getByRole('heading', { name: 'Find an account' }).waitFor()
  await look()
  await hands.fill(page.getByLabel('Email, account id or phone number'), owner.email)
  await hands.press(page.getByRole('button', { name: 'Find' }))
  await page.getByRole('heading', { name: owner.email }).waitFor()
  await page.locator('th').filter({ hasText: LINE_SETUP.business_name }).waitFor()
  await look()
  await hands.press(page.locator('summary').filter({ hasText: 'Adjust minutes' }))
  await page.getByLabel('Where').selectOption({ label: 'Meeting minutes' })
  await hands.fill(page.getByLabel('Minutes to add, with − to take away'), 'many')
  await hands.fill(page.getByLabel('Reason', { exact: true }), 'Sorry for Tuesday')
  await hands.press(page.getByRole('button', { name: 'Adjust', exact: true }))
  await page.getByRole('alert').first().waitFor()
  await look()
  await hands.fill(page.getByLabel('Minutes to add, with − to take away'), '12')
  await hands.press(page.getByRole('button', { name: 'Adjust', exact: true }))
  await page.getByText('Minutes adjusted.').waitFor()
  await page.getByText('Sorry for Tuesday').waitFor()
  await look()
  await page.goto(`${world.url}/staff/dead-letters`)
  await page.getByRole('heading', { name: 'Dead letters', exact: true }).waitFor()
  await look()
}

test.each(VIEWS)('an account looked after at $width px', (view) =>
  visitInView(browser, view, lookAfterAccount),
)

test('an account looked after by keyboard', () => visitByKeyboard(browser, lookAfterAccount))

test('a link to it leads through the door, and a reload keeps what was typed in the tab alone', async () => {
  const { page, problems, close } = await openPage(browser, { bypassCSP: false })
  await page.goto(`${world.url}/graphql`)
  await signIn(page)
  const editor = await opened(page)
  await editor.getByText(EXAMPLE).click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.insertText('{ __typename }')
  const kept = () => page.evaluate("sessionStorage.getItem('graphiql:tabState')")
  await until('it is kept', async () => String(await kept()).includes('__typename'))
  await page.reload()
  await editor.getByText('__typename').waitFor()
  expect(await page.evaluate('localStorage.length')).toBe(0)
  expect(problems).toEqual([])
  await close()
})
