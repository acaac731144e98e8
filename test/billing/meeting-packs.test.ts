import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { findOrCreateAccount } from '../../src/accounts/find-or-create-account.ts'
import { reserve } from '../../src/billing/ledger.ts'
import { settleReservation } from '../../src/billing/settle-reservation.ts'
import { graphqlClient } from '../support/graphql-client.ts'
import { untilQuiet } from '../support/line-books.ts'
import { pay } from '../support/live-line.ts'
import { outsideOf } from '../support/outside.ts'
import { postSigned, sessionEvent } from '../support/stripe-webhook.ts'
import { until } from '../support/until.ts'
import { readBooks } from '../support/wallet.ts'
import { openWorld, type World } from '../support/world.ts'

let world: World
let owner: Awaited<ReturnType<World['account']>>

beforeAll(async () => {
  world = await openWorld({ settings: { LOG_LEVEL: 'silent' } })
})
afterAll(() => world.close())
beforeEach(async () => {
  owner = await world.account()
})

type Answer = {
  pack?: string
  minutes?: number
  priceCents?: number
  checkoutUrl: string
  code?: string
  message?: string
}

async function buy(pack: string, token = owner.key, url = world.url): Promise<Answer> {
  const { data, errors } = await graphqlClient(url, token)(
    `mutation ($pack: String!) { bought: meetingMinutesBuy(pack: $pack) {
      ... on Checkout { pack minutes priceCents checkoutUrl } ... on ApiError { code message }
    } }`,
    { pack },
  )
  if (!data?.bought) throw new Error(JSON.stringify(errors))
  return data.bought as Answer
}

const sessionOf = ({ checkoutUrl }: Answer) => checkoutUrl.split('/').at(-1) ?? ''
const wallet = () => ({ accountId: owner.accountId, walletId: owner.accountId })
const books = () => readBooks(world.app.db, wallet())
const purchases = () => world.app.db.purchase.findMany({ where: { accountId: owner.accountId } })
const minutes = async () =>
  (await owner.api.get<{ meeting_minutes: object }>('/account')).body.meeting_minutes

async function untilCredited(seconds: number) {
  await until(`${seconds} s`, async () => (await books()).wallet.balanceSeconds === seconds)
}

describe('a pack of meeting minutes', () => {
  test.each([
    ['meet200', 200, 900],
    ['meet600', 600, 2_400],
    ['meet2000', 2_000, 7_000],
  ])('%s is %i minutes, there once its checkout is paid', async (pack, bought, priceCents) => {
    const checkout = await buy(pack)
    expect(checkout).toEqual({
      pack,
      minutes: bought,
      priceCents,
      checkoutUrl: expect.stringContaining(world.sandboxUrl),
    })
    expect((await books()).wallet.balanceSeconds).toBe(1_800)
    await pay(checkout.checkoutUrl)
    await untilCredited(1_800 + bought * 60)
    expect(await minutes()).toEqual({
      balance: 30 + bought,
      reserved: 0,
      available: 30 + bought,
      free: 30,
    })
    const [purchase, ...more] = await purchases()
    expect(more).toEqual([])
    expect(purchase).toMatchObject({ status: 'paid', lineId: null, walletId: owner.accountId })
    const { entries } = await books()
    expect(entries.map(({ kind, sourceId }) => [kind, sourceId])).toEqual([
      ['free_minutes', owner.accountId],
      ['pack_bought', purchase?.id],
    ])
  })

  test('however often the payment is told, at once, it is credited once', async () => {
    const id = sessionOf(await buy('meet200'))
    const told = () => postSigned(world.app, sessionEvent({ id, amount_total: 900 }))
    await Promise.all(Array.from({ length: 6 }, told))
    await untilQuiet(world.app)
    expect(await books()).toMatchObject({
      wallet: { balanceSeconds: 13_800 },
      entries: { length: 2 },
      numberedWithoutGap: true,
      runningBalanceRight: true,
    })
  })

  test('a checkout that was not used in time credits nothing; paid after all, it does', async () => {
    const id = sessionOf(await buy('meet200'))
    await outsideOf(world.app.config).expire(id)
    await until('expired', async () => (await purchases())[0]?.status === 'expired')
    expect((await books()).wallet.balanceSeconds).toBe(1_800)
    await postSigned(world.app, sessionEvent({ id, amount_total: 900 }))
    await untilCredited(13_800)
    expect(await purchases()).toMatchObject([{ status: 'paid' }])
  })

  test('what is not the price is not credited', async () => {
    const id = sessionOf(await buy('meet200'))
    await postSigned(world.app, sessionEvent({ id, amount_total: 899 }))
    await untilQuiet(world.app)
    expect((await books()).wallet.balanceSeconds).toBe(1_800)
  })

  test('refunded, it takes its minutes back, once, even those set aside; none is left to set aside then', async () => {
    const { checkoutUrl } = await buy('meet200')
    await pay(checkoutUrl)
    await untilCredited(13_800)
    const fact = { reason: 'test', at: new Date() }
    const { db } = world.app
    await reserve(db, wallet(), { ...fact, sourceId: 'mtg_1', seconds: 3_600 })
    await fetch(`${checkoutUrl}/refund`, { method: 'POST' })
    await untilCredited(1_800)
    expect(await minutes()).toEqual({ balance: 30, reserved: 60, available: 0, free: 30 })
    expect(await reserve(db, wallet(), { ...fact, sourceId: 'mtg_2', seconds: 60 })).toEqual({
      outcome: 'refused',
    })
    await settleReservation(db, wallet(), { ...fact, sourceId: 'mtg_1', usedSeconds: 2_400 })
    expect(await minutes()).toEqual({ balance: -10, reserved: 0, available: 0, free: 0 })
  })
})

describe('no checkout', () => {
  test.each(['', 'min40', 'MEET200', 'meet1', 'toString', 'meet200\0'])('for %j', async (pack) => {
    expect(await buy(pack)).toEqual({
      code: 'pack_not_available',
      message: 'not one of meet200, meet600, meet2000',
    })
    expect(await purchases()).toEqual([])
  })

  test('for staff', async () => {
    await expect(buy('meet200', world.app.staffToken)).rejects.toThrow('forbidden')
  })

  test('while the payment processor is down', async () => {
    const outside = outsideOf(world.app.config)
    await outside.fault('stripe', 'down', 10)
    const refused = await buy('meet200')
    await outside.fault('stripe', 'down', 0)
    expect(refused).toMatchObject({ code: 'line_setup_unavailable' })
    expect(await purchases()).toEqual([])
  })

  test('where meeting notes are switched off', async () => {
    const off = await openWorld({ workJobs: false, settings: { MEETING_NOTES: 'off' } })
    const { key } = await off.account()
    expect(await buy('meet200', key, off.url)).toMatchObject({ code: 'not_enabled' })
    await off.close()
  })
})

test('the first 30 minutes are free once an account, however often and at once it is made', async () => {
  const email = `${crypto.randomUUID()}@example.com`
  const made = await Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      findOrCreateAccount(world.app, at % 2 ? email : email.toUpperCase()),
    ),
  )
  expect(new Set(made.map(({ id }) => id)).size).toBe(1)
  const id = made[0]?.id ?? ''
  const { wallet: opened, entries } = await readBooks(world.app.db, { accountId: id, walletId: id })
  expect(opened).toMatchObject({ balanceSeconds: 1_800, freeSeconds: 1_800, reservedSeconds: 0 })
  expect(entries.map(({ kind, seconds }) => [kind, seconds])).toEqual([['free_minutes', 1_800]])
})
