import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Db } from '../../src/platform/db/prisma.ts'
import { carrierOf } from '../support/carrier-requests.ts'
import { graphqlClient } from '../support/graphql-client.ts'
import { openLiveLine, pay, setUpLine, untilLive } from '../support/live-line.ts'
import { newLink } from '../support/meeting-room.ts'
import { outsideOf } from '../support/outside.ts'
import { STRANGER } from '../support/phone.ts'
import { until } from '../support/until.ts'
import { openWorld, type World } from '../support/world.ts'

let world: World
let line: Awaited<ReturnType<typeof openLiveLine>>

beforeAll(async () => {
  // One connection for each kind of work: code that held one and needed another would block.
  const settings = { DATABASE_CONNECTIONS: '10', DATABASE_ACQUIRE_MS: '500', LOG_LEVEL: 'silent' }
  world = await openWorld({ settings })
  line = await openLiveLine(world)
})
afterAll(() => world.close())

/** Takes all connections of a kind of work, as slow statements would, while `work` runs. */
async function whileTaken(db: Db, work: () => Promise<void>) {
  const { promise: over, resolve: end } = Promise.withResolvers<void>()
  const { promise: taken, resolve: take } = Promise.withResolvers<void>()
  const transaction = db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1`
    take()
    await over
  })
  await taken
  await work().finally(end)
  await transaction
}

const ring = (CallSid: string) =>
  carrierOf(world.app).post('/voice/incoming', { CallSid, From: STRANGER, To: line.number })

const order = () => ({ meeting_url: newLink(), max_minutes: 1 })

test('when writes of the doors are held up, they say come again; reads and calls go on', async () => {
  const { api } = line.owner
  await whileTaken(world.app.db, async () => {
    const refused = await api.post('/meetings', order())
    expect(refused.status).toBe(503)
    expect(refused.body).toMatchObject({ error: { code: 'unavailable' } })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)

    const ask = graphqlClient(world.url, line.owner.key)
    const mutation = `mutation { meetingSchedule(input: {meetingUrl: "${newLink()}"}) { __typename } }`
    expect(await ask(mutation)).toMatchObject({
      status: 503,
      errors: [{ extensions: { code: 'unavailable' } }],
    })

    expect((await api.get(`/lines/${line.lineId}`)).status).toBe(200)
    expect((await fetch(`${world.url}/readyz`)).status).toBe(200)
    expect(await (await ring('CAdoorsfull')).text()).toContain('<ConversationRelay')
  })
  expect((await api.post('/meetings', order())).status).toBeLessThan(300)
})

test('when jobs are held up, no door is', async () => {
  await whileTaken(world.app.on('jobs').db, async () => {
    const { api } = line.owner
    expect((await api.post('/test-lines', { business_name: 'A', trade: 'vet' })).status).toBe(201)
    expect((await api.get('/account')).status).toBe(200)
    expect(await (await ring('CAjobsfull')).text()).toContain('<ConversationRelay')
  })
})

test('a caller who cannot be answered is asked for a message, and nothing else is touched', async () => {
  await whileTaken(world.app.on('calls').db, async () => {
    const answer = await ring('CAcallsfull')
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('<Record')])
    expect((await line.owner.api.get('/account')).status).toBe(200)
  })
  const recording = {
    RecordingUrl: 'https://carrier.example/Recordings/RE1',
    RecordingDuration: '9',
  }
  const call = { CallSid: 'CAcallsfull', From: STRANGER, To: line.number }
  await carrierOf(world.app).post('/voice/voicemail', { ...call, ...recording })
  await carrierOf(world.app).post('/webhooks/twilio/status', {
    ...call,
    CallStatus: 'completed',
    CallDuration: '31',
  })
  const ended = await until(
    'the call is over',
    () => world.app.db.call.findFirst({ where: { callSid: call.CallSid } }),
    (row) => row?.status === 'ended',
  )
  expect(ended).toMatchObject({ outcome: 'voicemail', billedSeconds: 0 })
})

test('a slow carrier has a claim in a row, and not one connection', async () => {
  const { api } = line.owner
  const outside = outsideOf(world.app.config)
  const { setup_id: lineId, checkout_url } = await setUpLine(api)
  await outside.fault('twilio', 'slow', 3)
  await pay(checkout_url)
  const claim = () => world.app.db.claim.findUnique({ where: { name: `provision ${lineId}` } })
  const { pool } = world.app.on('jobs')
  const isHeld = async () => pool.idleCount === pool.totalCount && (await claim()) !== null
  await until('it is worked on, and nobody has a connection', isHeld)
  await untilLive(api, lineId, 30_000)
  await until('it is let go', async () => (await claim()) === null)
})
