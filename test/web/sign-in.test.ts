import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowserByHand, signIn, signInThere } from '../support/sign-in.ts'
import { openWorld, type World } from '../support/world.ts'

let world: World
let minutesLater = 0
const clock = { now: () => new Date(Date.now() + minutesLater * 60_000) }

beforeAll(async () => {
  world = await openWorld({ clock, workJobs: false, settings: { LOG_LEVEL: 'silent' } })
})
afterAll(() => world.close())

const newEmail = () => `${crypto.randomUUID()}@example.com`
const accounts = () => world.app.db.account.count()

async function begin(path = '/developers') {
  const browser = openBrowserByHand(world.url)
  const { location } = await browser.get(`/sign-in?${new URLSearchParams({ return_to: path })}`)
  return { browser, authorizeUrl: location ?? '' }
}

function misbehave(mode: 'down' | 'drop_response') {
  return fetch(`${world.sandboxUrl}/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ provider: 'oidc', mode, times: 1 }),
  })
}

// First, because the provider's metadata is cached once it was read.
test('a provider that is down is said to be, and found again when it is back', async () => {
  await misbehave('down')
  const browser = openBrowserByHand(world.url)
  const down = await browser.get('/sign-in?return_to=%2Fterms')
  expect(down.status).toBe(503)
  expect(down.html).toContain('Signing in does not work right now')
  expect(down.html).toContain('href="/sign-in?return_to=%2Fterms"')
  expect(await world.app.db.signInAttempt.count()).toBe(0)
  expect((await signIn(world, newEmail(), '/terms')).landed).toBe('/terms')
})

test.each(['down', 'drop_response'] as const)(
  'a provider that fails at the last step (%s) costs another try, no more',
  async (mode) => {
    const { browser, authorizeUrl } = await begin('/terms')
    const callback = await signInThere(authorizeUrl, newEmail())
    const before = await accounts()
    await misbehave(mode)
    const { status, html } = await browser.get(callback)
    expect(status).toBe(503)
    expect(html).toContain('href="/sign-in?return_to=%2Fterms"')
    expect(browser.cookies.has('frontdesk')).toBe(false)
    expect(await accounts()).toBe(before)
  },
)

test('the request to the provider binds its answer to this browser, this moment and this client', async () => {
  const { authorizeUrl } = await begin()
  const query = Object.fromEntries(new URL(authorizeUrl).searchParams)
  expect(query).toMatchObject({
    response_type: 'code',
    code_challenge_method: 'S256',
    redirect_uri: `${world.url}/sign-in/callback`,
    scope: 'openid email',
  })
  for (const name of ['state', 'nonce', 'code_challenge']) expect(query[name]).toHaveLength(43)
  // The stored row reveals neither the state nor the browser.
  const rows = JSON.stringify(await world.app.pool.query('SELECT * FROM sign_in_attempts'))
  expect(rows).not.toContain(query.state)
})

test('the first sign-in makes the account, later ones find it', async () => {
  const email = newEmail()
  await signIn(world, email)
  await signIn(world, email)
  const account = await world.app.db.account.findUniqueOrThrow({
    where: { email },
    include: { identities: true, wallets: true },
  })
  expect(account.identities).toMatchObject([{ issuer: world.app.config.oidc.issuer, email }])
  expect(account.wallets).toMatchObject([{ kind: 'meetings', freeSeconds: 1_800 }])
})

test('the account of an address is the one its key was made for, however the address is spelled', async () => {
  const { accountId, email } = await world.account()
  const { get } = await signIn(world, email.toUpperCase())
  expect((await get('/developers')).html).toContain(email)
  const identities = await world.app.db.identity.findMany({ where: { accountId } })
  expect(identities).toHaveLength(1)
})

test('who was signed in before stays with the account, whatever the address became', async () => {
  const email = newEmail()
  await signIn(world, email)
  const renamed = newEmail()
  await world.app.db.account.update({ where: { email }, data: { email: renamed } })
  const before = await accounts()
  expect((await (await signIn(world, email)).get('/developers')).html).toContain(renamed)
  expect(await accounts()).toBe(before)
})

test('four first sign-ins at once are one account with one gift of minutes', async () => {
  const email = newEmail()
  const begun = await Promise.all([1, 2, 3, 4].map(() => begin()))
  const callbacks = await Promise.all(
    begun.map(({ authorizeUrl }) => signInThere(authorizeUrl, email)),
  )
  const ended = await Promise.all(
    begun.map(({ browser }, index) => browser.get(callbacks[index] ?? '')),
  )
  expect(ended.map(({ location }) => location)).toEqual(Array(4).fill('/developers'))
  const account = await world.app.db.account.findUniqueOrThrow({
    where: { email },
    include: { identities: true, webSessions: true },
  })
  expect(account.identities).toHaveLength(1)
  expect(account.webSessions).toHaveLength(4)
  const gifts = await world.app.db.ledgerEntry.count({ where: { accountId: account.id } })
  expect(gifts).toBe(1)
})

test('an address the provider does not vouch for opens nothing', async () => {
  const before = await accounts()
  const { browser, authorizeUrl } = await begin()
  const callback = await signInThere(authorizeUrl, `unverified-${newEmail()}`)
  const { status, html } = await browser.get(callback)
  expect(status).toBe(403)
  expect(html).toContain('Your email address is not verified')
  expect(browser.cookies.has('frontdesk')).toBe(false)
  expect(await accounts()).toBe(before)
})

test('who cancels at the provider is told so, and may try again', async () => {
  const { browser, authorizeUrl } = await begin('/terms')
  const { searchParams, origin } = new URL(authorizeUrl)
  const denied = await fetch(`${origin}/oidc/authorize`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ ...Object.fromEntries(searchParams), deny: '1' }),
  })
  const { status, html } = await browser.get(denied.headers.get('location') ?? '')
  expect(status).toBe(403)
  expect(html).toContain('You are not signed in')
  expect(html).toContain('href="/sign-in?return_to=%2Fterms"')
})

test('a callback works once, in the browser that began, within ten minutes', async () => {
  const { browser, authorizeUrl } = await begin()
  const callback = await signInThere(authorizeUrl, newEmail())

  const stranger = await openBrowserByHand(world.url).get(callback)
  expect(stranger.status).toBe(400)
  const { browser: otherSignIn } = await begin()
  expect((await otherSignIn.get(callback)).status).toBe(400)

  expect((await browser.get(callback)).status).toBe(303)
  const again = await browser.get(callback)
  expect(again.status).toBe(400)
  expect(again.html).toContain('This sign-in has ended')

  const late = await begin()
  const lateCallback = await signInThere(late.authorizeUrl, newEmail())
  minutesLater = 11
  expect((await late.browser.get(lateCallback)).status).toBe(400)
  minutesLater = 0
})

test("another person's code does not fit into this browser's sign-in", async () => {
  const [mine, theirs] = [await begin(), await begin()]
  const own = new URL(await signInThere(mine.authorizeUrl, newEmail()))
  const foreign = new URL(await signInThere(theirs.authorizeUrl, newEmail()))
  own.searchParams.set('code', foreign.searchParams.get('code') ?? '')
  const { status } = await mine.browser.get(own.href)
  expect(status).toBe(403)
  expect(mine.browser.cookies.has('frontdesk')).toBe(false)
})

test('an answer in the name of another provider is refused', async () => {
  const { browser, authorizeUrl } = await begin()
  const callback = new URL(await signInThere(authorizeUrl, newEmail()))
  callback.searchParams.set('iss', 'https://evil.example')
  expect((await browser.get(callback.href)).status).toBe(403)
})

test('signing in gives a new session and ends the one before; a planted cookie opens nothing', async () => {
  const { browser, authorizeUrl } = await begin()
  browser.cookies.set('frontdesk', 'planted')
  await browser.get(await signInThere(authorizeUrl, newEmail()))
  const first = browser.cookies.get('frontdesk')
  expect(first).toHaveLength(43)

  const { location } = await browser.get('/sign-in')
  await browser.get(await signInThere(location ?? '', newEmail()))
  const second = browser.cookies.get('frontdesk')
  expect(second).not.toBe(first)
  for (const token of ['planted', first ?? '']) {
    const other = openBrowserByHand(world.url)
    other.cookies.set('frontdesk', token)
    expect((await other.get('/developers')).location).toBe('/sign-in?return_to=%2Fdevelopers')
  }
})

test.each([
  ['/terms?from=mail#end', '/terms?from=mail'],
  ['//evil.example/', '/console'],
])('from %s one comes back to %s', async (wanted, landed) => {
  expect((await signIn(world, 'traveller@example.com', wanted)).landed).toBe(landed)
})

test('a page that needs signing in leads there, and back to itself', async () => {
  const { status, location } = await openBrowserByHand(world.url).get('/developers?tab=keys')
  expect(status).toBe(303)
  expect(location).toBe('/sign-in?return_to=%2Fdevelopers%3Ftab%3Dkeys')
})

// Last, because it uses up this address's sign-ins for the minute.
test('who begins sign-ins without end is asked to wait', async () => {
  const begun = await Promise.all(
    Array.from({ length: 61 }, () => openBrowserByHand(world.url).get('/sign-in')),
  )
  const refused = begun.filter(({ status }) => status === 429)
  expect(refused.length).toBeGreaterThan(0)
  expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(refused[0]?.html).toContain('Too many sign-ins at once')
})
