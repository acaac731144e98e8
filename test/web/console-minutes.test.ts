import { afterAll, beforeAll, expect, test } from 'vitest'
import { buy, charge, reserve } from '../../src/billing/ledger.ts'
import { linePacks } from '../../src/billing/minute-packs.ts'
import { tellOfBalance } from '../../src/calls/low-balance-mails.ts'
import { addSeconds } from '../../src/kernel/clock.ts'
import { newId } from '../../src/kernel/ids.ts'
import { contactsOf } from '../support/contacts.ts'
import { graphqlClient } from '../support/graphql-client.ts'
import { inboxOf } from '../support/inbox.ts'
import { LINE_SETUP, setUpLine } from '../support/live-line.ts'
import { signIn } from '../support/sign-in.ts'
import { openWorld, type World } from '../support/world.ts'

let world: World

beforeAll(async () => {
  world = await openWorld({ workJobs: false })
})
afterAll(() => world.close())

/** Only a line that was paid for has calls. */
async function paidFor(id: string): Promise<void> {
  await world.app.db.line.updateMany({ where: { id }, data: { status: 'setting_up' } })
}

async function openOwner() {
  const owner = await world.account()
  const { setup_id: lineId } = await setUpLine(owner.api)
  const browser = await signIn(world, owner.email, '/console/minutes')
  return { ...owner, lineId, browser, csrf: browser.csrfToken }
}

const HOSTILE = '=HYPERLINK("http://evil.example","pay") <script>alert(1)</script>'

/** Calls of 90 seconds each, this many days ago. */
async function callOn(
  wallet: { accountId: string; walletId: string },
  daysAgo: number[],
  reason = HOSTILE,
) {
  for (const days of daysAgo) {
    const at = new Date(Date.now() - days * 86_400_000)
    await charge(world.app.db, wallet, { sourceId: newId('call'), seconds: 90, reason, at })
  }
}

const daysSince = (day: string) => (Date.now() - Date.parse(day)) / 86_400_000

test('every wallet says what is left, and each pack leads to its payment page', async () => {
  const { browser, lineId, csrf } = await openOwner()
  const { html } = await browser.get('/console/minutes')
  expect(html).toContain('30 minutes left')
  expect(html).toContain('Gets its number once you pay.')
  expect(html).toContain(LINE_SETUP.business_name)
  for (const [wallet, pack, price] of [
    ['meetings', 'meet600', '$24'],
    [lineId, 'min200', '$50'],
  ] as const) {
    const bought = await browser.post('/console/minutes/buy', { csrf, wallet, pack })
    expect(bought.status).toBe(303)
    const paying = await browser.get(bought.location ?? '')
    const [, url = ''] = /^0; url=(.+)$/.exec(paying.headers.get('refresh') ?? '') ?? []
    expect(url.startsWith(world.sandboxUrl)).toBe(true)
    expect(paying.html).toContain(`>Pay ${price}</a>`)
  }
  const bad = await browser.post('/console/minutes/buy', { csrf, wallet: 'meetings', pack: 'free' })
  expect(bad.status).toBe(400)
  expect(bad.html).toContain('Pick one of those offered.')
  const forged = { csrf: 'x', wallet: 'meetings', pack: 'meet600' }
  expect((await browser.post('/console/minutes/buy', forged)).status).toBe(403)
})

test('a link to a pack opens the packs of its wallet, and fills its button', async () => {
  const { browser } = await openOwner()
  const { html } = await browser.get('/console/minutes?buy=meetings&pack=meet600')
  expect(html.match(/name="buy" open>/g)).toHaveLength(1)
  expect(html).toContain('value="meet600"><span>600 minutes')
  expect(html).toContain('value="meet200" class="secondary outline"')
  const plain = await browser.get('/console/minutes')
  expect(plain.html).not.toContain('name="buy" open>')
})

test('what was paid and used this month is told in money, at the one rate of the packs', async () => {
  expect(new Set(linePacks().map(({ priceCents, seconds }) => priceCents / seconds)).size).toBe(1)
  const { browser, accountId, lineId } = await openOwner()
  await paidFor(lineId)
  await callOn({ accountId, walletId: lineId }, [0])
  const paid = {
    ...{ accountId, walletId: lineId, lineId, pack: 'min40', seconds: 2_400, priceCents: 1_000 },
    status: 'paid' as const,
  }
  await world.app.db.purchase.createMany({
    data: [new Date(), new Date('2025-03-15')].map((at) => ({
      ...paid,
      ...{ id: newId('pack'), createdAt: at, expiresAt: at, paidAt: at },
      ...{ checkoutSessionId: newId('pack'), checkoutUrl: 'https://pay.example/x' },
    })),
  })
  const { html } = await browser.get('/console/minutes')
  expect(html).toContain('<span>You paid</span> <strong class="much">$10.00</strong>')
  const { lines, sum } = sumIn(html, 'Calls')
  expect(lines).toContain('Bought · 40 min +$10.00')
  expect(lines).toContain('Used · 1 min 30 s −$0.38')
  expect(centsIn(lines)).toBe(centsIn([sum]))
  expect(html).toMatch(/Used in \w+: 1 min 30 s, \$0\.38/)
})

test('the printed sums come to what is printed as left, whatever was rounded', async () => {
  const { browser, accountId, lineId } = await openOwner()
  const wallet = { accountId, walletId: lineId }
  const now = new Date()
  // Of an earlier month in any time zone.
  const before = new Date(now.getTime() - 40 * 86_400_000)
  const call = (seconds: number, at: Date) =>
    charge(world.app.db, wallet, { sourceId: newId('call'), seconds, reason: 'A call', at })
  await call(101, before)
  for (const seconds of [23, 37, 61]) await call(seconds, now)
  const { html } = await browser.get('/console/minutes')
  const { lines, sum } = sumIn(html, 'Calls')
  expect(lines.map((line) => line.replace(/ \S+$/, ''))).toEqual([
    expect.stringMatching(/^On \w+ 1$/),
    'Bought',
    'Used · 2 min 1 s',
  ])
  expect(centsIn(lines)).toBe(centsIn([sum]))
})

test('the costs of a statement’s calls come to its total, and to what its line used this month', async () => {
  const { browser, accountId, lineId } = await openOwner()
  await paidFor(lineId)
  const wallet = { accountId, walletId: lineId }
  for (const seconds of [20, 20, 20, 22, 35, 23, 22]) {
    const fact = { sourceId: newId('call'), seconds, reason: 'A call', at: new Date() }
    await charge(world.app.db, wallet, fact)
  }
  const { html } = await browser.get(`/console/minutes/${lineId}`)
  const [ofDay = '', ...costs] = costsIn(html)
  const total = -centsIn(costs) / 100
  expect(costs).toHaveLength(7)
  expect(centsIn([ofDay])).toBe(centsIn(costs))
  expect(html).toMatch(new RegExp(`>Used<.* <span class="cost">\\$${total.toFixed(2)}<`))
  const { html: minutes } = await browser.get('/console/minutes')
  expect(minutes).toMatch(new RegExp(`Used in \\w+: 2 min 42 s, \\$${total.toFixed(2)}<`))
})

/** A statement's costs: of a day, and after it of each of its entries. */
function costsIn(html: string): string[] {
  return [...html.matchAll(/<td class="cost">([^<]*)</g)].map(([, cost = '']) => cost)
}

/** A sum's lines and what they come to, as they are read. */
function sumIn(html: string, name: string) {
  const [, part = ''] = html.split(`<h3>${name}</h3>`)
  const [dl = ''] = part.split('</dl>')
  const read = dl
    .split('<div')
    .slice(1)
    .map((row) =>
      row
        .replace(/^[^>]*>/, '')
        .replaceAll(/<small[^>]*>/g, '· ')
        .replaceAll(/<[^>]+>/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    )
  return { lines: read.slice(0, -1), sum: read.at(-1) ?? '' }
}

/** `+$10.00`, `−$0.38` → 962. */
function centsIn(lines: string[]): number {
  return lines.reduce((total, line) => {
    const [, sign, amount = '0'] = /(−?)\+?\$([\d.]+)$/.exec(line) ?? []
    return total + Math.round(Number(amount) * 100) * (sign ? -1 : 1)
  }, 0)
}

test('a statement gives each entry its reason, narrowed by kind and month, a page at a time', async () => {
  const { browser, accountId, lineId } = await openOwner()
  const wallet = { accountId, walletId: lineId }
  await callOn(wallet, [daysSince('2025-03-15'), 0], 'Call of 90 s')
  await callOn(wallet, Array(50).fill(1))
  const address = `/console/minutes/${lineId}`
  const rows = (html: string) => html.split('<th scope="row"><bdi>').length - 1
  const { html } = await browser.get(address)
  expect(rows(html)).toBe(30)
  expect(html).not.toContain('<script>alert')
  const [, older = ''] = /href="(\?[^"]*after=[^"#]+)/.exec(html) ?? []
  const rest = await browser.get(`${address}${older.replaceAll('&amp;', '&')}`)
  expect(rows(rest.html)).toBe(22)
  expect(rest.html).toContain('1 min 30 s call')

  const march = await browser.get(`${address}?month=2025-03`)
  expect(rows(march.html)).toBe(1)
  expect(march.html).toContain('1 min 30 s call')
  expect(march.html).toContain('<h2 id="usage">March 2025</h2>')
  expect(march.html).toMatch(/>Used<.*>1 min 30 s<\/strong> <span class="cost">\$0\.38</)
  expect(march.html).toContain('<td class="change">−1 min 30 s</td>')
  expect(march.html).toContain('<td class="cost">−$0.38</td>')
  expect(march.html).toContain('1 min 30 s used from Mar 1 to Mar 31.')
  expect((await browser.get(`${address}?month=2025-04`)).html).toContain(
    'No entries match these filters',
  )
  expect((await browser.get(`${address}?kind=PACK_BOUGHT`)).html).toContain(
    'No entries match these filters',
  )
  for (const odd of ['?kind=x', '?month=2026-99', '?kind=a&kind=b', '?month[]=1']) {
    expect(rows((await browser.get(`${address}${odd}`)).html), odd).toBe(30)
  }
  expect((await browser.get(`${address}?after=x`)).status).toBe(400)
})

test('a call in a statement has its caller, its page and why it costs what it costs', async () => {
  const owner = await openOwner()
  const { browser, accountId, lineId, key } = owner
  const { addCall, addMessage } = inboxOf(world, { owner, lineId } as never)
  const contacts = contactsOf(world, key)
  await contacts.create('phone: "+15128429999", name: "Own <Name>"')
  const at = new Date('2026-11-01T07:30:00.000Z')
  const short = { caller: '+15128429999', durationSeconds: 11, billedSeconds: 20 }
  const known = await addCall({ ...short, at })
  const given = await addCall({ caller: null, at: addSeconds(at, 60) })
  await addMessage({ callId: given.id, name: 'Given Name', phone: null })
  const unknown = await addCall({ caller: '+14155552671', at: addSeconds(at, 120) })
  const wallet = { accountId, walletId: lineId }
  const post = (sourceId: string, seconds: number, reason: string) =>
    charge(world.app.db, wallet, { sourceId, seconds, reason, at })
  await post(known.id, 20, 'Call of 11 s')
  await post(given.id, 42, 'Call of 42 s')
  await post(unknown.id, 42, 'Call of 42 s')
  await post(newId('call'), 20, 'Call of 5 s')
  const pack = { sourceId: newId('pack'), seconds: 2_400, reason: '40 minutes bought (min40)', at }
  await world.app.db.$transaction((tx) => buy(tx, wallet, pack))
  const { html } = await browser.get(`/console/minutes/${lineId}`)
  for (const [{ id }, name] of [
    [known, 'Own &lt;Name&gt;'],
    [given, 'Private number'],
    [unknown, '(415) 555-2671'],
  ] as const) {
    expect(html).toContain(`<a href="/console/calls/${id}">${name}</a>`)
  }
  expect(html).toContain('11 s call, 20 s minimum')
  expect(costsIn(html)).toEqual(['−$0.52', '+$10.00', '−$0.08', '−$0.18', '−$0.18', '−$0.08'])
  expect(html).toContain('<bdi>Call</bdi></th>\n<td class="why"><bdi>5 s call, 20 s')
  expect(html).toContain('<bdi>42 s call</bdi>')
  const file = await browser.get(`/console/minutes/${lineId}/statement.csv`)
  const lines = file.html.trimEnd().split('\r\n')
  expect(lines[1]).toContain(`,"${pack.sourceId}",`)
  expect(lines.at(-1)).toBe(
    `1,"${known.id}","2026-11-01 01:30:00","America/Chicago","2026-11-01T07:30:00.000Z","Call",` +
      '"Own <Name>","11 s call, 20 s minimum",-20,0,-20',
  )
  for (const text of [html, file.html]) {
    expect(text).toContain('40 minutes bought')
    expect(text).not.toContain('min40')
  }
})

test('a statement has each day once, with what its rows used, and says which call was charged later', async () => {
  const owner = await openOwner()
  const { browser, accountId, lineId } = owner
  const { addCall } = inboxOf(world, { owner, lineId } as never)
  const wallet = { accountId, walletId: lineId }
  // Answered at these times, and charged in this order: the second one four days late.
  for (const [answered, charged, seconds] of [
    ['2025-03-10T18:00:00Z', '2025-03-10T18:01:00Z', 20],
    ['2025-03-14T18:00:00Z', '2025-03-14T18:01:00Z', 23],
    ['2025-03-10T19:00:00Z', '2025-03-14T19:01:00Z', 36],
    ['2025-03-14T20:00:00Z', '2025-03-14T20:01:00Z', 22],
  ] as const) {
    const { id } = await addCall({ at: new Date(answered) })
    const fact = { sourceId: id, seconds, reason: `Call of ${seconds} s`, at: new Date(charged) }
    await charge(world.app.db, wallet, fact)
  }
  const address = `/console/minutes/${lineId}`
  const { html } = await browser.get(`${address}?month=2025-03`)
  const days = html.split('<th scope="rowgroup"').slice(1)
  expect(days.map((day) => /colspan="3">([^<]*)/.exec(day)?.[1])).toEqual([
    'March 14, 2025',
    'March 10, 2025',
  ])
  for (const day of days) {
    const [ofDay = '', ...costs] = costsIn(day)
    expect(costs).toHaveLength(2)
    expect(centsIn([ofDay])).toBe(centsIn(costs))
  }
  expect(days.map((day) => /Used: <\/span>([^<]*)/.exec(day)?.[1])).toEqual(['−45 s', '−56 s'])
  expect(html.match(/, charged [^<]*/g)).toEqual([', charged Mar 14'])
})

test('a day that fills more than a page says so on both, each with its own sum', async () => {
  const { browser, accountId, lineId } = await openOwner()
  await callOn({ accountId, walletId: lineId }, Array(32).fill(daysSince('2025-03-15T18:00:00Z')))
  const address = `/console/minutes/${lineId}`
  const first = await browser.get(address)
  expect(first.html).toContain('March 15, 2025<span class="goes-on">, more under Older</span>')
  expect(first.html).toContain('Used: </span>−45 min<')
  const [, older = ''] = /href="(\?[^"]*after=[^"#]+)/.exec(first.html) ?? []
  const rest = await browser.get(`${address}${older.replaceAll('&amp;', '&')}`)
  expect(rest.html).toContain('March 15, 2025<span class="goes-on">, continued</span>')
  expect(rest.html).toContain('Used: </span>−3 min<')
})

test("a statement tells times in the owner's one zone, whichever line it is of", async () => {
  const { browser, accountId, lineId, api } = await openOwner()
  const at = new Date('2026-11-01T07:30:00.000Z')
  const fact = { sourceId: newId('call'), seconds: 20, reason: 'Call of 11 s', at }
  await charge(world.app.db, { accountId, walletId: lineId }, fact)
  await setUpLine(api, { business_phone: '(213) 842-2671' })
  const { html } = await browser.get(`/console/minutes/${lineId}?month=2026-11`)
  expect(html.match(/Times in [^<]+/g)).toEqual(['Times in Pacific time.'])
  expect(html).not.toContain('1:30 AM')
  const october = await browser.get(`/console/minutes/${lineId}?month=2026-10`)
  expect(october.html).not.toContain('12:30 AM')
  expect(html).toContain('12:30 AM')
})

test('the statement as a file has every entry and begins no formula', async () => {
  const { browser, accountId, lineId } = await openOwner()
  await callOn({ accountId, walletId: lineId }, Array(101).fill(0))
  const file = await browser.get(`/console/minutes/${lineId}/statement.csv`)
  expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(file.headers.get('content-disposition')).toBe('attachment; filename=statement.csv')
  const lines = file.html.trimEnd().split('\r\n')
  expect(lines).toHaveLength(102)
  expect(lines[1]).toMatch(
    /^101,"call_\w+","\d{4}-\d\d-\d\d \d\d:\d\d:\d\d","America\/Chicago","\d{4}-[^"]+Z","Call","","'=HYPERLINK\(""http/,
  )
  expect(lines[1]?.endsWith(',-90,0,-9090')).toBe(true)
  const other = await browser.get(`/console/minutes/${lineId}/statement.csv?kind=ADJUSTED`)
  expect(other.html.trimEnd().split('\r\n')).toHaveLength(1)
})

test('usage is drawn by day in the colours of the page, and said in words and in a table', async () => {
  const { browser, accountId, lineId } = await openOwner()
  await callOn({ accountId, walletId: lineId }, [0, 0, 3, 45])
  const { html } = await browser.get(`/console/minutes/${lineId}`)
  const [drawing = ''] = /<svg width[\s\S]*?<\/svg>/.exec(html) ?? []
  expect(drawing.match(/<rect class="bar"/g)).toHaveLength(2)
  expect(drawing).toContain('>2 min</text>')
  // Our own Content-Security-Policy refuses inline styles, and browsers report it.
  expect(drawing).not.toMatch(/<style| style="/)
  expect(html).toContain('role="group" aria-label="Minutes used per day"')
  expect(
    drawing.match(
      /<g class="used" tabindex="0" role="img" aria-label="\w+ \d+: (3 min|1 min 30 s)"/g,
    ),
  ).toHaveLength(2)
  expect(html).toContain('4 min 30 s used from')
  expect(html).toContain('<td>3 min</td>')
})

test('a day of usage goes from midnight to midnight in the zone of the owner’s dates', async () => {
  const { accountId, lineId, key } = await openOwner()
  const { timeZone } = await world.app.db.line.findFirstOrThrow({ where: { id: lineId } })
  const wallet = { accountId, walletId: lineId }
  const day = (back: number) =>
    new Date(Date.now() - back * 86_400_000).toLocaleDateString('en-CA', { timeZone })
  const moments = [
    [day(3), '23:59:59.999', 1],
    [day(2), '00:00', 2],
    [day(2), '23:59:59.999', 4],
    [day(1), '00:00', 8],
  ] as const
  for (const [date, time, seconds] of moments) {
    const [{ at }] = await world.app.db.$queryRaw<[{ at: Date }]>`
      SELECT (${`${date} ${time}`})::timestamp AT TIME ZONE ${timeZone} AS at`
    await charge(world.app.db, wallet, { sourceId: newId('call'), seconds, reason: 'Call', at })
  }
  const ask = graphqlClient(world.url, key)
  const query = 'query ($id: ID!) { line(id: $id) { usage(days: 3) { day seconds } } }'
  expect((await ask(query, { id: lineId })).data).toEqual({
    line: {
      usage: [
        { day: day(2), seconds: 6 },
        { day: day(1), seconds: 8 },
        { day: day(0), seconds: 0 },
      ],
    },
  })
})

test('where nothing was used there is no drawing of nothing', async () => {
  const { browser, lineId } = await openOwner()
  const { html } = await browser.get(`/console/minutes/${lineId}`)
  expect(html).toMatch(/No minutes used from \w+ \d+ to \w+ \d+\./)
  expect(html).not.toContain('<svg width')
})

test('meeting minutes have a statement of their own, with what is set aside', async () => {
  const { browser, accountId } = await openOwner()
  const fact = {
    sourceId: newId('mtg'),
    seconds: 600,
    reason: 'Reserved for a meeting.',
    at: new Date(),
  }
  await reserve(world.app.db, { accountId, walletId: accountId }, fact)
  const { html } = await browser.get('/console/minutes/meetings')
  expect(html).toContain('10 min reserved')
  const all = await browser.get('/console/minutes')
  expect(all.html).toContain('<strong>20 minutes left</strong>')
  expect(sumIn(all.html, 'Meetings')).toEqual({
    lines: [
      'Given free +30 min',
      'Bought 0 min',
      'Used 0 min',
      'Reserved · for booked meetings −10 min',
    ],
    sum: 'Left 20 min',
  })
  expect(all.html).toContain('10 more reserved for booked meetings.')
  expect(all.html).toContain('All of them are free.')
  expect(html).toContain('First 30 meeting minutes free')
  expect((await browser.get('/console/minutes/meetings/statement.csv')).status).toBe(200)
})

test("another account's minutes are nowhere", async () => {
  const { lineId } = await openOwner()
  const stranger = await openOwner()
  for (const page of ['', '/statement.csv']) {
    expect((await stranger.browser.get(`/console/minutes/${lineId}${page}`)).status).toBe(404)
  }
  const order = { csrf: stranger.csrf, wallet: lineId, pack: 'min40' }
  expect((await stranger.browser.post('/console/minutes/buy', order)).status).toBe(404)
  expect((await stranger.browser.get('/console/minutes/line_%00')).status).toBe(404)
})

test('settings keep recipients, low-balance mails, for how long calls stay, and sign out every browser', async () => {
  const { browser, csrf, email, accountId, key } = await openOwner()
  const post = (path: string, form: Record<string, string>) =>
    browser.post(`/console/settings/${path}`, { csrf, ...form })
  const bad = await post('recipients', { email: 'no <address>' })
  expect(bad.status).toBe(400)
  expect(bad.html).toContain('value="no &lt;address&gt;"')
  await post('recipients', { email: 'ana@example.com' })
  expect((await browser.get('/console/settings')).html).toContain(
    'aria-label="Remove ana@example.com"',
  )
  await post('recipients/remove', { email: 'ana@example.com' })
  expect((await browser.get('/console/settings')).html).toContain('Just you for now')

  const wanted = async () =>
    (await world.app.db.account.findUniqueOrThrow({ where: { id: accountId } })).balanceMails
  await post('mails', { digest: 'yes' })
  expect(await wanted()).toBe(false)
  await post('mails', { balance: 'yes' })
  expect(await wanted()).toBe(true)

  const days = async () =>
    (await world.app.db.account.findUniqueOrThrow({ where: { id: accountId } })).retentionDays
  for (const typed of ['0', 'x', '99999']) {
    const again = await post('retention', { days: typed })
    expect([again.status, again.html.includes('id="f-days-problem"')], typed).toEqual([400, true])
  }
  await post('retention', { days: '90' })
  expect(await days()).toBe(90)
  await post('retention', { days: '' })
  expect(await days()).toBeNull()

  const phone = await signIn(world, email)
  const staff = graphqlClient(world.url, world.app.staffToken)
  const byKey = graphqlClient(world.url, key)
  for (const ask of [staff, byKey]) {
    const { errors } = await ask('mutation { webSessionsClose }')
    expect(errors?.[0]?.extensions?.code).toBe('forbidden')
  }
  expect((await post('sign-out-everywhere', {})).location).toBe('/')
  for (const { get } of [browser, phone]) {
    expect((await get('/console/settings')).status).toBe(303)
  }
})

test('a line that runs low is mailed about only to who wants it', async () => {
  const off = await openOwner()
  const ask = graphqlClient(world.url, off.key)
  const { data } = await ask('mutation { balanceMailsSet(wanted: false) { balanceMails } }')
  expect(data).toEqual({ balanceMailsSet: { balanceMails: false } })
  const on = await openOwner()
  for (const { accountId, lineId } of [off, on]) {
    const line = { accountId, lineId, businessName: 'Lopez' }
    const move = { beforeSeconds: 400, afterSeconds: 100 }
    await world.app.db.$transaction((tx) => tellOfBalance(world.app, tx, line, move))
  }
  const mails = await world.app.db.mail.findMany({ where: { tag: 'balance-low' } })
  expect(mails.map(({ accountId }) => accountId)).toEqual([on.accountId])
})

test('auto top-up says what each pack is good for, and leads to buying one now', async () => {
  const { browser, lineId, csrf } = await openOwner()
  const page = `/console/minutes/${lineId}/top-up`
  const { html } = await browser.get(page)
  expect(html).toContain('<small>For about 26 calls of 1 min 30 s.</small>')
  expect(html).toContain('<small>For about 133 calls of 1 min 30 s.</small>')
  expect(html).toContain('At most <strong>$30 a month</strong>: 3 packs of $10.')
  expect(html).toContain('At most <strong>$150 a month</strong>: 3 packs of $50.')
  const changed = await browser.get(`${page}?pack=min200&packsPerMonth=5`)
  expect(changed.html).toContain('At most <strong>$250 a month</strong>: 5 packs of $50.')
  expect(changed.html).toContain('value="min200" required checked')
  expect(html).toContain(`<a href="/console/minutes#${lineId}">Buy minutes</a>`)
  // What is typed decides, as far as it is a number.
  for (const [packsPerMonth, said] of [
    ['25', 'At most <strong>$250 a month</strong>: 25 packs of $10.'],
    ['many', '<p id="most" class="at-most"></p>'],
  ] as const) {
    const form = {
      csrf,
      once: crypto.randomUUID(),
      pack: 'min40',
      thresholdMinutes: '5',
      packsPerMonth,
    }
    const refused = await browser.post(page, form)
    expect([refused.status, refused.html.includes(said)]).toEqual([400, true])
  }
})
