import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newId } from '../../src/kernel/ids.ts'
import { act, stripeEvents, tellAllAgain } from '../support/checkouts.ts'
import { graphqlClient } from '../support/graphql-client.ts'
import { untilQuiet } from '../support/line-books.ts'
import { openLiveLine, pay, type SetUp } from '../support/live-line.ts'
import { makeCall } from '../support/made-calls.ts'
import { outsideOf } from '../support/outside.ts'
import { signIn } from '../support/sign-in.ts'
import { ASKS_OWNER, DECLINES, PAYS, saveCard, turnOn, untilTopUp } from '../support/top-ups.ts'
import { until } from '../support/until.ts'
import { readBooks } from '../support/wallet.ts'
import { openWorld, type World } from '../support/world.ts'

let world: World
let line: Awaited<ReturnType<typeof openLiveLine>>
let key: { accountId: string; lineId: string }

beforeAll(async () => {
  world = await openWorld({ settings: { LOG_LEVEL: 'silent', RATE_LIMIT_PER_MINUTE: '100000' } })
})
afterAll(() => world.close())
beforeEach(async () => {
  line = await openLiveLine(world)
  key = { accountId: line.owner.accountId, lineId: line.lineId }
})

const ORDER = { pack: 'min40', thresholdMinutes: 10, packsPerMonth: 2 }
const books = () => readBooks(world.app.db, { accountId: key.accountId, walletId: key.lineId })
const talk = (minutes: number) =>
  makeCall(world.app, {
    to: line.number,
    from: '+15128420193',
    says: ['Hi'],
    seconds: minutes * 60,
  })
const mails = async (tag: string) =>
  (await outsideOf(world.app.config).mails(line.owner.email)).filter((mail) => mail.tag === tag)
const topUps = () =>
  world.app.db.purchase.findMany({
    where: { ...key, dipSeq: { not: null } },
    orderBy: { createdAt: 'asc' },
  })
const customers = () =>
  outsideOf(world.app.config).kept<{ id: string; isDeleted: boolean }>('stripe_customers')

async function untilMinutes(minutes: number) {
  await until(
    `${minutes} min`,
    async () => (await books()).wallet.balanceSeconds,
    (is) => is === minutes * 60,
  )
}

async function untilMail(tag: string) {
  await until(tag, async () => (await mails(tag)).length === 1)
  const [mail] = await mails(tag)
  return mail
}

describe('a line that runs low', () => {
  test('gets a pack with the saved card, once, with a mail that leads to the receipt', async () => {
    await turnOn(world.app, key, ORDER)
    await talk(29)
    expect(await topUps()).toEqual([])
    await talk(2)
    await untilMinutes(49)
    const [bought] = await topUps()
    expect(bought).toMatchObject({ status: 'paid', priceCents: 1_000, seconds: 2_400 })
    const mail = await untilMail('top-up')
    expect(mail?.subject).toBe('Lopez Plumbing: 40 minutes added')
    expect(mail?.text).toMatch(/^\$10\.00 charged, 40 minutes added\n/)
    expect(mail?.text).toContain('Paid with: your saved card')
    expect(mail?.text).toContain('Balance now: 49 minutes')
    expect(mail?.text).toContain(`/console/minutes/receipts/${bought?.id}`)
    const browser = await signIn(world, line.owner.email)
    const receipt = await browser.get(`/console/minutes/receipts/${bought?.id}`)
    expect(await (await fetch(receipt.location ?? '')).text()).toContain('$10.00')
    const before = await books()
    await tellAllAgain(world.app)
    await untilQuiet(world.app)
    expect(await books()).toEqual(before)
    expect(before).toMatchObject({ numberedWithoutGap: true, runningBalanceRight: true })
    expect(before.entries.at(-1)?.reason).toBe('40-minute pack, bought automatically')
    expect(await mails('top-up')).toHaveLength(1)
  })

  test('is topped up so often a month as its owner allows, who is told once that this is over', async () => {
    await turnOn(world.app, key, { ...ORDER, packsPerMonth: 1 })
    await talk(31)
    await untilMinutes(49)
    await talk(40)
    await talk(1)
    const mail = await untilMail('top-up-cap')
    expect(mail?.text).toContain('has bought the 1 pack that you allow in')
    await untilQuiet(world.app)
    expect(await topUps()).toHaveLength(1)
    expect(await mails('top-up-cap')).toHaveLength(1)
    await untilMinutes(8)
  })

  test('without auto top-up, or while it waits for a card, buys nothing', async () => {
    await talk(31)
    expect(await topUps()).toEqual([])
    const browser = await signIn(world, line.owner.email)
    await browser.post(`/console/minutes/${key.lineId}/top-up`, {
      csrf: browser.csrfToken,
      ...asForm(ORDER),
    })
    await talk(2)
    expect(await topUps()).toEqual([])
  })
})

describe('a payment that fails', () => {
  test.each([
    [DECLINES, 'declined', 'The bank declined your saved card.'],
    [ASKS_OWNER, 'authentication_required', 'The bank wants you to confirm payments'],
  ])(
    'by %s pauses auto top-up, and the owner is mailed how to pay by hand',
    async (card, problem, why) => {
      await turnOn(world.app, key, ORDER, card)
      await talk(31)
      await untilTopUp(world.app, key, ({ status }) => status === 'paused')
      expect(await world.app.db.topUp.findFirst({ where: key })).toMatchObject({ problem })
      const mail = await untilMail('top-up-paused')
      expect(mail?.text).toContain(why)
      expect(mail?.text).toContain(`/console/minutes#${key.lineId}`)
      await untilQuiet(world.app)
      // It was cancelled at the processor, so that it can never be paid.
      const [tried] = await topUps()
      const told = stripeEvents(world.app).filter(({ data }) => data.object.id === tried?.paymentId)
      expect(told.map(({ type }) => type)).toEqual([
        'payment_intent.payment_failed',
        'payment_intent.canceled',
      ])
      await talk(2)
      await tellAllAgain(world.app)
      await untilQuiet(world.app)
      expect((await topUps()).map(({ status }) => status)).toEqual(['expired'])
      expect(await mails('top-up-paused')).toHaveLength(1)
      await untilMinutes(7)
    },
  )

  test('once another card is saved, goes on, and does not count in the month', async () => {
    await turnOn(world.app, key, { ...ORDER, packsPerMonth: 1 }, DECLINES)
    await talk(31)
    await untilTopUp(world.app, key, ({ status }) => status === 'paused')
    const browser = await signIn(world, line.owner.email)
    const page = `/console/minutes/${key.lineId}/top-up`
    expect((await browser.get(page)).html).toContain('The bank declined the saved card.')
    const led = await browser.post(`${page}/card`, { csrf: browser.csrfToken })
    const refresh = (await browser.get(led.location ?? '')).headers.get('refresh') ?? ''
    await saveCard(refresh.replace('0; url=', ''), PAYS)
    await untilTopUp(world.app, key, ({ status }) => status === 'on')
    await untilQuiet(world.app)
    expect((await customers()).filter(({ isDeleted }) => isDeleted).length).toBeGreaterThan(0)
    await talk(1)
    await untilMinutes(48)
  })

  test('by a card that the processor has no more is told as such', async () => {
    const { customerId } = await turnOn(world.app, key, ORDER)
    await world.app.checkout.deleteCustomer(customerId ?? '')
    await talk(31)
    const { problem } = await untilTopUp(world.app, key, ({ status }) => status === 'paused')
    expect(problem).toBe('card_gone')
  })

  test('because the processor is down is tried again, and charged once', async () => {
    const { fault } = outsideOf(world.app.config)
    await turnOn(world.app, key, ORDER)
    await fault('stripe', 'drop_response', 3)
    await talk(31)
    await untilMinutes(49)
    await untilQuiet(world.app)
    await fault('stripe', 'drop_response', 0)
    const [bought, ...more] = await topUps()
    expect(more).toEqual([])
    const { customerId } = await untilTopUp(world.app, key, ({ status }) => status === 'on')
    const paid = stripeEvents(world.app).filter(
      ({ type, data }) =>
        type === 'payment_intent.succeeded' && data.object.customer === customerId,
    )
    expect(paid.map(({ data }) => data.object.id)).toEqual([bought?.paymentId])
  })

  test('is charged once, also by two workers that ask for it at the same moment', async () => {
    const { customerId, paymentMethodId } = await turnOn(world.app, key, ORDER)
    const order = {
      purchaseId: newId('pack'),
      accountId: key.accountId,
      customerId: customerId ?? '',
      paymentMethodId: paymentMethodId ?? '',
      pack: { name: 'min40', priceCents: 1_000 },
      title: '40 minutes',
    }
    const [first, second] = await Promise.all([1, 2].map(() => world.app.checkout.charge(order)))
    expect(first).toEqual(second)
    expect(await world.app.checkout.charge(order)).toEqual(first)
  })
})

describe('money of a top-up', () => {
  test('that is refunded or disputed takes its minutes back', async () => {
    await turnOn(world.app, key, ORDER)
    await talk(31)
    await untilMinutes(49)
    const [bought] = await topUps()
    const receipt = (await world.app.checkout.readReceipt(bought?.paymentId ?? '')) ?? ''
    await act(receipt, 'refund', { amount_cents: 500 })
    await untilMinutes(29)
    await act(receipt, 'dispute')
    await untilMinutes(9)
    await act(receipt, 'dispute/won')
    await untilMinutes(29)
  })

  test('that the bank disputes pauses auto top-up, with one mail, until its owner turns it on again', async () => {
    await turnOn(world.app, key, ORDER)
    await talk(31)
    await untilMinutes(49)
    const [bought] = await topUps()
    const receipt = (await world.app.checkout.readReceipt(bought?.paymentId ?? '')) ?? ''
    await act(receipt, 'dispute')
    const paused = await untilTopUp(world.app, key, ({ status }) => status === 'paused')
    expect(paused.problem).toBe('disputed')
    const mail = await untilMail('top-up-paused')
    expect(mail?.subject).toBe('Lopez Plumbing: auto top-up is paused')
    expect(mail?.text).toContain('Your bank disputes a payment that auto top-up made')
    expect(mail?.text).not.toContain('runs low')
    expect(await mails('payment-dispute')).toHaveLength(1)
    await talk(2)
    await untilMinutes(7)
    expect(await topUps()).toHaveLength(1)

    const browser = await signIn(world, line.owner.email)
    const page = `/console/minutes/${key.lineId}/top-up`
    expect((await browser.get(page)).html).toContain('Your bank disputes a payment by this card')
    await browser.post(page, { csrf: browser.csrfToken, ...asForm(ORDER) })
    await untilTopUp(world.app, key, ({ status }) => status === 'on')
    await act(receipt, 'dispute/lost')
    await until('that is told', async () => (await mails('payment-dispute')).length === 2)
    await tellAllAgain(world.app)
    await untilQuiet(world.app)
    await untilTopUp(world.app, key, ({ status }) => status === 'on')
    expect(await mails('top-up-paused')).toHaveLength(1)
  })

  test('by hand that the bank disputes leaves auto top-up as it is', async () => {
    await turnOn(world.app, key, ORDER)
    const path = `/lines/${key.lineId}/minute-packs`
    const { body } = await line.owner.api.post<SetUp>(path, { pack: 'min40' })
    await pay(body.checkout_url)
    await untilMinutes(80)
    await act(body.checkout_url, 'dispute')
    await untilMinutes(40)
    await untilQuiet(world.app)
    await untilTopUp(world.app, key, ({ status }) => status === 'on')
    expect(await mails('top-up-paused')).toEqual([])
  })
})

describe('the card is forgotten at the processor', () => {
  const isDeleted = async (id: string | null) =>
    (await customers()).find((customer) => customer.id === id)?.isDeleted

  test('when auto top-up is turned off', async () => {
    const { customerId } = await turnOn(world.app, key, ORDER)
    const browser = await signIn(world, line.owner.email)
    const page = `/console/minutes/${key.lineId}/top-up`
    const off = await browser.post(`${page}/stop`, { csrf: browser.csrfToken })
    expect(off.location).toContain('said=stopped')
    await until('deleted', () => isDeleted(customerId))
    await talk(31)
    expect(await topUps()).toEqual([])
  })

  test('when the line is closed, and when the account is', async () => {
    const { customerId } = await turnOn(world.app, key, ORDER)
    const ask = graphqlClient(world.url, line.owner.key)
    await ask('mutation ($id: ID!) { lineClose(id: $id) { __typename } }', { id: key.lineId })
    await until('deleted', () => isDeleted(customerId))
    expect(await world.app.db.topUp.count({ where: key })).toBe(0)

    line = await openLiveLine(world)
    key = { accountId: line.owner.accountId, lineId: line.lineId }
    const other = await turnOn(world.app, key, ORDER)
    const browser = await signIn(world, line.owner.email)
    await browser.post('/console/settings/delete', {
      csrf: browser.csrfToken,
      email: line.owner.email,
    })
    await until('deleted', () => isDeleted(other.customerId))
  })

  test('when it is saved on a page that nobody waits for any more', async () => {
    const browser = await signIn(world, line.owner.email)
    const page = `/console/minutes/${key.lineId}/top-up`
    const form = { csrf: browser.csrfToken, ...asForm(ORDER) }
    const led = await browser.post(page, form)
    expect(led.location).toBe(`${page}/card`)
    const first = (await world.app.db.topUp.findFirstOrThrow({ where: key })).setUpUrl ?? ''
    world.outage.isOut = (path) => path === '/webhooks/stripe'
    await saveCard(first, PAYS)
    await browser.post(page, { ...form, thresholdMinutes: '5' })
    world.outage.isOut = () => false
    await until('deleted', async () => (await customers()).some((one) => one.isDeleted))
    expect(await world.app.db.topUp.findFirst({ where: key })).toMatchObject({
      status: 'awaiting_card',
      thresholdSeconds: 300,
    })
  })
})

const asForm = ({ pack, thresholdMinutes, packsPerMonth }: typeof ORDER) => ({
  pack,
  thresholdMinutes: String(thresholdMinutes),
  packsPerMonth: String(packsPerMonth),
})

test('nobody but the owner signed in turns it on, and nobody else’s line is topped up', async () => {
  const START = `mutation ($id: ID!) {
    lineTopUpStart(lineId: $id, input: { pack: "min40", thresholdMinutes: 10, packsPerMonth: 2 }) { __typename }
  }`
  const byKey = await graphqlClient(world.url, line.owner.key)(START, { id: key.lineId })
  expect(byKey.errors?.[0]?.extensions?.code).toBe('forbidden')
  const stranger = await signIn(world, 'stranger@example.com')
  const page = `/console/minutes/${key.lineId}/top-up`
  const form = { csrf: stranger.csrfToken, ...asForm(ORDER) }
  expect((await stranger.get(page)).status).toBe(404)
  for (const path of [page, `${page}/card`, `${page}/stop`]) {
    expect((await stranger.post(path, form)).status, path).toBe(404)
  }
  const owner = await signIn(world, line.owner.email)
  const bad = await owner.post(page, {
    ...form,
    csrf: owner.csrfToken,
    thresholdMinutes: '31',
    packsPerMonth: 'x',
  })
  expect(bad.status).toBe(400)
  expect(bad.html).toContain('Enter 30 at most.')
  expect(bad.html).toContain('Enter 1 or more.')
})
