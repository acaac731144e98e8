import { afterAll, beforeAll, expect, test } from 'vitest'
import { type LineBody, pay, setUpLine, untilLive } from '../support/live-line.ts'
import { until } from '../support/until.ts'
import { type Ground, openGround, type Service } from './service-process.ts'

let ground: Ground
let web: Service
let worker: Service

beforeAll(async () => {
  ground = await openGround()
  // At once, on an empty database: both try to prepare it.
  ;[web, worker] = await Promise.all([ground.start('web'), ground.start('worker')])
})
afterAll(() => ground.close())

test('one answers, the other works, and either stops when told to', async () => {
  const owner = await ground.owner('owner@example.com')
  const first = await setUpLine(owner.api)
  await pay(first.checkout_url)
  const line = await untilLive(owner.api, first.setup_id)
  expect(line.balance.seconds).toBe(2_400)
  await until('mailed', async () => (await ground.outside.mails(owner.email)).length === 1)

  const stoppedWorker = await worker.stop()
  expect(stoppedWorker.code).toBe(0)
  expect(stoppedWorker.tookMs).toBeLessThan(10_000)

  const second = await setUpLine(owner.api)
  await pay(second.checkout_url)
  const { accountId } = owner
  await until('the payment is taken in', () =>
    ground.db.providerEvent.count({ where: { provider: 'stripe' } }).then((count) => count === 2),
  )
  const waiting = await owner.api.get<LineBody>(`/lines/${second.setup_id}`)
  expect(waiting.body.status).toBe('awaiting_payment')
  expect(await ground.db.purchase.count({ where: { accountId, status: 'paid' } })).toBe(1)

  worker = await ground.start('worker')
  await untilLive(owner.api, second.setup_id, 30_000)

  const stoppedWeb = await web.stop()
  expect(stoppedWeb.code).toBe(0)
  expect(stoppedWeb.tookMs).toBeLessThan(10_000)
  expect((await worker.stop()).code).toBe(0)
  expect(`${web.said()}${worker.said()}`).not.toContain('"level":50')
})
