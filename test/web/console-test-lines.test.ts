import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addSeconds } from '../../src/kernel/clock.ts'
import { TRADES } from '../../src/test-lines/test-line-order.ts'
import { phoneOf } from '../support/phone.ts'
import { signIn } from '../support/sign-in.ts'
import { openWorld, type World } from '../support/world.ts'

let world: World
let email: string
let browser: Awaited<ReturnType<typeof signIn>>
/** Noon on a winter's day in New York, or later if a test sets it. */
let now: Date

beforeAll(async () => {
  world = await openWorld({ clock: { now: () => now } })
})
afterAll(() => world.close())
beforeEach(async () => {
  now = new Date('2026-11-21T17:00:00Z')
  email = `${crypto.randomUUID()}@example.com`
  browser = await signIn(world, email, '/console')
})

const PAGE = '/console/test-lines'
const FORM = {
  businessName: 'Lopez & Sons <b>"Plumbing"</b>',
  trade: 'plumbing',
  area: 'Austin <TX>',
  hours: 'weekdays nine to five,\nSaturday till noon',
  timezone: 'America/Chicago',
  services: 'water heaters\n\n  \ndrains',
}

const send = (wishes: Record<string, string> = {}) =>
  browser.post(PAGE, { csrf: browser.csrfToken, ...FORM, ...wishes })

const made = () =>
  world.app.db.testLine.findMany({ where: { account: { email } }, orderBy: { createdAt: 'asc' } })

/** The form contains everything as it was typed. */
function expectHeld(html: string) {
  expect(html).toContain('value="Lopez &amp; Sons &lt;b&gt;&quot;Plumbing&quot;&lt;/b&gt;"')
  expect(html).toContain('value="Austin &lt;TX&gt;"')
  expect(html).toMatch(/<textarea[^>]*name="hours"[^>]*>weekdays nine to five,\s+Saturday till/)
  expect(html).toMatch(/<textarea[^>]*name="services"[^>]*>water heaters\s+drains</)
  expect(html).toContain('<option value="America/Chicago" selected>')
  expect(html).not.toContain('<b>')
}

test('with none yet the page says what to do, and home and lines lead there', async () => {
  const { html } = await browser.get(PAGE)
  expect(html).not.toContain('Active test lines')
  for (const trade of TRADES) expect(html).toContain(`<option value="${trade}">`)
  for (const place of ['', '/lines']) {
    expect((await browser.get(`/console${place}`)).html).toMatch(
      /href="\/console\/test-lines">(<h3>)?Try (it|one) free first/,
    )
  }
})

test('a test line is made by its form: number, code, the page that talks, and until when', async () => {
  const { status, location } = await send()
  expect([status, location]).toEqual([303, `${PAGE}?said=made#main`])
  const [line] = await made()
  expect(line).toMatchObject({
    businessName: FORM.businessName,
    area: 'Austin <TX>',
    timeZone: 'America/Chicago',
    services: ['water heaters', 'drains'],
  })
  const { html } = await browser.get(`${PAGE}?said=made`)
  const { e164 } = await world.app.db.sharedNumber.findFirstOrThrow()
  expect(html).toContain('Your test line is ready.')
  expect(html).toContain(`href="tel:${e164}"`)
  expect(html).toContain(`<dd>${line?.code}</dd>`)
  expect(html).toContain('5 of 5 calls left')
  expect(html).toContain('Works until 11:00 AM CST tomorrow')
  const [, hear = ''] = /href="(http[^"]+\/hear\/[^"]+)"/.exec(html) ?? []
  expect((await browser.get(hear)).html).toContain('Talk to Lopez &amp; Sons')
})

test('a call that was made is counted while the page is open, and a used up line says so', async () => {
  await send({ businessName: 'Lopez' })
  const { html } = await browser.get(PAGE)
  const part = /hx-get="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? ''
  expect((await browser.get(part)).status).toBe(204)
  const [line] = await made()
  const { e164 } = await world.app.db.sharedNumber.findFirstOrThrow()
  await phoneOf(world).call(e164, [{ press: line?.code ?? '' }])
  expect((await browser.get(part)).html).toContain('4 of 5 calls left')
  await world.app.db.testLine.updateMany({ where: { id: line?.id ?? '' }, data: { callsUsed: 5 } })
  const used = (await browser.get(part)).html
  expect(used).toContain('All 5 calls made')
  expect(used).not.toContain('tel:')
  now = addSeconds(now, 86_400)
  expect((await browser.get(part)).html).not.toContain('Active test lines')
})

const long = (letters: number) => 'x'.repeat(letters)

test.each<Record<string, [wrong: string, said: string]>>([
  {
    businessName: ['', 'Fill this in.'],
    trade: ['', 'Pick what the business does.'],
    area: [long(101), 'Shorten this to 100 characters.'],
    hours: [long(401), 'Shorten this to 400 characters.'],
    timezone: ['Texas', 'Pick a time zone.'],
    services: [`a\n\n${long(121)}\n${long(122)}`, 'Line 3: [^<]* Line 4: Shorten this to 120 '],
  },
  {
    businessName: [long(81), 'Shorten this to 80 characters.'],
    trade: ['bakery', 'Pick what the business does.'],
    services: ['a\n'.repeat(13), 'Enter 12 at most.'],
  },
  { area: [long(101), 'Shorten this to 100 characters.'] },
])(
  'wrong in %#: each is said at its field, the form comes back and nothing was made',
  async (wrong) => {
    const typed = Object.entries(wrong).map(([name, [text]]) => [name, text] as const)
    const { status, html } = await send(Object.fromEntries(typed))
    const many =
      typed.length === 1 ? 'the highlighted field' : `the ${typed.length} highlighted fields`
    expect([status, html.includes(`Please fix ${many}.`)]).toEqual([400, true])
    for (const [name, [, said]] of Object.entries(wrong)) {
      expect(html).toMatch(new RegExp(`name="${name}"[^>]* aria-invalid="true"[^>]* autofocus`))
      expect(html).toMatch(new RegExp(`id="f-${name}-problem"[^>]*>${said}`))
    }
    if (!wrong.businessName) {
      expect(html).toContain('value="Lopez &amp; Sons &lt;b&gt;&quot;Plumbing&quot;&lt;/b&gt;"')
    }
    expect(await made()).toEqual([])
  },
)

test('the fourth of a day is told when the next can be made, and is not typed again', async () => {
  for (let line = 0; line < 3; line += 1) await send()
  const { status, html } = await send()
  expect(status).toBe(429)
  expect(html).toContain('You can make the next one at 7:00 PM EST today.')
  expectHeld(html)
  expect(await made()).toHaveLength(3)
  now = new Date('2026-11-22T00:00:00Z')
  expect((await send()).status).toBe(303)
  expect((await browser.get(PAGE)).html.split('class="dial"').length - 1).toBe(4)
})

test('with every code in use it is told when one is free', async () => {
  await world.app.db.testLineCode.deleteMany()
  const holder = { accountId: 'acct_none', testLineId: 'test_none', hearKey: 'x'.repeat(12) }
  const codes = Array.from({ length: 10_000 }, (_, number) => String(number).padStart(4, '0'))
  await world.app.db.testLineCode.createMany({
    data: codes.map((code) => ({ ...holder, code, expiresAt: addSeconds(now, 20 * 3_600) })),
  })
  const { status, html } = await send()
  await world.app.db.testLineCode.deleteMany()
  expect(status).toBe(503)
  expect(html).toContain('Try again at 8:00 AM EST tomorrow.')
  expectHeld(html)
})

test('a form without its token makes nothing; without a session one signs in first', async () => {
  expect((await browser.post(PAGE, FORM)).status).toBe(403)
  expect(await made()).toEqual([])
  browser.cookies.clear()
  expect((await browser.get(PAGE)).location).toBe('/sign-in?return_to=%2Fconsole%2Ftest-lines')
})

describe('where test lines are not to be had', () => {
  async function elsewhere(
    settings: Record<string, string>,
    look: (owner: typeof browser) => Promise<void>,
  ) {
    const other = await openWorld({ workJobs: false, settings })
    try {
      await look(await signIn(other, email, '/console'))
      expect(await other.app.db.testLine.count()).toBe(0)
    } finally {
      await other.close()
    }
  }

  test('switched off: the page says so, and nothing leads to it', () =>
    elsewhere({ TEST_LINES: 'off' }, async (owner) => {
      const page = await owner.get(PAGE)
      expect(page.status).toBe(503)
      expect(page.html).toContain('There are no test lines here')
      const posted = await owner.post(PAGE, { csrf: owner.csrfToken, ...FORM })
      expect(posted.status).toBe(503)
      for (const place of ['', '/lines']) {
        expect((await owner.get(`/console${place}`)).html).not.toContain(PAGE)
      }
    }))

  test('a real carrier without a number: that is not the owner’s to mend', () =>
    elsewhere(
      { TWILIO_ACCOUNT_SID: `AC${'1'.repeat(32)}`, TWILIO_AUTH_TOKEN: 'token' },
      async (owner) => {
        const { status, html } = await owner.post(PAGE, { csrf: owner.csrfToken, ...FORM })
        expect(status).toBe(503)
        expect(html).toContain('The people who run this site have to add one.')
        expect(html).not.toContain('TEST_LINE_NUMBER')
        expectHeld(html)
      },
    ))
})
