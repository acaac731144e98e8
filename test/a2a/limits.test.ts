import { afterAll, beforeAll, expect, test } from 'vitest'
import { ANY_ADDRESS, a2aOf, newAddress } from '../support/a2a.ts'
import { openListedLine } from '../support/listed-line.ts'
import { until } from '../support/until.ts'
import { openWorld, type World } from '../support/world.ts'

let world: World
let direct: World

beforeAll(async () => {
  world = await openWorld({ settings: ANY_ADDRESS })
  direct = await openWorld({ workJobs: false })
})
afterAll(() => Promise.all([world.close(), direct.close()]))

const NUMBER = '%2B14155550100'

function resolve(site: World, headers: Record<string, string>) {
  return fetch(`${site.url}/a2a/resolve?number=${NUMBER}`, { headers })
}

async function tally(count: number, look: () => Promise<{ status: number }>) {
  const statuses: Record<number, number> = {}
  const answers = await Promise.all(Array.from({ length: count }, look))
  for (const { status } of answers) statuses[status] = (statuses[status] ?? 0) + 1
  return statuses
}

test('30 look-ups an address an hour, over both interfaces, then 429 with Retry-After', async () => {
  const address = newAddress()
  const agent = a2aOf(world, '/a2a', address)
  expect(await tally(15, () => resolve(world, { 'x-forwarded-for': address }))).toEqual({
    404: 15,
  })
  expect(await tally(25, () => agent.send([{ text: '+14155550100' }]))).toEqual({
    200: 15,
    429: 10,
  })
  const plain = await resolve(world, { 'x-forwarded-for': address })
  expect(plain.status).toBe(429)
  const seconds = Number(plain.headers.get('retry-after'))
  expect(seconds).toBeGreaterThan(0)
  expect(seconds).toBeLessThanOrEqual(3_600)
  expect(await plain.json()).toEqual({
    error: { code: 'rate_limited', message: expect.stringContaining(`wait ${seconds} s`) },
  })
  const { status, headers, body } = await agent.send([{ text: '+14155550100' }])
  expect([status, headers.get('retry-after')]).toEqual([429, String(seconds)])
  expect(body).toMatchObject({
    jsonrpc: '2.0',
    id: 1,
    error: {
      code: -32000,
      data: [{ reason: 'RATE_LIMITED' }, { retryDelay: `${seconds}s` }],
    },
  })
  // Requests other than look-ups are not counted, and each address has its own count.
  expect((await agent.call('ListTasks')).status).toBe(200)
  expect((await resolve(world, { 'x-forwarded-for': newAddress() })).status).toBe(404)
})

test('a key has a count of its own, 10,000 a day, whatever the address', async () => {
  const { key } = await world.account()
  const address = newAddress()
  const headers = { 'x-forwarded-for': address, authorization: `Bearer ${key}` }
  expect(await tally(60, () => resolve(world, headers))).toEqual({ 404: 60 })
  expect((await resolve(world, { 'x-forwarded-for': address })).status).toBe(404)
  await world.app.pool.query(
    "UPDATE rate_limits SET points = 9999 WHERE key LIKE 'a2a-look-up-key:%'",
  )
  expect((await resolve(world, headers)).status).toBe(404)
  // The process learns every second how much all processes have used; until then it grants at most a twentieth of a
  // key's allowance.
  const over = await until(
    'refused',
    () => resolve(world, headers),
    ({ status }) => status === 429,
  )
  expect(Number(over.headers.get('retry-after'))).toBeGreaterThan(86_000)
})

test('a key that is none is told so and counted as nobody', async () => {
  for (const authorization of ['Bearer fd_nothing', 'Bearer', 'Basic eDp5', '']) {
    const headers = { 'x-forwarded-for': newAddress(), authorization }
    const plain = await resolve(world, headers)
    expect([plain.status, await plain.json()]).toEqual([
      401,
      { error: { code: 'invalid_api_key', message: expect.any(String) } },
    ])
    const { status, body } = await a2aOf(world).call('ListTasks', {}, { authorization })
    expect([status, body.id, body.error?.data?.[0]?.reason]).toEqual([401, null, 'INVALID_API_KEY'])
  }
})

test('without trusted proxies an address that a client names is not believed', async () => {
  const named = () =>
    resolve(direct, {
      'x-forwarded-for': newAddress(),
      forwarded: `for=${newAddress()}`,
      'x-real-ip': newAddress(),
    })
  expect(await tally(35, named)).toEqual({ 404: 30, 429: 5 })
})

test('behind a trusted proxy only the address that it saw is believed', async () => {
  const seen = newAddress()
  const named = () => resolve(world, { 'x-forwarded-for': `${newAddress()}, ${seen}` })
  expect(await tally(35, named)).toEqual({ 404: 30, 429: 5 })
})

test('one network of IPv6 is one sender', async () => {
  let host = 0
  const next = () => {
    host += 1
    return resolve(world, { 'x-forwarded-for': `2001:db8:7:7::${host.toString(16)}` })
  }
  expect(await tally(35, next)).toEqual({ 404: 30, 429: 5 })
})

test('a business hears so many messages a sender, a conversation and a day, and its owner gets so many mails', async () => {
  const { slug, owner, lineId } = await openListedLine(world)
  const path = `/agents/${slug}/a2a`
  const leave = (agent: ReturnType<typeof a2aOf>) =>
    agent.send([{ data: { skill: 'leave_message', message: 'Please call back about the drain.' } }])
  const one = a2aOf(world, path)
  expect(await tally(24, () => leave(one))).toEqual({ 200: 20, 429: 4 })
  const refused = await leave(one)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3600'])
  expect(refused.body.error).toMatchObject({
    code: -32000,
    data: [{ reason: 'RATE_LIMITED' }, {}],
  })
  // Questions are still answered, and others can still leave messages.
  expect((await one.say('What are your hours?')).text).toContain('open Monday to Friday')
  expect((await leave(a2aOf(world, path))).status).toBe(200)
  const { body } = await owner.api.get<{ items: object[] }>(`/lines/${lineId}/messages?limit=100`)
  expect(body.items).toHaveLength(21)

  await world.app.pool.query("UPDATE rate_limits SET points = 200 WHERE key LIKE 'a2a-context:%'")
  const talk = a2aOf(world, path)
  const { contextId } = await talk.say('Hello')
  await talk.say('What are your hours?', contextId)
  await world.app.pool.query("UPDATE rate_limits SET points = 200 WHERE key LIKE 'a2a-context:%'")
  expect((await talk.send([{ text: 'And on Sunday?' }], { contextId })).status).toBe(429)
  expect((await talk.send([{ text: 'And on Sunday?' }])).status).toBe(200)

  await world.app.pool.query('UPDATE rate_limits SET points = 240 WHERE key LIKE $1', [
    `a2a-sender:${talk.address}`,
  ])
  expect((await talk.send([{ text: 'And on Monday?' }])).status).toBe(429)
  expect((await a2aOf(world, path).send([{ text: 'And on Monday?' }])).status).toBe(200)
})
