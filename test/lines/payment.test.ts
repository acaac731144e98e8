import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readLineBooks, untilQuiet } from '../support/line-books.ts'
import {
  type LineBody,
  openLiveLine,
  pay,
  type SetUp,
  setUpLine,
  untilLive,
} from '../support/live-line.ts'
import { outsideOf } from '../support/outside.ts'
import { postSigned, sessionEvent } from '../support/stripe-webhook.ts'
import { until } from '../support/until.ts'
import { openWorld, type World } from '../support/world.ts'

let world: World
let outside: ReturnType<typeof outsideOf>

beforeAll(async () => {
  // A payment on hold is logged as an error for the operator, and expected here.
  world = await openWorld({ settings: { LOG_LEVEL: 'silent' } })
  outside = outsideOf(world.app.config)
})
afterAll(() => world.close())

const statusOf = async (accountId: string, id: string) =>
  (await world.app.db.line.findUniqueOrThrow({ where: { accountId_id: { accountId, id } } })).status

/** The session of a checkout page. */
const sessionOf = ({ checkout_url }: Pick<SetUp, 'checkout_url'>) =>
  checkout_url.split('/').at(-1) ?? ''

const books = (accountId: string, lineId: string) => readLineBooks(world.app, accountId, lineId)

describe('from set-up to a live line', () => {
  test('nothing is at the carrier before the payment, and everything is there once after it', async () => {
    const owner = await world.account()
    const setUp = await setUpLine(owner.api)
    const lineId = setUp.setup_id
    expect(await statusOf(owner.accountId, lineId)).toBe('awaiting_payment')
    expect(await outside.numbers(lineId)).toEqual([])
    expect((await books(owner.accountId, lineId)).entries).toEqual([])

    await pay(setUp.checkout_url)
    const line = await untilLive(owner.api, lineId)
    await untilQuiet(world.app)

    expect(line).toMatchObject({ balance: { seconds: 2_400, minutes_remaining: 40 } })
    expect(line.checkout_url).toBeNull()
    expect(line.live_at).not.toBeNull()
    const { purchases, entries } = await books(owner.accountId, lineId)
    expect(purchases).toMatchObject([{ status: 'paid', seconds: 2_400, priceCents: 1_000 }])
    expect(purchases[0]?.paidAt).toBeInstanceOf(Date)
    expect(entries).toEqual([{ kind: 'pack_bought', seconds: 2_400, sourceId: purchases[0]?.id }])
    const [number, ...more] = await outside.numbers(lineId)
    expect(more).toEqual([])
    expect(number).toMatchObject({
      phone_number: line.number,
      voice_url: `${world.url}/voice/incoming`,
      voice_fallback_url: `${world.url}/voice/fallback`,
      status_callback: `${world.url}/webhooks/twilio/status`,
    })
    expect(line.number).toMatch(/^\+1512/)
    const [mail, ...mails] = await outside.mails(owner.email)
    expect(mails).toEqual([])
    const digits = line.number?.slice(2) ?? ''
    const spoken = `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`
    expect(mail).toMatchObject({ tag: 'line-number', subject: expect.stringContaining(spoken) })
    for (const form of [mail?.text, mail?.html]) {
      expect(form).toContain(spoken)
      expect(form).toContain(`/console/lines/${lineId}#forwarding`)
      expect(form).not.toContain(`*71${digits}`)
    }
  })

  test('a pack of 200 minutes is 12,000 seconds for $50', async () => {
    const { owner, lineId, line } = await openLiveLine(world, { pack: 'min200' })
    expect(line).toMatchObject({ pack: 'min200', balance: { seconds: 12_000 } })
    expect((await books(owner.accountId, lineId)).purchases).toMatchObject([{ priceCents: 5_000 }])
  })

  test('another pack is credited once it is paid, and buys no second number', async () => {
    const { owner, lineId } = await openLiveLine(world)
    const { body, status } = await owner.api.post<SetUp>(`/lines/${lineId}/minute-packs`, {
      pack: 'min200',
    })
    expect(status).toBe(200)
    expect(body).toEqual({
      checkout_url: expect.stringContaining(world.sandboxUrl),
      pack: 'min200',
      minutes: 200,
      price_cents: 5_000,
    })
    expect((await books(owner.accountId, lineId)).balanceSeconds).toBe(2_400)
    await pay(body.checkout_url)
    await until(
      '14,400 s',
      async () => (await books(owner.accountId, lineId)).balanceSeconds === 14_400,
    )
    await untilQuiet(world.app)
    expect(await outside.numbers(lineId)).toHaveLength(1)
    expect(await outside.mails(owner.email)).toHaveLength(1)
  })
})

describe('a link that was not used in time', () => {
  test('expires, is not shown any more, and a new one can be had', async () => {
    const owner = await world.account()
    const first = await setUpLine(owner.api)
    const path = `/lines/${first.setup_id}`
    await outside.expire(sessionOf(first))
    await until('no link', async () => {
      const { body } = await owner.api.get<LineBody>(path)
      return body.checkout_url === null && body.status === 'awaiting_payment'
    })

    const { body: again } = await owner.api.post<SetUp>(`${path}/minute-packs`, { pack: 'min40' })
    expect(again.checkout_url).not.toBe(first.checkout_url)
    expect((await owner.api.get<LineBody>(path)).body.checkout_url).toBe(again.checkout_url)
    await pay(again.checkout_url)
    await untilLive(owner.api, first.setup_id)
    const { purchases, balanceSeconds } = await books(owner.accountId, first.setup_id)
    expect(purchases.map(({ status }) => status)).toEqual(['expired', 'paid'])
    expect(balanceSeconds).toBe(2_400)
  })

  test('paid after expired is paid, and expired after paid changes nothing', async () => {
    const owner = await world.account()
    const setUp = await setUpLine(owner.api)
    const id = sessionOf(setUp)
    const expired = { id, status: 'expired', payment_status: 'unpaid' } as const
    await postSigned(world.app, sessionEvent(expired, 'checkout.session.expired'))
    await until(
      'expired',
      async () => (await books(owner.accountId, setUp.setup_id)).purchases[0]?.status === 'expired',
    )
    await postSigned(world.app, sessionEvent({ id }))
    await untilLive(owner.api, setUp.setup_id)
    await postSigned(world.app, sessionEvent(expired, 'checkout.session.expired'))
    await untilQuiet(world.app)
    const { purchases, balanceSeconds } = await books(owner.accountId, setUp.setup_id)
    expect(purchases).toMatchObject([{ status: 'paid' }])
    expect(balanceSeconds).toBe(2_400)
  })
})

describe('what is not the price is not credited', () => {
  test.each([
    ['completed but not paid yet', { payment_status: 'unpaid' as const }],
    ['a cent short', { amount_total: 999 }],
    ['too much', { amount_total: 5_000 }],
    ['other money', { currency: 'cad' }],
  ])('%s', async (_title, told) => {
    const owner = await world.account()
    const setUp = await setUpLine(owner.api)
    await postSigned(world.app, sessionEvent({ id: sessionOf(setUp), ...told }))
    await untilQuiet(world.app)
    const { purchases, entries } = await books(owner.accountId, setUp.setup_id)
    expect(purchases).toMatchObject([{ status: 'open', paidAt: null }])
    expect(entries).toEqual([])
    expect(await statusOf(owner.accountId, setUp.setup_id)).toBe('awaiting_payment')
  })

  test('a bank debit is credited when it has arrived', async () => {
    const owner = await world.account()
    const setUp = await setUpLine(owner.api)
    const id = sessionOf(setUp)
    await postSigned(world.app, sessionEvent({ id, payment_status: 'unpaid' }))
    await untilQuiet(world.app)
    await postSigned(world.app, sessionEvent({ id }, 'checkout.session.async_payment_succeeded'))
    expect(await untilLive(owner.api, setUp.setup_id)).toMatchObject({
      balance: { seconds: 2_400 },
    })
  })

  test('a session nobody ordered harms nobody', async () => {
    const event = sessionEvent({ id: 'cs_test_nobody' })
    expect((await postSigned(world.app, event)).status).toBe(200)
    await untilQuiet(world.app)
    const where = { provider_externalId: { provider: 'stripe', externalId: event.id } } as const
    const kept = await world.app.db.providerEvent.findUniqueOrThrow({ where })
    expect(kept.processedAt).not.toBeNull()
  })
})
