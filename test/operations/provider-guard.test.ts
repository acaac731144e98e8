import { afterAll, beforeAll, expect, test } from 'vitest'
import { openLiveLine, pay, setUpLine, untilLive } from '../support/live-line.ts'
import { outsideOf } from '../support/outside.ts'
import { metric } from '../support/scrape.ts'
import { until } from '../support/until.ts'
import { openWorld, type World } from '../support/world.ts'

const ENOUGH = 1_000_000
const RECOVERED_WITHIN_MS = 60_000

let world: World
let outside: ReturnType<typeof outsideOf>
beforeAll(async () => {
  world = await openWorld({ settings: { LOG_LEVEL: 'silent' } })
  outside = outsideOf(world.app.config)
})
afterAll(() => world.close())

const circuit = (provider: string, state: string) =>
  metric(world, 'frontdesk_provider_circuit', { provider, state })

test('a provider that fails time and again is left alone, the others go on, and all is done once it is back', async () => {
  const { owner } = await openLiveLine(world)
  await outside.fault('twilio', 'down', ENOUGH)
  const setUps = await Promise.all(Array.from({ length: 3 }, () => setUpLine(owner.api)))
  for (const { checkout_url } of setUps) await pay(checkout_url)
  await until('it is left alone', () => circuit('twilio', 'open'), Boolean, RECOVERED_WITHIN_MS)
  const notAsked = { provider: 'twilio', outcome: 'not_asked' }
  await until('jobs pass it by', () =>
    metric(world, 'frontdesk_provider_request_duration_seconds_count', notAsked),
  )
  expect(await circuit('stripe', 'closed')).toBe(1)
  expect((await setUpLine(owner.api)).checkout_url).toMatch(/^http/)

  await outside.fault('twilio', 'down', 0)
  for (const { setup_id } of setUps) await untilLive(owner.api, setup_id, RECOVERED_WITHIN_MS)
  for (const { setup_id } of setUps) expect(await outside.numbers(setup_id)).toHaveLength(1)
  expect(await circuit('twilio', 'closed')).toBe(1)
})

test('jobs that wait for a slow provider leave places for who waits at a door', async () => {
  const { carrier, on } = world.app
  const { owner } = await openLiveLine(world)
  const { setup_id: lineId, checkout_url } = await setUpLine(owner.api)
  await outside.fault('twilio', 'slow', 1)
  await pay(checkout_url)
  const inHand = () =>
    metric(world, 'frontdesk_provider_requests', { provider: 'twilio', state: 'in_hand' })
  await until('it waits', inHand)
  expect(await carrier.findNumbers('nobody')).toEqual([])
  const { pool } = on('jobs')
  await until('without a connection', () => pool.idleCount === pool.totalCount)
  await untilLive(owner.api, lineId, RECOVERED_WITHIN_MS)
})

test('nothing that people bring back from a sign-in says that its provider fails', async () => {
  const { identityProvider } = world.app
  const secrets = { state: 's', nonce: 'n', codeVerifier: 'v'.repeat(43) }
  for (let time = 1; time <= 6; time += 1) {
    const callback = new URL(`${world.url}/sign-in/callback?code=made-up-${time}&state=s`)
    await expect(identityProvider.identify(callback, secrets)).rejects.toThrow('refused')
  }
  expect(await circuit('oidc', 'closed')).toBe(1)
})

test('a payment page that cannot be opened is 503 at once while the processor is left alone', async () => {
  const { owner, lineId } = await openLiveLine(world)
  await outside.fault('stripe', 'down', ENOUGH)
  const buy = () => owner.api.post(`/lines/${lineId}/minute-packs`, { pack: 'min40' })
  await until(
    'it is left alone',
    async () => {
      expect((await buy()).status).toBe(503)
      return circuit('stripe', 'open')
    },
    Boolean,
    RECOVERED_WITHIN_MS,
  )
  expect(await buy()).toMatchObject({
    status: 503,
    body: { error: { code: 'line_setup_unavailable' } },
  })
  await outside.fault('stripe', 'down', 0)
  await until('it is asked again', async () => (await buy()).status === 200, Boolean, 30_000)
})
