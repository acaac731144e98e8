import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { LINE_SETUP, pay, type SetUp, setUpLine, untilLive } from '../support/live-line.ts'
import { until } from '../support/until.ts'
import { type Ground, openGround } from './service-process.ts'

let ground: Ground

beforeAll(async () => {
  ground = await openGround()
})
afterAll(() => ground.close())

test('told to stop, it answers what was asked, loses no job, and is gone within ten seconds', async () => {
  const service = await ground.start()
  const owner = await ground.owner('owner@example.com')
  const { setup_id: lineId, checkout_url } = await setUpLine(owner.api)

  // A request that takes five seconds, and jobs whose carrier takes equally long.
  await ground.outside.fault('stripe', 'slow')
  await ground.outside.fault('twilio', 'slow', 5)
  const asked = owner.api.post<SetUp>('/lines', LINE_SETUP)
  await pay(checkout_url)
  await until('the payment is taken in', () =>
    ground.db.providerEvent.count().then((count) => count === 1),
  )

  const [stopped, answer] = await Promise.all([service.stop(), asked])
  expect(answer.status).toBe(201)
  expect(stopped.code).toBe(0)
  expect(stopped.tookMs).toBeLessThan(10_000)
  expect(service.said()).not.toContain('"level":50')

  await ground.outside.fault('twilio', 'slow', 0)
  const next = await ground.start()
  await untilLive(owner.api, lineId, 30_000)
  await until('mailed', async () => (await ground.outside.mails(owner.email)).length === 1)
  expect(await ground.outside.numbers(lineId)).toHaveLength(1)
  expect((await next.stop()).code).toBe(0)
})

test('a client that never ends its request does not keep it from stopping', async () => {
  const service = await ground.start()
  const { key } = await ground.owner('slow@example.com')
  const socket = connect(service.port, 'localhost')
  await once(socket, 'connect')
  socket.on('error', () => undefined)
  const head = ['POST /v1/lines HTTP/1.1', 'Host: localhost', `Authorization: Bearer ${key}`]
  const body = ['Content-Type: application/json', 'Content-Length: 100', '', '{']
  socket.write([...head, ...body].join('\r\n'))
  await fetch(`${ground.config.baseUrl}/healthz`)
  const { code, tookMs } = await service.stop()
  expect(code).toBe(0)
  expect(tookMs).toBeLessThan(10_000)
  socket.destroy()
})

test('idle, it stops at once', async () => {
  const service = await ground.start()
  await fetch(`${ground.config.baseUrl}/healthz`)
  const { code, tookMs } = await service.stop()
  expect(code).toBe(0)
  expect(tookMs).toBeLessThan(5_000)
})
