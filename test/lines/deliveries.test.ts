import { afterAll, beforeAll, expect, test } from 'vitest'
import { readLineBooks, untilQuiet } from '../support/line-books.ts'
import { pay, setUpLine, untilLive } from '../support/live-line.ts'
import { outsideOf } from '../support/outside.ts'
import { postSigned, sessionEvent } from '../support/stripe-webhook.ts'
import { until } from '../support/until.ts'
import { openWorld, type World } from '../support/world.ts'

let world: World
let outside: ReturnType<typeof outsideOf>

beforeAll(async () => {
  world = await openWorld()
  outside = outsideOf(world.app.config)
})
afterAll(() => world.close())

async function expectOnce(owner: { accountId: string; email: string }, lineId: string) {
  await untilQuiet(world.app)
  const { entries, purchases, balanceSeconds } = await readLineBooks(
    world.app,
    owner.accountId,
    lineId,
  )
  expect(entries).toEqual([{ kind: 'pack_bought', seconds: 2_400, sourceId: purchases[0]?.id }])
  expect(balanceSeconds).toBe(2_400)
  expect(await outside.numbers(lineId)).toHaveLength(1)
  expect(await outside.mails(owner.email)).toHaveLength(1)
  const provisions = await world.app.pool.query(
    `SELECT 1 FROM pgboss.job WHERE name = 'provision_line' AND data->>'lineId' = $1`,
    [lineId],
  )
  expect(provisions.rows).toHaveLength(1)
}

test('three deliveries of the paid webhook, two of them at once', async () => {
  const owner = await world.account()
  const { setup_id: lineId, checkout_url } = await setUpLine(owner.api)
  await outside.fault('stripe', 'duplicate')
  await pay(checkout_url)
  await untilLive(owner.api, lineId)
  await expectOnce(owner, lineId)
})

test('ten events of their own about one paid session, all at once', async () => {
  const owner = await world.account()
  const { setup_id: lineId, checkout_url } = await setUpLine(owner.api)
  const id = checkout_url.split('/').at(-1) ?? ''
  const told = Array.from({ length: 10 }, () => postSigned(world.app, sessionEvent({ id })))
  const answers = await Promise.all(told)
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
  await untilLive(owner.api, lineId)
  await expectOnce(owner, lineId)
})

test('an event that was acted on is kept once, however often it comes', async () => {
  const owner = await world.account()
  const { setup_id: lineId, checkout_url } = await setUpLine(owner.api)
  const event = sessionEvent({ id: checkout_url.split('/').at(-1) ?? '' })
  await Promise.all([postSigned(world.app, event), postSigned(world.app, event)])
  await untilLive(owner.api, lineId)
  await postSigned(world.app, event)
  await expectOnce(owner, lineId)
  expect(await world.app.db.providerEvent.count({ where: { externalId: event.id } })).toBe(1)
})

test('the expiry overtakes the payment of the same session', async () => {
  const owner = await world.account()
  const { setup_id: lineId, checkout_url } = await setUpLine(owner.api)
  const id = checkout_url.split('/').at(-1) ?? ''
  const expired = { id, status: 'expired', payment_status: 'unpaid' } as const
  await Promise.all([
    postSigned(world.app, sessionEvent(expired, 'checkout.session.expired')),
    postSigned(world.app, sessionEvent({ id })),
  ])
  await untilLive(owner.api, lineId)
  await until('paid', async () => {
    const where = { accountId: owner.accountId, lineId }
    return (await world.app.db.purchase.findFirstOrThrow({ where })).status === 'paid'
  })
  await expectOnce(owner, lineId)
})
