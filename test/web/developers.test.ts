import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBrowserByHand, signIn } from '../support/sign-in.ts'
import { openWorld, type World } from '../support/world.ts'

let world: World

beforeAll(async () => {
  world = await openWorld({ workJobs: false })
})
afterAll(() => world.close())

const newEmail = () => `${crypto.randomUUID()}@example.com`

/** A signed-in browser, and a new account with one key. */
async function openDeveloper() {
  const account = await world.account()
  return { account, browser: await signIn(world, account.email) }
}

test('a key is shown once, works, is listed with its last use, and is refused when revoked', async () => {
  const { browser } = await openDeveloper()
  const made = await browser.post('/developers/keys', {
    csrf: browser.csrfToken,
    name: 'Booking <b>site</b>',
  })
  expect(made.status).toBe(303)
  const shown = await browser.get(made.location ?? '')
  const key = /id="new-key">(fd_\w{49})</.exec(shown.html)?.[1] ?? ''
  expect(shown.html).toContain(`${world.url}/v1/account`)
  expect(shown.html).toContain('Booking &lt;b&gt;site&lt;/b&gt;')
  expect((await world.api(key).get('/account')).status).toBe(200)

  const page = await browser.get('/developers')
  expect(page.html).not.toContain(key)
  expect(page.html).toContain(`…${key.slice(-4)}`)

  const row = await world.app.db.apiKey.findFirstOrThrow({ where: { hint: key.slice(-4) } })
  const confirm = await browser.get(`/developers/keys/${row.id}/revoke`)
  expect(confirm.html).toContain('Revoke “Booking &lt;b&gt;site&lt;/b&gt;”?')
  expect(confirm.html).toContain('was last used on')
  const revoked = await browser.post(`/developers/keys/${row.id}/revoke`, {
    csrf: browser.csrfToken,
  })
  expect([revoked.status, revoked.location]).toEqual([303, '/developers?done=revoked'])
  expect((await world.api(key).get('/account')).status).toBe(401)
  expect((await browser.get('/developers?done=revoked')).html).not.toContain(key.slice(-4))
  expect((await browser.get(`/developers/keys/${row.id}/revoke`)).status).toBe(404)
})

test('a name that cannot be is refused where it was typed', async () => {
  const { account, browser } = await openDeveloper()
  const refusals = { ['x'.repeat(81)]: 'Shorten this to 80 characters.', 'a\0b': 'Type this again' }
  for (const [name, why] of Object.entries(refusals)) {
    const form = { csrf: browser.csrfToken, name }
    const { status, html } = await browser.post('/developers/keys', form)
    expect(status).toBe(400)
    expect(html).toContain(why)
  }
  expect(await keysOf(account.accountId)).toBe(1)
})

type SignedIn = Awaited<ReturnType<typeof signIn>>

const keysOf = (accountId: string) =>
  world.app.db.apiKey.count({ where: { accountId, revokedAt: null } })
const sessionsOf = (accountId: string) => world.app.db.webSession.count({ where: { accountId } })

describe('a form that no page of this session sent is refused, and nothing is changed', () => {
  const ways: Record<
    string,
    (own: string, foreign: string) => { csrf?: string; headers?: Record<string, string> }
  > = {
    'without a token': () => ({}),
    'with an empty token': () => ({ csrf: '' }),
    "with another session's token": (_own, foreign) => ({ csrf: foreign }),
    'from another site': (own) => ({ csrf: own, headers: { origin: 'https://evil.example' } }),
    'from nowhere, as a sandboxed frame': (own) => ({ csrf: own, headers: { origin: 'null' } }),
    'as the browser says, from another site': (own) => ({
      csrf: own,
      headers: { 'sec-fetch-site': 'cross-site' },
    }),
    'from another host of the domain': (own) => ({
      csrf: own,
      headers: { 'sec-fetch-site': 'same-site' },
    }),
  }

  let people: Promise<Awaited<ReturnType<typeof openDeveloper>> & { stranger: SignedIn }>
  beforeAll(() => {
    people = openDeveloper().then(async (developer) => ({
      ...developer,
      stranger: await signIn(world, newEmail()),
    }))
  })

  test.each(Object.keys(ways))('%s', async (way) => {
    const { account, browser, stranger } = await people
    const { csrf, headers } = ways[way]?.(browser.csrfToken, stranger.csrfToken) ?? {}
    for (const address of [
      '/developers/keys',
      `/developers/keys/${account.keyId}/revoke`,
      '/sign-out',
    ]) {
      const form = { name: 'forged', ...(csrf === undefined ? {} : { csrf }) }
      const { status, html } = await browser.post(address, form, headers)
      expect(status, address).toBe(403)
      expect(html).toContain('This form was not accepted')
    }
    expect(await keysOf(account.accountId)).toBe(1)
    expect(await sessionsOf(account.accountId)).toBe(1)
  })
})

test('a body that is no form is refused', async () => {
  const { account, browser } = await openDeveloper()
  const response = await fetch(`${world.url}/developers/keys`, {
    method: 'POST',
    headers: {
      cookie: `frontdesk=${browser.cookies.get('frontdesk')}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ csrf: browser.csrfToken, name: 'x' }),
  })
  expect(response.status).toBe(403)
  expect(await keysOf(account.accountId)).toBe(1)
})

test("another account's key can be neither seen nor revoked", async () => {
  const { account } = await openDeveloper()
  const stranger = await signIn(world, newEmail())
  const address = `/developers/keys/${account.keyId}/revoke`
  expect((await stranger.get(address)).status).toBe(404)
  const { status, html } = await stranger.post(address, { csrf: stranger.csrfToken })
  expect(status).toBe(404)
  expect(html).toContain('There is no such key')
  expect((await world.api(account.key).get('/account')).status).toBe(200)
  for (const id of ['nonsense', 'key_00000000000000000000000000', '%00']) {
    const answer = await stranger.post(`/developers/keys/${id}/revoke`, {
      csrf: stranger.csrfToken,
    })
    expect(answer.status, id).toBe(404)
  }
})

test('an API key does not open the page where keys are made', async () => {
  const { account } = await openDeveloper()
  const response = await fetch(`${world.url}/developers/keys`, {
    method: 'POST',
    redirect: 'manual',
    headers: { authorization: `Bearer ${account.key}` },
    body: new URLSearchParams({ name: 'more' }),
  })
  expect(response.status).toBe(401)
  expect(await keysOf(account.accountId)).toBe(1)
})

test('without signing in the pages for everybody work, and say how to', async () => {
  const { get } = openBrowserByHand(world.url)
  for (const address of ['/', '/terms', '/developers/reference']) {
    const { status, html } = await get(address)
    expect(status, address).toBe(200)
    expect(html).toContain('<a href="/sign-in">Sign in</a>')
  }
})

test('the first request is told in three languages, with the address of this site', async () => {
  const browser = await signIn(world, `${crypto.randomUUID()}@example.com`)
  const { html } = await browser.get('/developers')
  const text = html.replaceAll(/<wbr>|<\/?i\b[^>]*>/g, '')
  for (const lang of ['curl', 'typescript', 'python']) expect(text).toContain(`data-lang="${lang}"`)
  expect(text.match(new RegExp(`${world.url}/v1/account`, 'g'))).toHaveLength(2)
})
