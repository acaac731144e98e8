import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openLiveLine, setUpLine } from '../support/live-line.ts'
import { openBrowserByHand, signIn } from '../support/sign-in.ts'
import { openWorld, type World } from '../support/world.ts'

let world: World
let email: string
let browser: Awaited<ReturnType<typeof signIn>>

beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  email = `${crypto.randomUUID()}@example.com`
  browser = await signIn(world, email, '/console')
})

const FORM = {
  businessName: 'Lopez & Sons <b>"Plumbing"</b> \u202e😀',
  businessPhone: '512-842-2671',
  ownerMobile: '512.842.2672',
  services: 'water heaters\n\n  \ndrains',
  languages: 'es',
  'hours.Monday': 'open',
  'hours.Monday.open': '18:00',
  'hours.Monday.close': '02:00',
  'hours.Tuesday.open': '09:00',
  'hours.Tuesday.close': '17:00',
  pack: 'min200',
  ownerConfirmedTerms: 'yes',
}

type Form = Record<string, string>

const send = (path: string, form: Form) => browser.post(path, { csrf: browser.csrfToken, ...form })

const ownLines = () =>
  world.app.db.line.findMany({ where: { account: { email } }, include: { purchases: true } })

/** A field's value in the page; undefined when it is not ticked or does not exist. */
function held(html: string, name: string): string | undefined {
  const [input = ''] = new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(html) ?? []
  return /type="checkbox"/.test(input) && !/ checked/.test(input)
    ? undefined
    : /value="([^"]*)"/.exec(input)?.[1]
}

test('the payment page leads back to the line of who is signed in, and to a page for others', async () => {
  const { api } = await world.account(email)
  const { checkout_url } = await setUpLine(api)
  const offered = await (await fetch(checkout_url)).text()
  expect(offered).toMatch(/<h1 class="amount">\$10\.00<\/h1>/)
  expect(offered).toContain('Paid once: nothing renews by itself.')
  const paid = await fetch(`${checkout_url}/pay`, {
    method: 'POST',
    redirect: 'manual',
    headers: { accept: 'text/html' },
  })
  const back = (paid.headers.get('location') ?? '').replace(world.url, '')
  const id = new URLSearchParams(back.split('?')[1]).get('line')
  // First, as the line gets its number within a moment.
  const { html } = await browser.get(`/console/lines/${id}?said=paid`)
  expect(back).toMatch(/^\/paid\?line=line_\w+&of=acct_/)
  const follow = async (path: string) => (await browser.get(path)).location
  expect(await follow(back)).toBe(`/console/lines/${id}/paid`)
  expect(await follow(`/console/lines/${id}/paid`)).toBe(`/console/lines/${id}?said=paid`)
  expect(html).toContain('Payment received')
  expect(html).toContain(`we’ll email it to <bdi>${email}</bdi>`)
  expect(html).toMatch(/<li class="done"><div><p>Pay for your first minutes/)
  expect(html).toMatch(/<li class="now" aria-current="step"><div><p>Get your number/)
  const stranger = await signIn(world, 'somebody-else@example.com')
  expect((await stranger.get(`/console/lines/${id}/paid`)).location).toBe('/paid')
  const nobody = openBrowserByHand(world.url)
  expect((await nobody.get(back)).html).toContain('Payment received')
  expect((await nobody.get(back)).html).toContain('40 minutes of calls')
  expect(await follow(`/payment-cancelled?line=${id}`)).toBe(`/console/lines/${id}/not-paid`)
})

test('signing in leads to the console, which says what to do first', async () => {
  expect(browser.landed).toBe('/console')
  const { html } = await browser.get('/console')
  expect(html).toContain('Set up an answering line')
  expect(html).toContain('Send a note-taker')
})

test('a line is set up by its form alone, overnight and closed days too, and is to be paid', async () => {
  const made = await send('/console/lines/new', FORM)
  expect(made.status).toBe(303)
  const [line] = await ownLines()
  expect(made.location).toBe(`/console/lines/${line?.id}/pay`)
  const toPay = await browser.get(made.location ?? '')
  const { checkoutUrl } = line?.purchases[0] ?? {}
  expect(toPay.headers.get('refresh')).toBe(`0; url=${checkoutUrl}`)
  expect(line).toMatchObject({
    status: 'awaiting_payment',
    businessName: FORM.businessName,
    businessPhone: '+15128422671',
    services: ['water heaters', 'drains'],
    languages: ['es'],
    hours: { Monday: { openMinute: 1_080, closeMinute: 120 }, Tuesday: null },
    purchases: [{ pack: 'min200' }],
  })
  const { html } = await browser.get(`/console/lines/${line?.id}`)
  expect(html).toContain('Pay $50 for 200 minutes</a>')
  expect(html).toContain(`href="${checkoutUrl}"`)
  expect(html).toContain('6 PM–2 AM the next day')
  expect(html).toContain('Lopez &amp; Sons &lt;b&gt;&quot;Plumbing&quot;&lt;/b&gt;')
  expect(html).not.toContain('<b>')
})

test('a business and two numbers are enough: the trade brings its services, unless some are named', async () => {
  const { businessName, businessPhone, ownerMobile, pack, ownerConfirmedTerms } = FORM
  const few = { businessName, businessPhone, ownerMobile, pack, ownerConfirmedTerms }
  const { html } = await browser.get('/console/lines/new')
  expect(html).toContain('<details class="parts-fold">')
  expect(html).toContain('<option value="plumbing">Plumbing</option>')
  await send('/console/lines/new', { ...few, trade: 'plumbing' })
  await send('/console/lines/new', { ...few, trade: 'plumbing', services: 'wells' })
  await send('/console/lines/new', { ...few, trade: 'constructor' })
  const made = (await ownLines()).sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
  expect(made.map(({ services }) => services)).toEqual([
    expect.arrayContaining(['leak repair', 'water heaters']),
    ['wells'],
    [],
  ])
  const outside = await send('/console/lines/new', { ...few, trade: 'pest', businessPhone: '555' })
  expect(outside.html).toContain('<details class="parts-fold">')
  expect(outside.html).toContain('<option value="pest" selected>')
  const inside = await send('/console/lines/new', { ...few, services: 'x'.repeat(121) })
  expect(inside.html).toContain('<details class="parts-fold" open>')
})

test('all that is wrong is said at once, each at its field, and all that was typed is kept', async () => {
  const wrong = {
    businessPhone: '555',
    ownerMobile: '800-842-2671',
    services: `a\n\n${'x'.repeat(121)}`,
    'hours.Monday.close': '',
    'hours.Tuesday': 'open',
    'hours.Tuesday.open': 'x',
    ownerConfirmedTerms: '',
    pack: 'min1',
  }
  const { status, html } = await send('/console/lines/new', { ...FORM, ...wrong })
  expect([status, html.includes('Please fix the 7 highlighted fields.')]).toEqual([400, true])
  const said = {
    'f-businessPhone': 'Enter a US phone number with its area code',
    'f-ownerMobile': 'Enter a mobile number',
    'f-services': 'Line 3: Shorten this to 120 characters.',
    'hours-Monday': 'Closes: Write the time like 9:00 AM.',
    'hours-Tuesday': 'Opens: Write the time like 9:00 AM.',
    pack: 'Pick one of those offered.',
    terms: 'Read the terms, then check this box.',
  }
  for (const [id, sentence] of Object.entries(said)) {
    expect(html).toMatch(new RegExp(`id="${id}-problem"[^>]*>${sentence}`))
    expect(html, id).toMatch(
      new RegExp(
        `aria-invalid="true"[^>]*aria-describedby="[^"]*${id}-problem|aria-describedby="[^"]*${id}-problem"[^>]*aria-invalid="true"`,
      ),
    )
  }
  expect(held(html, 'businessPhone')).toBe('555')
  expect(held(html, 'hours.Monday.open')).toBe('18:00')
  expect([held(html, 'hours.Monday'), held(html, 'hours.Wednesday')]).toEqual(['open', undefined])
  expect(await ownLines()).toEqual([])
})

test('Monday is copied to the weekdays, and nothing is saved by that', async () => {
  const { status, html } = await send('/console/lines/new', { ...FORM, copy: 'weekdays' })
  expect(status).toBe(200)
  for (const day of ['Tuesday', 'Friday']) {
    expect(held(html, `hours.${day}`)).toBe('open')
    expect(held(html, `hours.${day}.close`)).toBe('02:00')
  }
  expect(held(html, 'hours.Saturday')).toBeUndefined()
  expect(held(html, 'ownerMobile')).toBe(FORM.ownerMobile)
  expect(await ownLines()).toEqual([])
})

test('what a line knows is changed; what is emptied is empty', async () => {
  await send('/console/lines/new', { ...FORM, city: 'Austin', extra: 'No gas.' })
  const [{ id } = { id: '' }] = await ownLines()
  const { html } = await browser.get(`/console/lines/${id}/change`)
  expect(held(html, 'city')).toBe('Austin')
  expect(held(html, 'businessPhone')).toBe('(512) 842-2671')
  expect(held(html, 'hours.Monday.close')).toBe('02:00')
  const refused = await send(`/console/lines/${id}/change`, { ...FORM, businessName: ' ' })
  expect([refused.status, held(refused.html, 'businessName')]).toEqual([400, ' '])
  expect(refused.html).toContain('Enter your business name.')
  const typed = { ...FORM, city: 'Reno', services: '', greetsByName: 'yes' }
  const changed = await send(`/console/lines/${id}/change`, typed)
  expect(changed.location).toBe(`/console/lines/${id}?said=changed`)
  const emptied = { city: 'Reno', extra: null, services: [], greetsByName: true }
  expect((await ownLines())[0]).toMatchObject(emptied)
  const again = await browser.get(`/console/lines/${id}/change`)
  expect(again.html).toContain('name="greetsByName" value="yes" checked>')
})

test('a live line tells its number, what to dial at each carrier, and what its end means', async () => {
  const { owner, lineId, number } = await openLiveLine(world)
  email = owner.email
  browser = await signIn(world, email)
  const digits = number.slice(2)
  const page = await browser.get(`/console/lines/${lineId}?carrier=T-Mobile`)
  expect(page.html).toContain(`href="tel:**61*1${digits}%23"`)
  expect(page.html).toContain('40 minutes left')
  expect(page.html).toContain('none used in 7 days')
  expect(page.html).toMatch(
    /class="notice warning[^>]+>\s*<div><h2 id="state">Not taking your calls/,
  )
  // Whoever opens the page first picks a company: codes of another one do not work.
  const unpicked = await browser.get(`/console/lines/${lineId}`)
  expect(unpicked.html).toContain('<select id="carrier" name="carrier" required>')
  expect(unpicked.html).not.toMatch(/<option selected/)
  expect((await browser.get('/console/lines')).html).toContain('Not forwarded</span>')
  expect(page.html).not.toContain(`*71${digits}`)
  // What holds for all three is said once, and they are numbered; what is dialed instead is not.
  expect(page.html.match(/let each confirm before the next/g)).toHaveLength(1)
  expect(page.html.match(/<ol class="codes[^"]*">/g)).toEqual([
    '<ol class="codes in-turn">',
    '<ol class="codes">',
  ])
  expect((await browser.get(`/console/lines/${lineId}?carrier=<x>`)).html).not.toContain(
    'Dial this',
  )

  const part = /hx-get="([^"]+)"/.exec(page.html)?.[1]?.replaceAll('&amp;', '&') ?? ''
  expect((await browser.get(part)).status).toBe(204)
  expect((await browser.get(part.replace(/seen=.*/, 'seen=x'))).html).toContain('Buy minutes')
  const asQueued = await browser.get(part.replace('LIVE', 'QUEUED'))
  expect([asQueued.status, asQueued.headers.get('hx-refresh')]).toEqual([204, 'true'])

  expect((await browser.get(`/console/lines/${lineId}/close`)).html).toContain(
    'You lose its 40 minutes. They don’t move to another line',
  )
  const refused = await send(`/console/lines/${lineId}/close`, { name: 'Another' })
  expect([refused.status, (await ownLines())[0]?.status]).toEqual([400, 'live'])
  const { businessName: name } = await world.app.db.line.findFirstOrThrow({ where: { id: lineId } })
  const closed = await send(`/console/lines/${lineId}/close`, { name: ` ${name.toUpperCase()} ` })
  expect((await browser.get(closed.location ?? '')).html).toContain('This line is closed')
  expect((await ownLines())[0]?.status).toBe('closed')
  expect((await browser.get(`/console/lines/${lineId}/change`)).status).toBe(400)
})

test('an unpaid line whose link ran out gets a new one', async () => {
  await send('/console/lines/new', FORM)
  const [{ id } = { id: '' }] = await ownLines()
  await world.app.db.purchase.updateMany({ where: { lineId: id }, data: { status: 'expired' } })
  expect((await browser.get(`/console/lines/${id}`)).html).toMatch(
    /name="pack" value="min200"><button>Get a new payment link/,
  )
  await send(`/console/lines/${id}/pay`, { pack: 'min200' })
  const purchases = await world.app.db.purchase.findMany({
    where: { lineId: id },
    orderBy: { createdAt: 'asc' },
  })
  expect(purchases).toMatchObject([{ pack: 'min200' }, { pack: 'min200', status: 'open' }])
  expect((await browser.get(`/console/lines/${id}`)).html).toContain(purchases[1]?.checkoutUrl)
})

test('another account’s line is not there, and a form without its token changes nothing', async () => {
  const owner = await world.account()
  const { setup_id: id } = await setUpLine(owner.api)
  for (const path of ['', '/change', '/close', '/state']) {
    expect((await browser.get(`/console/lines/${id}${path}`)).status, path).toBe(404)
  }
  for (const path of ['/change', '/close', '/pay']) {
    expect((await send(`/console/lines/${id}${path}`, FORM)).status, path).toBe(404)
  }
  const untold = await browser.post('/console/lines/new', FORM)
  expect(untold.status).toBe(403)
  expect(await ownLines()).toEqual([])
})

test('without a session a page leads to signing in, and a part of one reloads its page', async () => {
  browser.cookies.clear()
  const page = await browser.get('/console/lines')
  expect(page.location).toBe('/sign-in?return_to=%2Fconsole%2Flines')
  const part = await browser.get('/console/now', { 'hx-request': 'true' })
  expect([part.status, part.headers.get('hx-refresh')]).toEqual([204, 'true'])
})
