import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { act, tellAllAgain } from '../support/checkouts.ts'
import { graphqlClient } from '../support/graphql-client.ts'
import { untilQuiet } from '../support/line-books.ts'
import { openLiveLine, pay, type SetUp, setUpLine } from '../support/live-line.ts'
import { outsideOf } from '../support/outside.ts'
import { phoneOf } from '../support/phone.ts'
import { signIn } from '../support/sign-in.ts'
import { until } from '../support/until.ts'
import { readBooks } from '../support/wallet.ts'
import { openWorld, type World } from '../support/world.ts'

let world: World
let line: Awaited<ReturnType<typeof openLiveLine>>
/** The payment page of a second pack, 200 minutes for $50, already paid. */
let checkoutUrl: string

beforeAll(async () => {
  world = await openWorld({ settings: { LOG_LEVEL: 'silent', RATE_LIMIT_PER_MINUTE: '100000' } })
})
afterAll(() => world.close())
beforeEach(async () => {
  line = await openLiveLine(world)
  const path = `/lines/${line.lineId}/minute-packs`
  checkoutUrl = (await line.owner.api.post<SetUp>(path, { pack: 'min200' })).body.checkout_url
  await pay(checkoutUrl)
  await untilBalance(14_400)
})

const books = () =>
  readBooks(world.app.db, { accountId: line.owner.accountId, walletId: line.lineId })
const adjusted = async () =>
  (await books()).entries
    .filter(({ kind }) => kind === 'adjusted')
    .map(({ seconds, reason }) => ({ seconds, reason }))
const mails = async (tag: string) =>
  (await outsideOf(world.app.config).mails(line.owner.email)).filter((mail) => mail.tag === tag)
/** The text of the only mail with this tag and subject. Jobs send mails, so a later one may overtake an earlier. */
async function textOfMail(tag: string, subject: string) {
  const found = (await mails(tag)).filter((mail) => mail.subject === subject)
  expect(found, subject).toHaveLength(1)
  return found[0]?.text ?? ''
}
const statusOfPack = async () => {
  const where = { checkoutSessionId: checkoutUrl.split('/').at(-1) ?? '' }
  return (await world.app.db.purchase.findUniqueOrThrow({ where })).status
}

async function untilBalance(seconds: number) {
  await until(
    `${seconds} s`,
    async () => (await books()).wallet.balanceSeconds,
    (is) => is === seconds,
  )
}

/** Sends all events again in another order: nothing more is posted or mailed. */
async function expectSameWhenToldAgain() {
  const [before, sent] = [await books(), await outsideOf(world.app.config).mails(line.owner.email)]
  await tellAllAgain(world.app)
  await untilQuiet(world.app)
  expect(await books()).toEqual(before)
  expect(before).toMatchObject({ numberedWithoutGap: true, runningBalanceRight: true })
  expect(await outsideOf(world.app.config).mails(line.owner.email)).toEqual(sent)
}

describe('a refund', () => {
  test('in parts takes minutes back in proportion, and all of them in the end', async () => {
    await act(checkoutUrl, 'refund', { amount_cents: 1_667 })
    await untilBalance(14_400 - 4_001)
    expect(await statusOfPack()).toBe('paid')
    await act(checkoutUrl, 'refund', { amount_cents: 1_667 })
    await act(checkoutUrl, 'refund')
    await untilBalance(2_400)
    expect(await statusOfPack()).toBe('refunded')
    const entries = await adjusted()
    expect(entries[0]).toEqual({
      seconds: -4_001,
      reason: 'Refund of $16.67 of the 200 minutes bought for $50.00',
    })
    expect(entries.map(({ seconds }) => seconds)).toEqual([-4_001, -4_001, -3_998])
    await until('three mails', async () => (await mails('payment-refund')).length === 3)
    const text = await textOfMail('payment-refund', 'Your refund of $16.66')
    expect(text).toContain('We refunded $16.66 of the $50.00 you paid for 200 minutes')
    expect(text).toContain('is now 40 minutes.')
    await expectSameWhenToldAgain()
  })

  test('stands in the statement with its reason', async () => {
    await act(checkoutUrl, 'refund', { amount_cents: 2_500 })
    await untilBalance(8_400)
    const { data } = await graphqlClient(world.url, line.owner.key)(
      `query ($id: ID!) { line(id: $id) { ledger(first: 1) { edges { node { kind seconds reason } } } } }`,
      { id: line.lineId },
    )
    expect(data).toMatchObject({
      line: {
        ledger: {
          edges: [
            {
              node: { kind: 'ADJUSTED', seconds: -6_000, reason: expect.stringMatching(/^Refund/) },
            },
          ],
        },
      },
    })
  })

  test('of minutes that are used up leaves the line below zero; so far below, it turns callers away', async () => {
    const { call_sid } = await phoneOf(world).call(line.number, [{ say: 'My name is Ann' }], {
      duration_seconds: 12_000,
    })
    expect(call_sid).not.toBeNull()
    await untilBalance(2_400)
    await act(checkoutUrl, 'refund')
    await untilBalance(-9_600)
    await until('a mail', async () => (await mails('payment-refund')).length === 1)
    const [mail] = await mails('payment-refund')
    expect(mail?.text).toContain('is now -160 minutes.')
    expect(mail?.text).toContain('The line keeps answering until it’s 30 minutes over')
    const { transcript } = await phoneOf(world).call(line.number, [{ say: 'Hello' }])
    expect(transcript[0]?.text).toContain('We cannot take your call on this line right now')
  })

  test('that fails gives the minutes back, once', async () => {
    await act(checkoutUrl, 'refund', { amount_cents: 2_500 })
    await untilBalance(8_400)
    await act(checkoutUrl, 'refund/fail')
    await untilBalance(14_400)
    expect((await adjusted()).map(({ seconds }) => seconds)).toEqual([-6_000, 6_000])
    expect(await statusOfPack()).toBe('paid')
    await until('two mails', async () => (await mails('payment-refund')).length === 2)
    await textOfMail('payment-refund', 'Your refund of $25.00 didn’t go through')
    await expectSameWhenToldAgain()
  })
})

describe('a dispute', () => {
  test('takes all minutes while it is undecided; won, they come back, once', async () => {
    await act(checkoutUrl, 'dispute')
    await untilBalance(2_400)
    await until('a mail', async () => (await mails('payment-dispute')).length === 1)
    const [opened] = await mails('payment-dispute')
    expect(opened?.subject).toBe('Your bank is disputing a payment of $50.00')
    expect(opened?.text).toContain('This takes back 200 minutes')
    await expectSameWhenToldAgain()
    await act(checkoutUrl, 'dispute/won')
    await untilBalance(14_400)
    expect(await adjusted()).toEqual([
      {
        seconds: -12_000,
        reason: 'Dispute by the payer’s bank over $50.00: the 200 minutes bought for $50.00',
      },
      {
        seconds: 12_000,
        reason: 'The dispute over $50.00 was won: the 200 minutes bought for $50.00',
      },
    ])
    await until('two mails', async () => (await mails('payment-dispute')).length === 2)
    const texts = (await mails('payment-dispute')).map(({ text }) => text)
    expect(texts.filter((text) => text.includes('200 minutes are back.'))).toHaveLength(1)
    await expectSameWhenToldAgain()
  })

  test('lost, they stay gone, and the owner is told', async () => {
    await act(checkoutUrl, 'dispute')
    await untilBalance(2_400)
    await act(checkoutUrl, 'dispute/lost')
    await until('two mails', async () => (await mails('payment-dispute')).length === 2)
    await textOfMail('payment-dispute', 'Your bank has kept a payment of $50.00')
    expect((await adjusted()).map(({ seconds }) => seconds)).toEqual([-12_000])
    expect(await statusOfPack()).toBe('refunded')
    await expectSameWhenToldAgain()
  })

  test('after a refund in part takes what is left, and no more', async () => {
    await act(checkoutUrl, 'refund', { amount_cents: 2_500 })
    await act(checkoutUrl, 'dispute')
    await untilBalance(2_400)
    await untilQuiet(world.app)
    expect((await adjusted()).reduce((sum, { seconds }) => sum + seconds, 0)).toBe(-12_000)
  })

  test('that was won before we heard of it moves nothing and mails nobody', async () => {
    const { fault } = outsideOf(world.app.config)
    await fault('stripe', 'down', 1_000)
    await act(checkoutUrl, 'dispute')
    await act(checkoutUrl, 'dispute/won')
    await fault('stripe', 'down', 0)
    await untilQuiet(world.app)
    expect(await adjusted()).toEqual([])
    expect(await mails('payment-dispute')).toEqual([])
  })
})

test('the refund is told of before the payment is: it is credited, then taken back', async () => {
  const path = `/lines/${line.lineId}/minute-packs`
  const { body } = await line.owner.api.post<SetUp>(path, { pack: 'min40' })
  await outsideOf(world.app.config).fault('stripe', 'out_of_order', 1)
  await pay(body.checkout_url)
  await act(body.checkout_url, 'refund')
  await untilQuiet(world.app)
  await until('both entries', async () => (await adjusted()).length === 1)
  expect((await adjusted()).map(({ seconds }) => seconds)).toEqual([-2_400])
  await untilBalance(14_400)
})

describe('a receipt', () => {
  const QUERY = 'query ($id: ID!) { receipt(purchaseId: $id) { url } }'

  async function bought() {
    const { entries } = await books()
    return entries.filter(({ kind }) => kind === 'pack_bought').map(({ sourceId }) => sourceId)
  }

  test('of each pack is linked in the statement, and is the processor’s own', async () => {
    const browser = await signIn(world, line.owner.email)
    const { html } = await browser.get(`/console/minutes/${line.lineId}`)
    const packs = await bought()
    expect(packs).toHaveLength(2)
    for (const id of packs) expect(html).toContain(`href="/console/minutes/receipts/${id}"`)
    const led = await browser.get(`/console/minutes/receipts/${packs[1]}`)
    expect([led.status, led.headers.get('cache-control')]).toEqual([303, 'no-store'])
    const receipt = await (await fetch(led.location ?? '')).text()
    expect(receipt).toContain('$50.00')
    expect(receipt).toContain(line.owner.email)
    expect(receipt).toMatch(/<td>[^<]*200 minutes[^<]*<\/td><td>\$50\.00<\/td>/)
    expect(receipt).toMatch(/<th scope="row">Total<\/th><td>\$50\.00/)
    const { data } = await graphqlClient(world.url, line.owner.key)(QUERY, { id: packs[1] })
    expect(data).toEqual({ receipt: { url: led.location } })
  })

  test('is found for what was paid before payments were noted', async () => {
    const [, id = ''] = await bought()
    await world.app.db.purchase.updateMany({ where: { id }, data: { paymentId: null } })
    const { data } = await graphqlClient(world.url, line.owner.key)(QUERY, { id })
    expect(data).toEqual({ receipt: { url: expect.stringContaining('/receipts/ch_') } })
  })

  test('is nobody else’s, and there is none of what was not paid', async () => {
    const [id = ''] = await bought()
    const { api, key, accountId } = await world.account()
    await setUpLine(api)
    const open = await world.app.db.purchase.findFirstOrThrow({ where: { accountId } })
    for (const asked of [id, open.id, 'pack_x']) {
      expect((await graphqlClient(world.url, key)(QUERY, { id: asked })).data, asked).toEqual({
        receipt: null,
      })
    }
    const browser = await signIn(world, line.owner.email)
    expect((await browser.get(`/console/minutes/receipts/${open.id}`)).status).toBe(404)
  })

  test('that the processor does not have, or cannot give now, is a sentence', async () => {
    const [id = ''] = await bought()
    const browser = await signIn(world, line.owner.email)
    // Once for the request, once for the SDK's own retry.
    await outsideOf(world.app.config).fault('stripe', 'down', 2)
    const down = await browser.get(`/console/minutes/receipts/${id}`)
    expect(down.status).toBe(503)
    expect(down.html).toContain('The payment processor does not answer right now.')
    await world.app.db.purchase.updateMany({ where: { id }, data: { paymentId: 'pi_gone' } })
    const gone = await browser.get(`/console/minutes/receipts/${id}`)
    expect(gone.status).toBe(404)
    expect(gone.html).toContain('The payment processor has no receipt of this payment.')
  })
})
