import { afterAll, beforeAll, expect, test } from 'vitest'
import { newApiKey } from '../../src/accounts/api-key-text.ts'
import { carrierOf } from '../support/carrier-requests.ts'
import { createTestDatabase } from '../support/database.ts'
import { openGate } from '../support/database-gate.ts'
import { graphqlClient } from '../support/graphql-client.ts'
import { openLiveLine, pay, setUpLine, untilLive } from '../support/live-line.ts'
import { newLink } from '../support/meeting-room.ts'
import { STRANGER } from '../support/phone.ts'
import { stopDatabase } from '../support/stopped-database.ts'
import { until } from '../support/until.ts'
import { openWorld, type World } from '../support/world.ts'

const BACK_WITHIN_MS = 60_000

let world: World
let line: Awaited<ReturnType<typeof openLiveLine>>
beforeAll(async () => {
  world = await openWorld({ settings: { LOG_LEVEL: 'silent' } })
  line = await openLiveLine(world)
})
afterAll(() => world.close())

const url = () => world.app.config.databaseUrl ?? ''
const ready = async () => (await fetch(`${world.url}/readyz`)).status

/** Each kind of endpoint, with a request that needs the database; all responses are checked the same way. */
const asked: Record<string, () => Promise<Response>> = {
  rest: () => http('/v1/account', { headers: bearer(line.owner.key) }),
  'rest, with an unknown key': () =>
    http('/v1/account', {
      headers: bearer(newApiKey()),
    }),
  'rest, repeated': () =>
    post('/v1/meetings', { meeting_url: newLink() }, { 'idempotency-key': 'again' }),
  graphql: () => post('/graphql', { query: '{ account { id } }' }),
  webhooks: () =>
    carrierOf(world.app).post('/webhooks/twilio/status', {
      CallSid: 'CAdown',
      CallStatus: 'completed',
      CallDuration: '9',
    }),
  directory: () => http(`/a2a/resolve?number=${encodeURIComponent(line.number)}`),
}

test('while the database is down every door says so, and when it is back all goes on', async () => {
  const { setup_id: lineId, checkout_url } = await setUpLine(line.owner.api)
  const stopped = await stopDatabase(url())
  try {
    expect(await ready()).toBe(503)
    for (const [door, ask] of Object.entries(asked)) {
      const answer = await ask()
      expect([door, answer.status, await answer.text()]).toEqual([
        door,
        503,
        expect.stringContaining('unavailable'),
      ])
      expect(Number(answer.headers.get('retry-after')), door).toBeGreaterThan(0)
    }
    const ring = { CallSid: 'CAring', From: STRANGER, To: line.number }
    const answer = await carrierOf(world.app).post('/voice/incoming', ring)
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('<Record')])
    // The carrier keeps the recording; its list is compared with ours later (test/calls/review-carrier.test.ts).
    const said = await carrierOf(world.app).post('/voice/voicemail', {
      ...ring,
      RecordingUrl: 'https://carrier.example/Recordings/RE1',
    })
    expect([said.status, await said.text()]).toEqual([200, expect.stringContaining('<Hangup/>')])
    await pay(checkout_url)
  } finally {
    await stopped.start()
  }
  await until('ready', ready, (status) => status === 200, BACK_WITHIN_MS)
  await untilLive(line.owner.api, lineId, BACK_WITHIN_MS)
}, 240_000)

test('a server that is gone, or stops as it lets somebody in, is a database that is down, and ends no process', async () => {
  const { database, gate, shut, open } = await openGate(await createTestDatabase())
  const behind = await openWorld({ given: database, settings: { LOG_LEVEL: 'silent' } })
  const { api, key } = await behind.account()
  const order = (idempotencyKey: string) =>
    fetch(`${behind.url}/v1/test-lines`, {
      method: 'POST',
      headers: {
        ...bearer(key),
        'content-type': 'application/json',
        'idempotency-key': idempotencyKey,
      },
      body: JSON.stringify({ business_name: 'Drains', trade: 'plumbing' }),
    })
  // Caches the key, so that the request gets as far as its own work.
  expect((await api.get('/account')).status).toBe(200)
  try {
    await shut()
    expect((await order('gone')).status).toBe(503)
    gate.throwsOut = true
    await open()
    expect((await order('stopping')).status).toBe(503)
    gate.throwsOut = false
    const again = () => order('back')
    await until('ordered', again, ({ status }) => status === 201, BACK_WITHIN_MS)
  } finally {
    await behind.close()
  }
}, 240_000)

test('a key that is revoked while nobody could hear of it is a key no more', async () => {
  const { keyId, api } = line.owner
  const listeners = () =>
    world.app.pool
      .query<{ pid: number }>(
        "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'frontdesk listen'",
      )
      .then(({ rows }) => rows.map(({ pid }) => pid))
  const [before] = await until('it listens', listeners, (pids) => pids.length === 1, BACK_WITHIN_MS)
  expect((await api.get('/account')).status).toBe(200)
  // Written where no trigger reports it, as if the message had been lost with the connection.
  await world.app.db.apiKey.update({ where: { id: keyId }, data: { revokedAt: new Date() } })
  expect((await api.get('/account')).status).toBe(200)
  await world.app.pool.query('SELECT pg_terminate_backend($1)', [before])
  await until('it is refused', async () => (await api.get('/account')).status === 401)
  const again = await listeners()
  expect(again).toHaveLength(1)
  expect(again).not.toContain(before)
})

test('and it hears again what is told', async () => {
  const { owner } = await openLiveLine(world)
  expect((await owner.api.get('/account')).status).toBe(200)
  const sql = `SELECT pg_notify('api_key_revoked', $1)`
  await world.app.db.apiKey.update({ where: { id: owner.keyId }, data: { revokedAt: new Date() } })
  await world.app.pool.query(sql, [owner.keyId])
  await until('it is refused', async () => (await owner.api.get('/account')).status === 401)
  expect(
    (await graphqlClient(world.url, owner.key)('{ account { id } }')).data?.account,
  ).toBeFalsy()
})

function http(path: string, init: RequestInit = {}) {
  return fetch(`${world.url}${path}`, init)
}

function bearer(key: string) {
  return { authorization: `Bearer ${key}` }
}

function post(path: string, body: object, headers = {}) {
  return http(path, {
    method: 'POST',
    headers: { ...bearer(line.owner.key), 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
}
