import { afterAll, beforeAll, expect, test } from 'vitest'
import { ANY_ADDRESS } from '../support/a2a.ts'
import { openWorld, type World } from '../support/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({ workJobs: false, settings: { ...ANY_ADDRESS, LOG_LEVEL: 'silent' } })
})
afterAll(() => world.close())

let host = 0
/** A new address of the same subscriber, who has the /64. */
const sameNetwork = (network: string) => `2001:db8:7:${network}::${(++host).toString(16)}`
/** A new subscriber each time. */
const otherNetwork = () => `2001:db8:${(++host).toString(16)}::1`

const get = (path: string, from: string) =>
  fetch(`${world.url}${path}`, { headers: { 'x-forwarded-for': from }, redirect: 'manual' })
const register = (from: string) =>
  fetch(`${world.url}/oauth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify({ client_name: 'A', redirect_uris: ['https://a.example/back'] }),
  })
const signIn = (token: string, from: string) =>
  fetch(`${world.url}/staff/sign-in`, {
    method: 'POST',
    headers: { 'x-forwarded-for': from, origin: world.url },
    body: new URLSearchParams({ token }),
    redirect: 'manual',
  })
const bearer = (path: string, token: string, from: string) =>
  fetch(`${world.url}${path}`, {
    headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': from },
  })

const authorize = '/oauth/authorize?client_id=none&response_type=code'
const GRAPHQL = '/graphql?query=%7B__typename%7D'

async function refusedOf(count: number, ask: () => Promise<Response>) {
  const answers = await Promise.all(Array.from({ length: count }, ask))
  return answers.filter(({ status }) => status === 429).length
}

test.each([
  ['sign-ins', 60, () => get('/sign-in', sameNetwork('1'))],
  ['registrations', 60, () => register(sameNetwork('2'))],
  ['agents that ask', 120, () => get(authorize, sameNetwork('3'))],
  ['staff tokens', 10, () => signIn('wrong', sameNetwork('4'))],
] as const)('a /64 is one client: %s', async (_what, limit, ask) => {
  expect(await refusedOf(limit + 5, ask)).toBe(5)
})

test.each([
  ['sign_in', () => get('/sign-in', otherNetwork())],
  ['oauth_register', () => register(otherNetwork())],
  ['oauth_authorize', () => get(authorize, otherNetwork())],
] as const)('many networks together have a ceiling: %s', async (name, ask) => {
  expect((await ask()).status).not.toBe(429)
  const key = `${name}_all:all`
  const { rows } = await world.app.pool.query(
    'UPDATE rate_limits SET points = 1000000 WHERE key = $1 RETURNING points',
    [key],
  )
  expect(rows).toHaveLength(1)
  expect((await ask()).status).toBe(429)
})

test('wrong staff tokens count alike on every door, and a right one is then not told', async () => {
  const from = '203.0.113.77'
  const { staffToken } = world.app
  const guesses = [
    () => signIn('wrong', from),
    () => bearer('/metrics', 'wrong', from),
    () => bearer(GRAPHQL, 'wrong', from),
    () => bearer('/a2a/resolve?number=%2B14155550100', 'wrong', from),
  ]
  for (let index = 0; index < 10; index += 1) {
    expect((await guesses[index % 4]?.())?.status).not.toBe(429)
  }
  for (const guess of guesses) expect((await guess()).status).toBe(429)
  const statuses = [
    (await signIn(staffToken, from)).status,
    (await bearer('/metrics', staffToken, from)).status,
    (await bearer(GRAPHQL, staffToken, from)).status,
  ]
  expect(statuses).toEqual([429, 429, 429])
  expect((await bearer('/metrics', staffToken, '203.0.113.78')).status).toBe(200)
})
