import { once } from 'node:events'
import { createConnection } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { carrierOf } from '../support/carrier-requests.ts'
import { openLiveLine } from '../support/live-line.ts'
import { STRANGER } from '../support/phone.ts'
import { until } from '../support/until.ts'
import { openWorld, type World } from '../support/world.ts'

let world: World
let form: Record<string, string>
beforeAll(async () => {
  world = await openWorld()
  const { number } = await openLiveLine(world)
  // Otherwise the provider's report about the line's own mail may come between two counts.
  const delivered = () => world.app.db.mail.count({ where: { delivery: 'delivered' } })
  await until('the mail is delivered', delivered)
  form = {
    CallSid: 'CAforged',
    From: STRANGER,
    To: number,
    CallStatus: 'completed',
    CallDuration: '9',
  }
})
afterAll(() => world.close())

const DOORS = [
  '/voice/incoming',
  '/voice/fallback',
  '/voice/relay-ended',
  '/voice/voicemail',
  '/webhooks/twilio/status',
  '/webhooks/twilio/recording-status',
]

test.each(DOORS)(
  '%s takes nothing that is not signed, and nothing signed wrongly',
  async (door) => {
    const carrier = carrierOf(world.app)
    const signedElsewhere = await carrier.post(`${door}?other=1`, form)
    expect(signedElsewhere.status).not.toBe(403)
    const before = await rows()
    expect((await carrier.unsigned(door, form)).status).toBe(400)
    expect((await carrier.post(door, form, 'bm90IHRoZSBzaWduYXR1cmU=')).status).toBe(403)
    expect((await carrier.post(door, form, '\u00e9')).status).toBe(403)
    expect(await rows()).toEqual(before)
  },
)

test('a repeated field is part of what is signed', async () => {
  const { config } = world.app
  const url = `${config.baseUrl}/webhooks/twilio/status`
  const body = new URLSearchParams([
    ['CallSid', 'CArepeated'],
    ['CallStatus', 'completed'],
    ['Note', 'one'],
    ['Note', 'two'],
  ])
  const { getExpectedTwilioSignature } = await import('twilio/lib/webhooks/webhooks.js')
  const signature = getExpectedTwilioSignature(config.twilio.authToken, url, {
    CallSid: 'CArepeated',
    CallStatus: 'completed',
    Note: ['one', 'two'],
  })
  const headers = { 'x-twilio-signature': signature }
  expect((await fetch(url, { method: 'POST', body, headers })).status).toBe(200)
})

test('a signed request without a CallSid is refused', async () => {
  const { CallSid, ...rest } = form
  for (const door of ['/voice/incoming', '/voice/fallback', '/voice/voicemail']) {
    expect((await carrierOf(world.app).post(door, rest)).status).toBe(400)
  }
})

test('the socket opens to the carrier only', async () => {
  const carrier = carrierOf(world.app)
  await expect(carrier.relay({ signature: null })).rejects.toThrow('403')
  await expect(carrier.relay({ signature: 'bm90IHRoZSBzaWduYXR1cmU=' })).rejects.toThrow('403')
  const genuine = await carrier.relay()
  genuine.close()
  expect(await genuine.closed).toBe(1005)
})

test('a stranger who resets the connection while being refused does no harm', async () => {
  for (let times = 0; times < 20; times += 1) {
    const socket = createConnection(world.app.config.port, 'localhost')
    await once(socket, 'connect')
    socket.write(
      'GET /voice/relay HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
      () => socket.resetAndDestroy(),
    )
    await once(socket, 'close')
  }
  expect((await fetch(`${world.url}/healthz`)).status).toBe(200)
})

async function rows() {
  const { db } = world.app
  return Promise.all([db.call.count(), db.message.count(), db.providerEvent.count()])
}
