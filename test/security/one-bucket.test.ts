import { afterAll, beforeAll, expect, test } from 'vitest'
import { ANY_ADDRESS, a2aOf, newAddress } from '../support/a2a.ts'
import { graphqlClient } from '../support/graphql-client.ts'
import { openWorld, type World } from '../support/world.ts'

const LIMIT = 30
let world: World
beforeAll(async () => {
  world = await openWorld({
    workJobs: false,
    settings: { ...ANY_ADDRESS, RATE_LIMIT_PER_MINUTE: String(LIMIT) },
  })
})
afterAll(() => world.close())

const times = <T>(count: number, ask: () => Promise<T>) =>
  Promise.all(Array.from({ length: count }, ask))

function graphql(query: string, headers: Record<string, string>) {
  return fetch(`${world.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query }),
  })
}

test('what a key has spent at one door it has spent at all', async () => {
  const { key, api } = await world.account()
  const authorization = `Bearer ${key}`
  await times(10, () => api.get('/account'))
  await times(10, () => graphql('{ account { id } }', { authorization }))
  const agent = a2aOf(world)
  await times(10, () => agent.call('ListTasks', {}, { authorization }))
  expect((await api.get('/account')).status).toBe(429)
  const refused = await graphql('{ account { id } }', { authorization })
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await refused.json()).toEqual({
    errors: [{ message: expect.stringContaining('wait'), extensions: { code: 'rate_limited' } }],
  })
  expect((await agent.call('ListTasks', {}, { authorization })).status).toBe(429)
  const look = await fetch(`${world.url}/a2a/resolve?number=%2B14155550100`, {
    headers: { authorization, 'x-forwarded-for': newAddress() },
  })
  expect(look.status).toBe(429)
  // Another key has another bucket.
  expect((await (await world.account()).api.get('/account')).status).toBe(200)
})

test('a document weighs what it may give, and is refused before a resolver runs', async () => {
  const { key } = await world.account()
  const ask = graphqlClient(world.url, key)
  const left = async () => {
    const response = await graphql('{ __typename }', { authorization: `Bearer ${key}` })
    return Number(/r=(\d+)/.exec(response.headers.get('ratelimit') ?? '')?.[1])
  }
  expect(await left()).toBe(LIMIT - 1)
  // Three root fields count as three requests.
  await ask('{ a: account { id } b: account { id } c: account { id } }')
  expect(await left()).toBe(LIMIT - 5)
  // Sixty lines with a hundred calls each are some eighteen thousand fields.
  const heavy =
    'query ($n: Int) { lines(first: $n) { edges { node { id calls(first: 100) { edges { node { id } } } } } } }'
  expect((await ask(heavy, { n: 1 })).status).toBe(200)
  expect(await left()).toBe(LIMIT - 7)
  const served = await ask(heavy, { n: 60 })
  expect(served.status).toBe(200)
  expect(await left()).toBeLessThan(LIMIT - 20)
  const over = await ask(heavy, { n: 60 })
  expect([over.status, over.errors?.[0]?.extensions?.code]).toEqual([429, 'rate_limited'])
  expect(over.data ?? null).toBeNull()
})

test('nobody is counted by network, and staff is not counted', async () => {
  const from = newAddress()
  const nobody = () => graphql('{ __typename }', { 'x-forwarded-for': from })
  const statuses = (await times(LIMIT + 5, nobody)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 429)).toHaveLength(5)
  const plain = { 'x-forwarded-for': from }
  const look = await fetch(`${world.url}/a2a/resolve?number=%2B14155550100`, { headers: plain })
  expect(look.status).toBe(429)
  expect((await graphql('{ __typename }', { 'x-forwarded-for': newAddress() })).status).toBe(200)
  const staff = { authorization: `Bearer ${world.app.staffToken}`, 'x-forwarded-for': from }
  const answers = await times(LIMIT + 5, () => graphql('{ __typename }', staff))
  expect(answers.every(({ status }) => status === 200)).toBe(true)
})
