import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { LINE_SETUP } from '../support/live-line.ts'
import { openWorld, type World } from '../support/world.ts'

const LIMIT = 5

let world: World

beforeAll(async () => {
  world = await openWorld({
    workJobs: false,
    settings: { RATE_LIMIT_PER_MINUTE: String(LIMIT) },
  })
})
afterEach(() => {
  vi.useRealTimers()
})
afterAll(() => world.close())

/** An account whose key has used up its limit. */
async function spentOwner() {
  const owner = await world.account()
  for (let used = 0; used < LIMIT; used += 1) {
    expect((await owner.api.get('/account')).status).toBe(200)
  }
  return owner
}

test('every answer to a key says the limit, what is left of it and when it is whole again', async () => {
  const { api } = await world.account()
  for (let left = LIMIT - 1; left >= 0; left -= 1) {
    const { status, headers } = await api.get(left % 2 ? '/account' : '/lines/abc')
    expect(status).toBe(left % 2 ? 200 : 404)
    expect(headers.get('ratelimit-policy')).toBe(`"api-key"; q=${LIMIT}; w=60`)
    expect(headers.get('ratelimit')).toMatch(new RegExp(`^"api-key"; r=${left}; t=(60|5\\d)$`))
    expect(headers.get('retry-after')).toBeNull()
  }
})

test('one request too many is 429, and says how long to wait', async () => {
  const { api } = await spentOwner()
  const { status, headers, body } = await api.get('/account')
  expect({ status, body }).toEqual({
    status: 429,
    body: { error: { code: 'rate_limited', message: expect.stringContaining('wait') } },
  })
  const seconds = Number(headers.get('retry-after'))
  expect(seconds).toBeGreaterThan(0)
  expect(seconds).toBeLessThanOrEqual(60)
  expect(headers.get('ratelimit')).toBe(`"api-key"; r=0; t=${seconds}`)
  expect(headers.get('ratelimit-policy')).toBe(`"api-key"; q=${LIMIT}; w=60`)
})

describe('Retry-After is right', () => {
  test('whoever waits that long is served, however often they asked before', async () => {
    const { api } = await spentOwner()
    for (let more = 0; more < 3; more += 1) expect((await api.get('/lines')).status).toBe(429)
    const { headers } = await api.get('/account')
    const waitMs = Number(headers.get('retry-after')) * 1_000
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + waitMs })
    expect((await api.get('/account')).status).toBe(200)
  })

  test('a client that honours it loses no request at ten times the limit', async () => {
    const { api } = await world.account()
    let waits = 0
    const patiently = async (): Promise<number> => {
      const { status, headers } = await api.get('/account')
      if (status !== 429) return status
      waits += 1
      const waitMs = Number(headers.get('retry-after')) * 1_000
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + waitMs })
      return patiently()
    }
    for (let sent = 0; sent < 10 * LIMIT; sent += 1) expect(await patiently()).toBe(200)
    // Each wait was long enough at the first try, and there was one per full window.
    expect(waits).toBe(9)
  })

  test('whoever waits half as long is not', async () => {
    const { api } = await spentOwner()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 30_000 })
    const { status, headers } = await api.get('/account')
    expect(status).toBe(429)
    expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(30)
  })
})

test('other keys go on, another key of the same account too', async () => {
  const { api, email } = await spentOwner()
  expect((await api.get('/account')).status).toBe(429)
  const second = await world.account(email)
  const stranger = await world.account()
  expect((await second.api.get('/account')).status).toBe(200)
  expect((await stranger.api.get('/account')).status).toBe(200)
})

test('it comes after 401 and before anything about the body', async () => {
  const { api, key } = await spentOwner()
  expect((await api.get('/nothing')).status).toBe(401)
  expect((await api.call('PUT', '/lines')).status).toBe(401)
  expect((await api.post('/lines', 'x'.repeat(70_000))).status).toBe(429)
  expect((await api.post('/lines', {}, { 'content-type': 'text/plain' })).status).toBe(429)
  expect((await api.post('/lines', {})).status).toBe(429)
  expect((await api.get('/lines/abc')).status).toBe(429)
  const head = await fetch(`${world.url}/v1/account`, {
    method: 'HEAD',
    headers: { authorization: `Bearer ${key}` },
  })
  expect(head.status).toBe(429)
})

test('requests that are not let in are counted for nobody', async () => {
  const { api, key } = await world.account()
  for (let count = 0; count < 2 * LIMIT; count += 1) {
    expect((await world.api(`${key}x`).get('/account')).status).toBe(401)
    expect((await api.get('/nothing')).status).toBe(401)
  }
  const { headers } = await api.get('/account')
  expect(headers.get('ratelimit')).toContain(`r=${LIMIT - 1};`)
})

test('a refused set-up sets nothing up', async () => {
  const { api, accountId } = await spentOwner()
  expect((await api.post('/lines', LINE_SETUP)).status).toBe(429)
  expect(await world.app.db.line.count({ where: { accountId } })).toBe(0)
})

test('many at once are let through as often as one after the other', async () => {
  const { api } = await world.account()
  const answers = await Promise.all(Array.from({ length: 4 * LIMIT }, () => api.get('/account')))
  const served = answers.filter(({ status }) => status === 200)
  expect(served).toHaveLength(LIMIT)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(3 * LIMIT)
})
