import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { createClient } from '../../gateways/cli/client.ts'
import { createKey } from '../../gateways/cli/commands.ts'
import { createApi } from '../support/api.ts'
import { COLOR_SCHEMES, openBrowser, VIEWS } from '../support/browser.ts'
import { DAYS_BACK, type Filled, fillAccount } from '../support/filled-account.ts'
import { costAsOpened } from '../support/page-cost.ts'
import { startForPictures } from '../support/picture-service.ts'
import { useThePages } from '../support/use-the-pages.ts'
import { visitorReturns } from '../support/visitor-returns.ts'
import { webhooksOf } from '../support/webhooks.ts'

/**
 * `npm run screenshots:every [name ...]`: every page after some use, in phone and desktop width, light and dark, into
 * `SHOTS` or `test/browser/output/`. With names, only the pages whose name begins with one of them.
 */
const PORT = Number(process.env.SHOTS_PORT ?? 18_320)
const OUTPUT = process.env.SHOTS ?? join(import.meta.dirname, 'output')
const EMAIL = 'rosa@lopezplumbing.example'
const HEIGHT = 844
const HEIGHT_MAX = 9_000
const wanted = process.argv.slice(2)

const PUBLIC: Pages = {
  landing: '/',
  terms: '/terms',
  privacy: '/privacy',
  'visitor-sign-in-paid': '/paid',
  'visitor-sign-in-cancelled': '/payment-cancelled',
  changelog: '/developers/changelog',
  reference: '/developers/reference',
  'reference-lines': '/developers/reference/lines',
  'reference-guide': '/developers/reference/errors',
  'reference-search': '/developers/reference/search?q=meeting',
  problem: '/nothing-here',
  'staff-door': '/staff',
}

const service = await startForPictures(PORT, {
  daysBack: DAYS_BACK,
  settings: { RECORDINGS: 'on', SMS_FROM: '+15125550100' },
})
const browser = await openBrowser()
/** Limits for every page: its size over the wire, and its layout shift. */
const WEIGHT_BYTES_MAX = 150_000
const MOVED_MAX = 0.01
const PICTURED: Pictured[] = VIEWS.flatMap(({ width }) =>
  COLOR_SCHEMES.map((colorScheme) => ({ width, colorScheme })),
)
const measured: {
  name: string
  width: number
  colorScheme: string
  weightBytes: number
  moved: number
}[] = []

/** What is pressed on a page before it is pictured, by its name. */
const PRESSED: Record<string, string> = { 'line-tests-run': 'Run all' }
const SANDBOX: Pages = Object.fromEntries(
  Object.entries({
    front: '/',
    phone: '/phone',
    mail: '/mailbox',
    texts: '/phone/texts',
    rooms: '/meetings',
    events: '/events',
  }).map(([name, path]) => [`sandbox-${name}`, service.sandbox + path]),
)
try {
  await mkdir(OUTPUT, { recursive: true })
  const client = createClient(service.site, await service.staffToken())
  const key = await createKey(client, { email: EMAIL, name: 'Booking site' })
  const api = createApi(service.site, key)
  await followEvents(key)
  const filled = await fillAccount(api, service.sandbox, service.daysBack)
  // With its last page closed, the browser at times opens no other; this one stays.
  const visitor = await openAt(browser)
  await visitor.newPage()
  const owner = await signedIn(browser)
  await useThePages(owner, { ...service, lineId: filled.plumber.id })
  const pages = await pagesOf(owner, filled)
  const returns = await visitorReturns(owner, { site: service.site, api }, filled)
  const staff = await staffAt(browser, await service.staffToken(), pages)
  for (const view of PICTURED) {
    await photograph(view, visitor, { ...PUBLIC, ...returns })
    await photograph(view, owner, pages)
    await photograph(view, staff.context, staff.pages)
    await photograph(view, visitor, { ...SANDBOX, checkout: filled.checkoutUrl })
  }
  tellMeasured()
} finally {
  await browser.close()
  await service.stop()
}

type Pages = Record<string, string>
type Pictured = { width: number; colorScheme: (typeof COLOR_SCHEMES)[number] }

async function photograph({ width, colorScheme }: Pictured, context: BrowserContext, pages: Pages) {
  const page = await context.newPage()
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  for (const [name, path] of Object.entries(pages)) {
    if (wanted.length > 0 && !wanted.some((start) => name.startsWith(start))) continue
    await page.setViewportSize({ width, height: HEIGHT })
    await page.goto(new URL(path, service.site).href)
    await page.waitForLoadState('load')
    const pressed = PRESSED[name]
    if (pressed) await page.getByRole('button', { name: pressed }).click()
    const { weightBytes, moved } = await costAsOpened(page)
    measured.push({ name, width, colorScheme, weightBytes, moved })
    const picture = { path: join(OUTPUT, `${name}-${width}-${colorScheme}.png`) }
    const isConsole = (await page.locator('.console-nav').count()) > 0
    if (isConsole) await growTo(page, width)
    await page.screenshot({ ...picture, fullPage: !isConsole })
  }
  await page.close()
}

function tellMeasured() {
  const beyond = measured.filter(
    ({ weightBytes, moved }) => weightBytes > WEIGHT_BYTES_MAX || moved > MOVED_MAX,
  )
  const heaviest = Math.max(...measured.map(({ weightBytes }) => weightBytes))
  const most = Math.max(...measured.map(({ moved }) => moved))
  const said = [
    `${measured.length} pictures; heaviest ${heaviest} bytes, most moved ${most}`,
    ...beyond.map((page) => `beyond its bounds: ${JSON.stringify(page)}`),
  ]
  process.stdout.write(`${said.join('\n')}\n`)
}

/** As high as the page, because fixed content at the bottom of the window would cover its middle. */
async function growTo(page: Page, width: number) {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width, height: Math.min(Math.max(height, HEIGHT), HEIGHT_MAX) })
}

/** The sandbox receives every event, with the secret that verifies it. */
async function followEvents(key: string) {
  const url = `${service.sandbox}/events`
  const { secret } = await webhooksOf(service.site, key).create({ url, description: 'Our CRM' })
  await fetch(`${url}/secrets`, { method: 'POST', body: new URLSearchParams({ secret }) })
}

/** In the time zone of the plumber's town. */
function openAt(by: Browser): Promise<BrowserContext> {
  return by.newContext({ reducedMotion: 'reduce', timezoneId: 'America/Chicago' })
}

async function signedIn(by: Browser): Promise<BrowserContext> {
  const context = await openAt(by)
  const page = await context.newPage()
  await page.goto(`${service.site}/console`)
  await page.getByLabel('Email').fill(EMAIL)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('link', { name: 'Dana Reyes' }).first().waitFor()
  await page.close()
  return context
}

async function pagesOf(context: BrowserContext, filled: Filled): Promise<Pages> {
  const page = await context.newPage()
  const first = async (list: string, name: RegExp) => {
    await page.goto(`${service.site}/console/${list}`)
    const link = page.locator('main a').filter({ hasText: name }).first()
    return (await link.getAttribute('href')) ?? ''
  }
  const line = `/console/lines/${filled.plumber.id}`
  await page.goto(`${service.site}/console/meetings/${filled.meeting}`)
  await page.getByRole('heading', { name: 'Recap', exact: true }).waitFor()
  const hear = await first('test-lines', /browser/)
  const pages = {
    home: '/console',
    messages: '/console/messages',
    message: await first('messages', /Dana Reyes/),
    'message-quiet': await first('messages', /Marcus Hill/),
    calls: '/console/calls',
    call: await first('calls', /Dana Reyes/),
    contacts: '/console/contacts',
    contact: await first('contacts', /Dana Reyes/),
    'contact-new': '/console/contacts/new',
    'contact-files': '/console/contacts/files',
    lines: '/console/lines',
    line,
    'line-unpaid': `/console/lines/${filled.unpaid}`,
    paid: '/paid',
    'line-paid': `/paid?line=${filled.plumber.id}`,
    'payment-cancelled': '/payment-cancelled',
    'line-payment-cancelled': `/payment-cancelled?line=${filled.unpaid}`,
    'line-new': '/console/lines/new',
    'line-change': `${line}/change`,
    'line-close': `${line}/close`,
    'line-tests': `${line}/tests`,
    'line-tests-run': `${line}/tests`,
    'line-try': `${line}/try?say=Do%20you%20fix%20leaks%3F`,
    'closed-days': `${line}/closed-days`,
    directory: `${line}/directory`,
    questions: '/console/questions',
    'test-lines': '/console/test-lines',
    hear,
    meetings: '/console/meetings',
    recap: `/console/meetings/${filled.meeting}`,
    'meeting-new': '/console/meetings/new',
    'action-items': '/console/action-items',
    calendars: '/console/calendars',
    'calendar-new': '/console/calendars/new',
    minutes: '/console/minutes',
    statement: `/console/minutes/${filled.plumber.id}`,
    'top-up': `/console/minutes/${filled.plumber.id}/top-up`,
    settings: '/console/settings',
    'settings-delete': '/console/settings/delete',
    webhooks: '/console/webhooks',
    webhook: await first('webhooks', /Our CRM/),
    'webhook-events': '/console/webhooks/events',
    search: '/console/search?q=water',
    more: '/console/more',
    developers: '/developers',
  }
  await page.close()
  return pages
}

async function staffAt(by: Browser, token: string, owned: Pages) {
  const context = await openAt(by)
  const page = await context.newPage()
  await page.goto(`${service.site}/staff`)
  await page.getByLabel('Staff token').fill(token)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.goto(`${service.site}/staff/find?clue=${encodeURIComponent(EMAIL)}`)
  const account = page.url()
  await page.close()
  if (!owned.home || !account.includes('/staff/accounts/')) throw new Error('staff found nobody')
  const pages = {
    staff: '/staff',
    'staff-account': account,
    'staff-dead-letters': '/staff/dead-letters',
  }
  return { context, pages }
}
