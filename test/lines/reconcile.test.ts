import { afterAll, beforeAll, expect, test } from 'vitest'
import { InvalidSignature } from '../../src/providers/stripe/checkout.ts'
import { reconcilePurchases } from '../../src/workflows/reconcile-purchases.ts'
import { readLineBooks, untilQuiet } from '../support/line-books.ts'
import { pay, setUpLine, untilLive } from '../support/live-line.ts'
import { openWorld, type World } from '../support/world.ts'

let world: World
let aheadMs = 0

/** A world with an adjustable clock that no payment webhook ever reaches. */
beforeAll(async () => {
  world = await openWorld({ clock: { now: () => new Date(Date.now() + aheadMs) } })
  world.app.checkout = {
    ...world.app.checkout,
    async readEvent() {
      throw new InvalidSignature()
    },
  }
})
afterAll(() => world.close())

const MINUTE_MS = 60_000

test('a payment whose webhook is lost for ever is found by asking, once', async () => {
  const owner = await world.account()
  const { setup_id: lineId, checkout_url } = await setUpLine(owner.api)
  const books = () => readLineBooks(world.app, owner.accountId, lineId)
  await pay(checkout_url)

  await reconcilePurchases(world.app)
  expect((await books()).purchases).toMatchObject([{ status: 'open' }])

  aheadMs += 6 * MINUTE_MS
  await Promise.all([reconcilePurchases(world.app), reconcilePurchases(world.app)])
  expect(await untilLive(owner.api, lineId)).toMatchObject({ balance: { seconds: 2_400 } })
  await reconcilePurchases(world.app)
  await untilQuiet(world.app)
  expect((await books()).entries).toHaveLength(1)
})

test('one checkout that cannot be read keeps no other from being found', async () => {
  const lost = await world.account()
  await setUpLine(lost.api)
  await world.app.db.purchase.updateMany({
    where: { accountId: lost.accountId },
    data: { checkoutSessionId: 'cs_test_gone', expiresAt: new Date(0) },
  })
  const owner = await world.account()
  const { setup_id, checkout_url } = await setUpLine(owner.api)
  await pay(checkout_url)
  aheadMs += 6 * MINUTE_MS
  await reconcilePurchases(world.app)
  await untilLive(owner.api, setup_id)
})

test('an unpaid checkout stays open until it expires, and none is asked about for ever', async () => {
  const owner = await world.account()
  await setUpLine(owner.api)
  const asked: string[] = []
  const { checkout } = world.app
  world.app.checkout = {
    ...checkout,
    read(sessionId) {
      asked.push(sessionId)
      return checkout.read(sessionId)
    },
  }
  const { accountId } = owner
  const mine = () => world.app.db.purchase.findFirstOrThrow({ where: { accountId } })
  const { checkoutSessionId } = await mine()

  aheadMs += 6 * MINUTE_MS
  await reconcilePurchases(world.app)
  expect(asked).toContain(checkoutSessionId)
  expect((await mine()).status).toBe('open')

  asked.length = 0
  aheadMs += 31 * 24 * 60 * MINUTE_MS
  await reconcilePurchases(world.app)
  expect(asked).toEqual([])
})
