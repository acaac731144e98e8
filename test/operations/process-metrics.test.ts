import { afterAll, beforeAll, expect, test } from 'vitest'
import { BusyElsewhere } from '../../src/platform/db/busy-elsewhere.ts'
import { watchJobs } from '../../src/platform/jobs/watch-jobs.ts'
import { jobHandlers } from '../../src/workflows/job-handlers.ts'
import { carrierOf } from '../support/carrier-requests.ts'
import { graphqlClient } from '../support/graphql-client.ts'
import { openLiveLine } from '../support/live-line.ts'
import { outsideOf } from '../support/outside.ts'
import { STRANGER } from '../support/phone.ts'
import { metric, scrape } from '../support/scrape.ts'
import { until } from '../support/until.ts'
import { openWorld, type World } from '../support/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({ settings: { LOG_LEVEL: 'silent', DATABASE_ACQUIRE_MS: '30000' } })
})
afterAll(() => world.close())

/** How much a metric grows while the work runs. */
async function growth(name: string, labels: Record<string, string>, work: () => Promise<unknown>) {
  const before = await metric(world, name, labels)
  await work()
  return (await metric(world, name, labels)) - before
}

test('a request is counted by its door, method, route and status, and never by its path', async () => {
  const { api } = await world.account()
  const labels = { door: 'rest', method: 'GET', route: '/v1/lines/:id', status: '404' }
  const count = 'frontdesk_http_request_duration_seconds_count'
  expect(await growth(count, labels, () => api.get('/lines/line_nobodys'))).toBe(1)
  await fetch(`${world.url}/hear/some-secret-link`)
  await fetch(`${world.url}/v1/no-such-thing`)
  await fetch(`${world.url}/no-such-page`, { method: 'PROPFIND' })
  const { text, value } = await scrape(world.url, world.app.staffToken)
  expect(value(count, { door: 'web', route: '/hear/:link' })).toBe(1)
  expect(value(count, { door: 'rest', route: 'none', status: '401' })).toBe(1)
  expect(value(count, { door: 'web', route: 'none', method: 'other' })).toBe(1)
  for (const path of ['nobodys', 'some-secret', 'no-such']) expect(text).not.toContain(path)
})

test('what each door answers is found under its name', async () => {
  const paths = ['/graphql', '/voice/incoming', '/webhooks/stripe', '/mcp', '/oauth/token', '/a2a']
  for (const path of paths) await fetch(`${world.url}${path}`, { method: 'POST' })
  for (const path of ['/healthz', '/openapi.json']) await fetch(`${world.url}${path}`)
  const { value } = await scrape(world.url, world.app.staffToken)
  const doors = ['graphql', 'voice', 'webhooks', 'mcp', 'oauth', 'a2a', 'operations', 'reference']
  for (const door of doors) {
    expect(value('frontdesk_http_request_duration_seconds_count', { door }), door).toBeGreaterThan(
      0,
    )
  }
})

test('operations are counted by our names for them, those of clients as one, and errors by their code', async () => {
  const { api } = await world.account()
  const count = 'frontdesk_graphql_operation_duration_seconds_count'
  expect(await growth(count, { operation: 'AccountShow' }, () => api.get('/account'))).toBe(1)

  const ask = graphqlClient(world.url, world.app.staffToken)
  const client = { operation: 'client' }
  const named = 'query MyVerySpecialName { line(id: "line_nobodys") { id } }'
  expect(await growth(count, client, () => ask(named))).toBe(1)
  expect((await scrape(world.url, world.app.staffToken)).text).not.toContain('MyVerySpecialName')
  const forbidden = { ...client, code: 'forbidden' }
  const stranger = graphqlClient(world.url)
  const grown = await growth('frontdesk_graphql_errors_total', forbidden, () =>
    stranger('{ deadLetters { externalId } }'),
  )
  expect(grown).toBe(1)
})

test('a job that fails is counted as failed, and as done when it goes through', async () => {
  const outside = outsideOf(world.app.config)
  const count = 'frontdesk_job_duration_seconds_count'
  const sent = (outcome: string) => metric(world, count, { queue: 'send_mail', outcome })
  await outside.fault('postmark', 'down', 1)
  await openLiveLine(world)
  await until(
    'a mail failed',
    () => sent('failed'),
    (failed) => failed > 0,
  )
  await until(
    'a mail went out',
    () => sent('done'),
    (done) => done > 0,
  )
})

test('a job whose work is in other hands has waited, and not failed', async () => {
  const { jobs } = world.app.metrics
  const busy = () => Promise.reject(new BusyElsewhere('the work'))
  const { send_mail } = watchJobs(jobs, { ...jobHandlers(world.app), send_mail: busy })
  const count = 'frontdesk_job_duration_seconds_count'
  const sent = (outcome: string) => metric(world, count, { queue: 'send_mail', outcome })
  const before = [await sent('waited'), await sent('failed')]
  await expect(send_mail({ accountId: 'acct_x', mailId: 'mail_x' })).rejects.toThrow(BusyElsewhere)
  expect([await sent('waited'), await sent('failed')]).toEqual([Number(before[0]) + 1, before[1]])
})

test('requests to a provider, by how they ended', async () => {
  const outside = outsideOf(world.app.config)
  const count = 'frontdesk_provider_request_duration_seconds_count'
  const asked = (outcome: string) => metric(world, count, { provider: 'postmark', outcome })
  const before = await asked('failed')
  await outside.fault('postmark', 'down', 1)
  await openLiveLine(world)
  await until(
    'one failed',
    () => asked('failed'),
    (failed) => failed > before,
  )
  await until(
    'one is fine',
    () => asked('ok'),
    (fine) => fine > 0,
  )
  const stripe = { provider: 'stripe', outcome: 'ok' }
  expect(await metric(world, count, stripe)).toBeGreaterThan(0)
})

test('how it stands with each provider, as its guard says', async () => {
  const { providers } = world.app.metrics
  providers.watch(() => ({
    twilio: { circuit: 'open', requestsInHand: 3, requestsWaiting: 7 },
  }))
  const circuit = (state: string) =>
    metric(world, 'frontdesk_provider_circuit', { provider: 'twilio', state })
  expect([await circuit('open'), await circuit('closed')]).toEqual([1, 0])
  const requests = (state: string) =>
    metric(world, 'frontdesk_provider_requests', { provider: 'twilio', state })
  expect([await requests('in_hand'), await requests('waiting')]).toEqual([3, 7])
})

test('a call that is connected, and what its caller waits for a reply', async () => {
  const { number } = await openLiveLine(world)
  const carrier = carrierOf(world.app)
  const open = () => metric(world, 'frontdesk_call_connections')
  const replies = () => metric(world, 'frontdesk_call_turn_duration_seconds_count')
  await carrier.post('/voice/incoming', { CallSid: 'CAseen', From: STRANGER, To: number })
  const relay = await carrier.relay()
  relay.send({ type: 'setup', callSid: 'CAseen', customParameters: { language: 'en' } })
  await until('it is connected', open, (connections) => connections === 1)
  const before = await replies()
  relay.send({ type: 'prompt', voicePrompt: 'What are your hours?', lang: 'en-US', last: true })
  await until('it was answered', replies, (count) => count === before + 1)
  relay.close()
  await relay.closed
  await until('it is no more', open, (connections) => connections === 0)
})

test('connections of a pool that are busy, and what waits for one', async () => {
  const { pool } = world.app
  const max = await metric(world, 'frontdesk_database_connections_max', { pool: 'reads' })
  expect(max).toBe(pool.options.max)
  const taken = await Promise.all(Array.from({ length: max - 1 }, () => pool.connect()))
  const busy = { pool: 'reads', state: 'busy' }
  expect(await metric(world, 'frontdesk_database_connections', busy)).toBeGreaterThanOrEqual(
    max - 1,
  )
  const waiting = [pool.connect(), pool.connect(), pool.connect()]
  const rendered = await world.app.metrics.render()
  expect(rendered).toMatch(/frontdesk_database_waiting\{pool="reads"\} [1-9]/)
  for (const client of taken) client.release()
  for (const client of await Promise.all(waiting)) client.release()
  expect(await metric(world, 'frontdesk_database_waiting', { pool: 'reads' })).toBe(0)
  const idle = { pool: 'reads', state: 'idle' }
  expect(await metric(world, 'frontdesk_database_connections', idle)).toBeGreaterThan(0)
})
