import { afterAll, beforeAll, expect, test } from 'vitest'
import { stripeEvents } from '../support/checkouts.ts'
import { graphqlClient } from '../support/graphql-client.ts'
import { readLineBooks, untilQuiet } from '../support/line-books.ts'
import { openLiveLine, pay, type SetUp, setUpLine } from '../support/live-line.ts'
import { outsideOf } from '../support/outside.ts'
import { until } from '../support/until.ts'
import { openWorld, type World } from '../support/world.ts'

let world: World

beforeAll(async () => {
  world = await openWorld({ settings: { LOG_LEVEL: 'silent' } })
})
afterAll(() => world.close())

type Owner = Awaited<ReturnType<World['account']>>

async function close({ key }: Owner, id: string) {
  const { data } = await graphqlClient(world.url, key)(
    `mutation ($id: ID!) { lineClose(id: $id) { ... on Line { status } } }`,
    { id },
  )
  expect(data).toMatchObject({ lineClose: { status: 'CLOSED' } })
}

/** The processor is down when the line is closed, so its payment page stays open and can be paid. */
async function closeWithPageOpen(owner: Owner, lineId: string, checkoutUrl: string) {
  const { fault } = outsideOf(world.app.config)
  await fault('stripe', 'down', 1_000)
  await close(owner, lineId)
  await pay(checkoutUrl)
  await fault('stripe', 'down', 0)
}

const refundsAt = (checkoutUrl: string) => {
  const session = checkoutUrl.split('/').at(-1)
  const paid = stripeEvents(world.app).find(
    ({ data }) => 'id' in data.object && data.object.id === session,
  )
  const { payment_intent: payment } = paid?.data.object ?? {}
  return stripeEvents(world.app).filter(
    ({ type, data }) => type === 'charge.refunded' && data.object.payment_intent === payment,
  )
}

test('a pack that is paid after its line was closed is refunded, once, and the owner is told', async () => {
  const { owner, lineId } = await openLiveLine(world)
  const { body } = await owner.api.post<SetUp>(`/lines/${lineId}/minute-packs`, { pack: 'min200' })
  await closeWithPageOpen(owner, lineId, body.checkout_url)
  await until('it is refunded', async () => {
    const { purchases } = await readLineBooks(world.app, owner.accountId, lineId)
    return purchases[1]?.status === 'refunded' && purchases[1].refundDueAt === null
  })
  await untilQuiet(world.app)
  const { entries, balanceSeconds } = await readLineBooks(world.app, owner.accountId, lineId)
  expect(entries.map(({ kind, seconds }) => [kind, seconds])).toEqual([
    ['pack_bought', 2_400],
    ['pack_bought', 12_000],
    ['adjusted', -12_000],
  ])
  expect(balanceSeconds).toBe(2_400)
  expect(refundsAt(body.checkout_url)).toHaveLength(1)
  const sent = await outsideOf(world.app.config).mails(owner.email)
  const [mail, ...more] = sent.filter(({ tag }) => tag === 'payment-refund')
  expect(more).toEqual([])
  expect(mail?.text).toContain('You paid for minutes after the line or the account was closed')
  const [, , entry] = await world.app.db.ledgerEntry.findMany({
    where: { accountId: owner.accountId, walletId: lineId },
    orderBy: { seq: 'asc' },
  })
  expect(entry?.reason).toBe(
    'Refund of $50.00 of the 200 minutes bought for $50.00, as they were paid after closing',
  )
})

test('a set-up that is paid after it was closed buys no number and is refunded', async () => {
  const owner = await world.account()
  const { setup_id: lineId, checkout_url } = await setUpLine(owner.api)
  await closeWithPageOpen(owner, lineId, checkout_url)
  await until('it is refunded', async () => {
    const { purchases } = await readLineBooks(world.app, owner.accountId, lineId)
    return purchases[0]?.status === 'refunded'
  })
  await untilQuiet(world.app)
  expect((await readLineBooks(world.app, owner.accountId, lineId)).balanceSeconds).toBe(0)
  expect(await outsideOf(world.app.config).numbers(lineId)).toEqual([])
  expect(refundsAt(checkout_url)).toHaveLength(1)
})

test('a pack that is paid once its account is closed is refunded, though its line is not closed yet', async () => {
  const { owner, lineId } = await openLiveLine(world)
  const { body } = await owner.api.post<SetUp>(`/lines/${lineId}/minute-packs`, { pack: 'min40' })
  // The state left by a process that ended between closing the account and its lines.
  await world.app.db.account.update({
    where: { id: owner.accountId },
    data: { closedAt: world.app.clock.now() },
  })
  await pay(body.checkout_url)
  await until('it is refunded', () => refundsAt(body.checkout_url).length === 1)
  await untilQuiet(world.app)
  expect(refundsAt(body.checkout_url)).toHaveLength(1)
})

test('an answer of the processor that is lost makes no second refund', async () => {
  const { owner, lineId } = await openLiveLine(world)
  const { body } = await owner.api.post<SetUp>(`/lines/${lineId}/minute-packs`, { pack: 'min40' })
  const { fault } = outsideOf(world.app.config)
  await fault('stripe', 'down', 1_000)
  await close(owner, lineId)
  await pay(body.checkout_url)
  await fault('stripe', 'drop_response', 12)
  await fault('stripe', 'down', 0)
  await until(
    'it is refunded',
    async () =>
      (await readLineBooks(world.app, owner.accountId, lineId)).purchases[1]?.status === 'refunded',
    Boolean,
    40_000,
  )
  await untilQuiet(world.app)
  expect(refundsAt(body.checkout_url)).toHaveLength(1)
}, 60_000)

test('a line that is closed while its next pack is ordered sells none, and the payment page is closed', async () => {
  const { owner, lineId } = await openLiveLine(world)
  const { open } = world.app.checkout
  world.app.checkout.open = async (order) => {
    const session = await open(order)
    await close(owner, lineId)
    return session
  }
  const { status, body } = await owner.api.post<{ error: { code: string; message: string } }>(
    `/lines/${lineId}/minute-packs`,
    { pack: 'min40' },
  )
  world.app.checkout.open = open
  expect([status, body.error]).toEqual([
    400,
    { code: 'pack_not_available', message: 'pack: this line is closed' },
  ])
  const { purchases } = await readLineBooks(world.app, owner.accountId, lineId)
  expect(purchases).toHaveLength(1)
  const [newest = ''] = outsideOf(world.app.config).sessions(owner.email).slice(-1)
  expect(await world.app.checkout.read(newest)).toEqual({ state: 'expired' })
})
