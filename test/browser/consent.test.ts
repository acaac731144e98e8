import { createServer, type Server } from 'node:http'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { AGENT_SCOPES } from '../../src/accounts/agent-scopes.ts'
import { expectWellMade, openBrowser, openPage, VIEWS } from '../support/browser.ts'
import { listenAnywhere } from '../support/listen.ts'
import { agentOf, BOTH, register } from '../support/oauth-agent.ts'
import { openWorld, type World } from '../support/world.ts'

let world: World
let browser: Browser
let app: Server
let redirectUri: string

beforeAll(async () => {
  world = await openWorld({ workJobs: false })
  browser = await openBrowser()
  app = createServer((_request, response) => {
    response
      .setHeader('content-type', 'text/html')
      .end('<title>App</title><h1>Back in the app</h1>')
  })
  redirectUri = `${await listenAnywhere(app)}/callback`
})
afterAll(async () => {
  app.closeAllConnections()
  app.close()
  await browser.close()
  await world.close()
})

/** An agent with a callback page on this machine, and its consent question in the browser. */
async function openQuestion(
  page: Page,
  email: string,
  { clientName = 'Meeting helper', scope = BOTH, uses = 'meeting notes' } = {},
) {
  const { body } = await register(world, { client_name: clientName, redirect_uris: [redirectUri] })
  const agent = agentOf(world, body.client_id, redirectUri)
  await page.goto(agent.authorizeUrl({ scope }))
  await page.keyboard.type(email)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: `Let ${clientName} use your ${uses}?` }).waitFor()
  return agent
}

async function codeBack(page: Page): Promise<string> {
  await page.getByRole('heading', { name: 'Back in the app' }).waitFor()
  return new URL(page.url()).searchParams.get('code') ?? ''
}

test('by keyboard alone: signed in, read, ticked, allowed', async () => {
  const { page, problems, close } = await openPage(browser, { bypassCSP: false })
  const agent = await openQuestion(page, 'keyboard@example.com')
  const focused = () =>
    page.evaluate(() => {
      const element = document.activeElement as HTMLInputElement
      return element.value || element.textContent?.trim() || ''
    })
  async function tabTo(name: string) {
    for (let presses = 0; presses < 30; presses += 1) {
      if ((await focused()) === name) return
      await page.keyboard.press('Tab')
    }
    throw new Error(`no way to “${name}” by Tab`)
  }

  const write = page.getByRole('checkbox', { name: 'Send and cancel note-takers' })
  const read = page.getByRole('checkbox', { name: 'Read your meetings' })
  expect([await read.isChecked(), await read.isDisabled()]).toEqual([true, true])
  expect([await write.isChecked(), await write.isDisabled()]).toEqual([false, false])
  await tabTo('meetings:write')
  await page.keyboard.press('Space')
  expect(await write.isChecked()).toBe(true)
  await tabTo('allow')
  await page.keyboard.press('Enter')
  const { body } = await agent.redeem(await codeBack(page))
  expect(body.scope).toBe(BOTH)
  expect(problems).toEqual([])
  await close()
})

describe.each(VIEWS)('$width px', ({ width }) => {
  const view = { viewport: { width, height: 844 }, bypassCSP: false }

  test('the question, and the page when it is no longer open', async () => {
    const { page, problems, close } = await openPage(browser, view)
    const agent = await openQuestion(page, 'ann@example.com', {
      clientName: `Helper with ${'a-long-name-'.repeat(4)}`,
      scope: AGENT_SCOPES.join(' '),
      uses: 'account',
    })
    await expectWellMade(page)
    await page.getByRole('checkbox', { name: 'Read your calls' }).check()
    const question = page.url()
    await page.getByRole('button', { name: 'Allow' }).click()
    const { body } = await agent.redeem(await codeBack(page))
    expect(body.scope).toBe('meetings:read calls:read')

    await page.goto(`${world.url}/developers`)
    await page
      .getByRole('link', { name: /^Disconnect/ })
      .first()
      .waitFor()
    await expectWellMade(page)
    await page
      .getByRole('link', { name: /^Disconnect/ })
      .first()
      .click()
    await page.getByRole('button', { name: 'Disconnect' }).waitFor()
    await expectWellMade(page)
    expect(problems).toEqual([])

    await page.goto(question)
    await page.getByRole('heading', { name: 'This question is no longer open' }).waitFor()
    await expectWellMade(page)
    await close()
  })
})

test('without JavaScript too: another account, then a no', async () => {
  const { page, close } = await openPage(browser, { javaScriptEnabled: false, bypassCSP: false })
  await openQuestion(page, 'first@example.com')
  await page.getByRole('button', { name: 'Use another account' }).click()
  await page.getByRole('button', { name: 'Sign in with another account' }).click()
  await page.getByLabel('Email').fill('second@example.com')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByText('second@example.com').waitFor()
  await page.getByRole('button', { name: 'Deny' }).click()
  await page.getByRole('heading', { name: 'Back in the app' }).waitFor()
  expect(new URL(page.url()).searchParams.get('error')).toBe('access_denied')
  await close()
})
