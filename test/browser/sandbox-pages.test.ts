import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Testimony } from '../../src/sandbox/rooms/bot-testimony.ts'
import { openWorld } from '../sandbox/sandbox-world.ts'
import { expectWellMade, openBrowser, openPage, VIEWS } from '../support/browser.ts'

let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const BOT = { meeting_url: 'https://meet.google.com/abc-defg-hij', bot_name: 'Notes' }

test.each(VIEWS)(
  'at $width px events, texts and note-takers are read, and keys reach all of it',
  async ({ width }) => {
    const world = await openWorld({ baseUrl: 'http://localhost:1' })
    const { page, problems, close } = await openPage(browser, { viewport: { width, height: 844 } })
    const isPhone = width < 640

    await sendEvents(world.url)
    await page.goto(`${world.url}/events`)
    await expectWellMade(page)
    expect(await page.locator('.day').allInnerTexts()).toEqual(['Today'])
    await page.getByText('Receive them here').press('Enter')
    await page.getByLabel('Signing secret').waitFor()
    await expectWellMade(page)
    await page.locator('.event-row', { hasText: 'Call ended' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Call ended' }).waitFor()
    expect(await page.locator('.pane-list').isVisible()).toBe(!isPhone)
    await expectWellMade(page)

    keepTexts(world.sandbox.record)
    await page.goto(`${world.url}/phone/texts`)
    expect(await page.locator('.bubble').allInnerTexts()).toEqual([
      expect.stringMatching(/^The older[\s\S]*Delivered[\s\S]*9 characters, 1 segment/),
      expect.stringMatching(/^The newer[\s\S]*Not delivered 30003/),
    ])
    await expectWellMade(page)

    await askBots(world)
    await page.goto(`${world.url}/meetings`)
    await page.getByText('What it did').press('Enter')
    expect(await page.locator('.bots .steps li').first().isVisible()).toBe(true)
    await expectWellMade(page)
    await page.getByRole('button', { name: 'Join now' }).waitFor()
    expect(problems).toEqual([])
    await close()
  },
)

async function sendEvents(url: string) {
  for (const type of ['call.completed', 'message.created']) {
    const body = JSON.stringify({ type, data: { call_id: 'call_0123456789' } })
    await fetch(`${url}/events`, { method: 'POST', body })
  }
}

type World = Awaited<ReturnType<typeof openWorld>>

function keepTexts(record: World['sandbox']['record']) {
  const texts = record.collection<{ id: string }>('twilio-texts')
  const text = { from: '+15125550100', to: '+15128422672', at: new Date().toISOString() }
  texts.put({ ...text, ...{ id: 'SM1', body: 'The older' } })
  const at = new Date(Date.now() + 1).toISOString()
  texts.put({ ...text, ...{ id: 'SM2', body: 'The newer', at, errorCode: 30_003 } })
}

/** One that has been in a meeting, and one that is to join another tomorrow. */
async function askBots({ url, config }: World) {
  const headers = {
    Authorization: `Token ${config.recall.apiKey}`,
    'Content-Type': 'application/json',
  }
  const ask = (body: object) =>
    fetch(`${url}/api/v1/bot/`, { method: 'POST', headers, body: JSON.stringify(body) })
  await ask(BOT)
  const isDone = async () => {
    const bots: Testimony[] = await (await fetch(`${url}/meetings/bots`)).json()
    return bots.some(({ state }) => state === 'done')
  }
  await expect.poll(isDone, { timeout: 10_000 }).toBe(true)
  await ask({ ...BOT, join_at: new Date(Date.now() + 86_400_000).toISOString() })
}
