import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mailDigests } from '../../src/calls/daily-digest.ts'
import { tellOfBalance } from '../../src/calls/low-balance-mails.ts'
import { remindOfForwarding } from '../../src/lines/forwarding-reminder.ts'
import { recapMail } from '../../src/meetings/compose-recap-mail.ts'
import { COLOR_SCHEMES, expectWellMade, openBrowser, openPage, VIEWS } from '../support/browser.ts'
import { callAbout } from '../support/console-journey.ts'
import { HOSTILE_RECAP } from '../support/hostile-recap.ts'
import { untilQuiet } from '../support/line-books.ts'
import { openLiveLine } from '../support/live-line.ts'
import {
  isOver,
  type MeetingBody,
  newLink,
  setRoom,
  untilMeeting,
} from '../support/meeting-room.ts'
import { outsideOf, type SentMail } from '../support/outside.ts'
import { until } from '../support/until.ts'
import { openWorld, type World } from '../support/world.ts'

const MEETING = {
  provider: 'google_meet' as const,
  startsAt: new Date('2026-11-20T15:00:00Z'),
  joinedAt: new Date('2026-11-20T15:01:00Z'),
  leftAt: new Date('2026-11-20T15:26:30Z'),
  minutesCharged: 26,
}
const SAID = [
  { speaker: 'Ana', text: 'We decided to open on Saturdays from January.', at: 4 },
  { speaker: 'Ben', text: 'Ben will call the sign maker by Friday.', at: 65 },
]
const MAILS = [
  'balance-low',
  'digest',
  'forwarding-reminder',
  'line-number',
  'meeting',
  'message',
  'message-urgent',
  'recap',
]

let world: World
let browser: Browser
let email: string
let mails: SentMail[]
let aheadMs = 0

beforeAll(async () => {
  world = await openWorld({ clock: { now: () => new Date(Date.now() + aheadMs) } })
  browser = await openBrowser()
  const { owner, number, lineId } = await openLiveLine(world)
  email = owner.email
  for (const about of ['quiet', 'urgent'] as const) {
    await callAbout(world.sandboxUrl, number, about)
  }
  await holdMeetings(owner)
  const line = { accountId: owner.accountId, lineId, businessName: 'Lopez & Sons <Plumbing>' }
  await world.app.db.$transaction((tx) =>
    tellOfBalance(world.app, tx, line, { beforeSeconds: 400, afterSeconds: 100 }),
  )
  aheadMs = 4 * 86_400_000
  await remindOfForwarding(world.app)
  for (let day = 0; day < 4; day += 1) await mailDigests(world.app)
  await untilQuiet(world.app)
  mails = await until(
    'every mail',
    () => outsideOf(world.app.config).mails(email),
    (sent) => new Set(sent.map(({ tag }) => tag)).size >= MAILS.length,
  )
})
afterAll(async () => {
  await browser.close()
  await world.close()
})

/** One meeting that gets a recap, and one whose host admits nobody. */
async function holdMeetings({ api }: Awaited<ReturnType<World['account']>>) {
  for (const outcome of ['ended', 'denied'] as const) {
    const meeting_url = newLink()
    const room = { meeting_url, outcome, utterances: SAID, minutes: 3, lobby_seconds: 60 }
    await setRoom(world.sandboxUrl, room)
    const order = { meeting_url, title: 'Weekly planning', max_minutes: 5 }
    const { body } = await api.post<MeetingBody>('/meetings', order)
    await untilMeeting(api, body.id, isOver)
  }
}

/** `SCREENSHOTS=folder` saves a picture of each. */
async function keepPicture(page: Page, name: string) {
  const folder = process.env.SCREENSHOTS
  if (folder === undefined) return
  await mkdir(folder, { recursive: true })
  for (const colorScheme of COLOR_SCHEMES) {
    await page.emulateMedia({ colorScheme })
    const path = join(folder, `${name}-${colorScheme}.png`)
    await page.screenshot({ path, fullPage: true })
  }
}

test('every kind of mail came', () => {
  expect([...new Set(mails.map(({ tag }) => tag))].sort()).toEqual(MAILS)
})

describe.each(VIEWS)('$width px', ({ width }) => {
  const viewport = { width, height: 800 }

  test.each(MAILS)('a mail about %s is well made, without a picture', async (tag) => {
    const { page, problems, close } = await openPage(browser, { viewport })
    const { html, subject } = mails.find((mail) => mail.tag === tag) ?? { html: '', subject: '' }
    await page.setContent(html)
    await keepPicture(page, `mail-${tag}-${width}`)
    await expectWellMade(page)
    expect(await page.title()).toBe(subject)
    expect(await page.locator('img, script, link').count()).toBe(0)
    expect(problems).toEqual([])
    await close()
  })

  test('a recap of hostile words', async () => {
    const { page, problems, close } = await openPage(browser, { viewport })
    const timeZone = 'America/Chicago'
    const { html, subject } = recapMail({ meeting: MEETING, recap: HOSTILE_RECAP, timeZone })
    await page.setContent(html)
    await expectWellMade(page)
    expect(await page.title()).toBe(subject)
    expect(await page.locator('img, script').count()).toBe(0)
    expect(problems).toEqual([])
    await close()
  })

  test('the pages of its links ask before they act', async () => {
    const { page, problems, close } = await openPage(browser, { viewport })
    const links = mails.flatMap(({ html }) => html.match(/http[^"]+\/m\/[^"]+/g) ?? [])
    const kinds = new Map(links.map((link) => [/\/m\/(\w+)/.exec(link)?.[1], link]))
    expect([...kinds.keys()].sort()).toEqual(['handle', 'stop'])
    for (const [kind, link] of kinds) {
      await page.goto(link)
      await keepPicture(page, `mail-link-${kind}-${width}`)
      await expectWellMade(page)
    }
    expect(problems).toEqual([])
    await close()
  })
})

test('whoever follows every link of every mail gets there, after signing in once', async () => {
  const { page, problems, close } = await openPage(browser)
  const hrefs = mails.flatMap(({ html }) =>
    [...html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&')),
  )
  const pages = [...new Set(hrefs)].filter((href) => !href.startsWith('tel:'))
  expect(hrefs.filter((href) => href.startsWith('tel:+1')).length).toBeGreaterThan(0)
  await page.goto(`${world.url}/console`)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL(`${world.url}/console`)
  for (const address of pages) {
    const answer = await page.goto(address)
    // A change of only the fragment loads nothing.
    expect([address, answer?.status() ?? 200]).toEqual([address, 200])
    if (address.includes('/m/handle.')) await keepPicture(page, 'mail-link-handle-signed-in')
    const { hash } = new URL(address)
    if (hash) expect(await page.locator(`[id="${hash.slice(1)}"]`).count(), address).toBe(1)
  }
  expect(problems).toEqual([])
  await close()
})
