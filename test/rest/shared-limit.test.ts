import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createHttp } from '../../gateways/http.ts'
import { openApp } from '../../src/open-app.ts'
import { createApi } from '../support/api.ts'
import { listenAnywhere } from '../support/listen.ts'
import { openWorld, type World } from '../support/world.ts'

const LIMIT = 40

/** PostgreSQL always; Valkey when VALKEY_URL is set. */
const valkeyUrl = process.env.VALKEY_URL
const STORES = [
  { store: 'PostgreSQL', settings: {} },
  ...(valkeyUrl ? [{ store: 'Valkey', settings: { VALKEY_URL: valkeyUrl } }] : []),
]

describe.each(STORES)('counted in $store', ({ settings }) => {
  let world: World
  let other: { url: string; close(): Promise<void> }

  beforeAll(async () => {
    world = await openWorld({
      settings: { ...settings, RATE_LIMIT_PER_MINUTE: String(LIMIT) },
      workJobs: false,
    })
    other = await openTwin(world)
  })
  afterAll(async () => {
    await other.close()
    await world.close()
  })

  test('the limit is one limit across two processes', async () => {
    const { key } = await world.account()
    const apis = [createApi(world.url, key), createApi(other.url, key)]
    const tries = Array.from({ length: LIMIT * 3 }, (_, index) => apis[index % 2]?.get('/account'))
    const answers = await Promise.all(tries)
    const served = answers.filter((answer) => answer?.status === 200).length
    expect(served).toBeGreaterThanOrEqual(LIMIT * 0.9)
    expect(served).toBeLessThanOrEqual(LIMIT * 1.1)
    for (const answer of answers.filter((refused) => refused?.status === 429)) {
      expect(Number(answer?.headers.get('retry-after'))).toBeGreaterThan(0)
    }
  })

  test('each process gives away a twentieth unheard at most, also when requests come one by one', async () => {
    const { key } = await world.account()
    const apis = [createApi(world.url, key), createApi(other.url, key)]
    let served = 0
    for (let sent = 0; sent < LIMIT * 1.5; sent += 1) {
      const answer = await apis[sent % 2]?.get('/lines/abc')
      if (answer?.status === 404) served += 1
    }
    expect(served).toBeGreaterThanOrEqual(LIMIT)
    expect(served).toBeLessThanOrEqual(LIMIT + 2 * (LIMIT / 20))
  })

  test('a process that is asked alone hears of what the other gave away', async () => {
    const { key } = await world.account()
    const [here, there] = [createApi(world.url, key), createApi(other.url, key)]
    for (let sent = 0; sent < LIMIT; sent += 1) await here.get('/lines/abc')
    await vi.waitFor(async () => expect((await there.get('/lines/abc')).status).toBe(429), 3_000)
  })

  test('keys that ask at the same time are told of together, and counted apart', async () => {
    const keys = await Promise.all(
      Array.from({ length: 6 }, async () => (await world.account()).key),
    )
    const asked = keys.flatMap((key, index) => Array.from({ length: 3 * (index + 1) }, () => key))
    await Promise.all(asked.map((key) => createApi(world.url, key).get('/lines/abc')))
    const leftAt = async (url: string, key: string) => {
      const { headers } = await createApi(url, key).get('/lines/abc')
      return Number(/r=(\d+)/.exec(headers.get('ratelimit') ?? '')?.[1])
    }
    for (const [index, key] of keys.entries()) {
      const spent = 3 * (index + 1)
      expect(await leftAt(world.url, key)).toBe(LIMIT - spent - 1)
      // A process reports a key's first request at once, and knows the others' by its next request.
      await leftAt(other.url, key)
      await vi.waitFor(async () => {
        expect(await leftAt(other.url, key)).toBeLessThan(LIMIT - spent)
      }, 3_000)
    }
  })
})

/** A second process's worth of the product, on the first one's database. */
async function openTwin({ app: { config } }: World) {
  const { app, close } = await openApp(config, config.databaseUrl ?? '')
  const doors = createHttp(app)
  const url = await listenAnywhere(doors.server)
  return {
    url,
    async close() {
      await doors.close()
      await close()
    },
  }
}
