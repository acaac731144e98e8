import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { csrfIn, openBrowserByHand, signIn } from '../support/sign-in.ts'
import { openWorld, type World } from '../support/world.ts'

let world: World
let owner: Awaited<ReturnType<World['account']>>
let staff: Awaited<ReturnType<typeof openStaff>>
let clockMs = Date.now()

beforeAll(async () => {
  world = await openWorld({ workJobs: false, clock: { now: () => new Date(clockMs) } })
  owner = await world.account()
  staff = await openStaff()
})
afterAll(() => world.close())

async function openStaff() {
  const browser = openBrowserByHand(world.url)
  await browser.post('/staff/sign-in', { token: world.app.staffToken })
  return { ...browser, proof: csrfIn((await browser.get('/staff')).html) }
}

const cookieOf = ({ cookies }: { cookies: Map<string, string> }) =>
  [...cookies].map((pair) => pair.join('=')).join('; ')

const FIND = `query ($email: String) { accountFind(email: $email) { ... on Account { id } } }`
const FORBIDDEN = { errors: [{ extensions: { code: 'forbidden' } }] }
const found = () => ({ data: { accountFind: { id: owner.accountId } } })

/** GraphiQL's request, with changes. */
async function ask(changes: Record<string, string | undefined> = {}, query = FIND) {
  const headers = {
    'content-type': 'application/json',
    accept: 'application/graphql-response+json',
    origin: world.url,
    'sec-fetch-site': 'same-origin',
    cookie: cookieOf(staff),
    'x-csrf-token': staff.proof,
    ...changes,
  }
  const sent = Object.entries(headers).filter((header): header is [string, string] => !!header[1])
  const response = await fetch(`${world.url}/graphql`, {
    method: 'POST',
    headers: sent,
    body: JSON.stringify({ query, variables: { email: owner.email } }),
  })
  return response.json()
}

test('the page of a staff session asks and changes as staff does', async () => {
  expect(await ask()).toEqual(found())
  const adjust = `mutation { minutesAdjust(input: { accountId: "${owner.accountId}", minutes: 7,
    reason: "test" }) { ... on LedgerEntry { seconds } } }`
  expect(await ask({}, adjust)).toEqual({ data: { minutesAdjust: { seconds: 420 } } })
  expect(await ask({}, '{ account { id } }')).toMatchObject(FORBIDDEN)
})

describe('of what is not that page the session counts for nothing', () => {
  test.each([
    ['no proof', { 'x-csrf-token': undefined }],
    ['a wrong proof', { 'x-csrf-token': 'x' }],
    ['no cookie', { cookie: undefined }],
    ['another origin', { origin: 'https://evil.example' }],
    ['an origin that is hidden', { origin: 'null' }],
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['another host of the domain', { 'sec-fetch-site': 'same-site' }],
    ['an authorization that is none', { authorization: 'Basic eDp5' }],
  ])('%s', async (_what, changes) => {
    expect(await ask(changes)).toMatchObject(FORBIDDEN)
  })

  test('a bearer that is wrong is said to be so', async () => {
    expect(await ask({ authorization: 'Bearer x' })).toEqual({
      errors: [{ message: expect.any(String), extensions: { code: 'invalid_api_key' } }],
    })
  })

  test("another session's proof", async () => {
    const other = await openStaff()
    expect(await ask({ 'x-csrf-token': other.proof })).toMatchObject(FORBIDDEN)
    expect(await ask({ 'x-csrf-token': other.proof, cookie: cookieOf(other) })).toEqual(found())
  })

  test("a customer's session and its proof", async () => {
    const customer = await signIn(world, owner.email)
    const theirs = { cookie: cookieOf(customer), 'x-csrf-token': customer.csrfToken }
    expect(customer.csrfToken).toMatch(/.{20}/)
    for (const query of [FIND, '{ account { id } }']) {
      expect(await ask(theirs, query)).toMatchObject(FORBIDDEN)
    }
  })

  test('GET, whatever it carries', async () => {
    const question = new URLSearchParams({
      query: `{ accountFind(id: "${owner.accountId}") { __typename } }`,
    })
    for (const accept of ['application/json', 'text/html,*/*;q=0.8']) {
      const headers = { accept, 'x-csrf-token': staff.proof, 'sec-fetch-site': 'same-origin' }
      const { html } = await staff.get(`/graphql?${question}`, headers)
      expect(html).not.toContain('"Account"')
      expect(html).toContain('forbidden')
    }
  })

  test('a form, which needs no script', async () => {
    const { html } = await staff.post('/graphql', { query: FIND, csrf: staff.proof })
    expect(html).not.toContain('acct_')
  })

  test('another door', async () => {
    const headers = { cookie: cookieOf(staff), 'x-csrf-token': staff.proof }
    expect((await fetch(`${world.url}/metrics`, { headers })).status).toBe(401)
    expect((await fetch(`${world.url}/v1/account`, { headers })).status).toBe(401)
  })

  test('after half an hour', async () => {
    const before = clockMs
    clockMs += 31 * 60_000
    expect(await ask()).toMatchObject(FORBIDDEN)
    clockMs = before
    expect(await ask()).toEqual(found())
  })
})

test('a bearer is whom it names, beside any session', async () => {
  const key = { authorization: `Bearer ${owner.key}` }
  expect(await ask(key)).toMatchObject(FORBIDDEN)
  expect(await ask(key, '{ account { id } }')).toEqual({
    data: { account: { id: owner.accountId } },
  })
  const token = {
    authorization: `Bearer ${world.app.staffToken}`,
    cookie: undefined,
    'x-csrf-token': undefined,
  }
  expect(await ask({ ...token, origin: 'https://tool.example' })).toEqual(found())
})
