import { afterAll, beforeAll, expect, test } from 'vitest'
import { readLineBooks, untilQuiet } from '../support/line-books.ts'
import { LINE_SETUP, openLiveLine, pay, setUpLine, untilLive } from '../support/live-line.ts'
import { outsideOf } from '../support/outside.ts'
import { until } from '../support/until.ts'
import { openWorld, type World } from '../support/world.ts'

let world: World
let outside: ReturnType<typeof outsideOf>

beforeAll(async () => {
  world = await openWorld()
  outside = outsideOf(world.app.config)
})
afterAll(() => world.close())

const rowsOf = async (accountId: string) => ({
  lines: await world.app.db.line.count({ where: { accountId } }),
  purchases: await world.app.db.purchase.count({ where: { accountId } }),
  wallets: await world.app.db.wallet.count({ where: { accountId, kind: 'line' } }),
})

test('the payment page cannot be opened: 503, nothing half made, and it works after', async () => {
  const owner = await world.account()
  // One for the request, one for the SDK's own retry.
  await outside.fault('stripe', 'down', 2)
  const refused = await owner.api.post<{ error: { code: string } }>('/lines', LINE_SETUP)
  expect(refused.status).toBe(503)
  expect(refused.body.error.code).toBe('line_setup_unavailable')
  expect(await rowsOf(owner.accountId)).toEqual({ lines: 0, purchases: 0, wallets: 0 })
  await setUpLine(owner.api)
  expect(await rowsOf(owner.accountId)).toEqual({ lines: 1, purchases: 1, wallets: 1 })
})

test('a top-up cannot be opened: 503, and no purchase', async () => {
  const { owner, lineId } = await openLiveLine(world)
  await outside.fault('stripe', 'down', 2)
  const { status } = await owner.api.post(`/lines/${lineId}/minute-packs`, { pack: 'min40' })
  expect(status).toBe(503)
  expect((await rowsOf(owner.accountId)).purchases).toBe(1)
})

test('a payment processor that takes five seconds is waited for', async () => {
  const owner = await world.account()
  await outside.fault('stripe', 'slow')
  await setUpLine(owner.api)
  expect(outside.sessions(owner.email)).toHaveLength(1)
})

test('the answer about the new checkout is lost: there is one all the same', async () => {
  const owner = await world.account()
  await outside.fault('stripe', 'drop_response')
  const { checkout_url } = await setUpLine(owner.api)
  expect(outside.sessions(owner.email)).toEqual([checkout_url.split('/').at(-1)])
})

test('the carrier is down when the payment comes: the line is live once it is back', async () => {
  const owner = await world.account()
  const { setup_id: lineId, checkout_url } = await setUpLine(owner.api)
  await outside.fault('twilio', 'down', 2)
  await pay(checkout_url)
  await until('set up', async () => {
    const { body } = await owner.api.get<{ status: string }>(`/lines/${lineId}`)
    return body.status === 'setting_up'
  })
  await untilLive(owner.api, lineId)
  await untilQuiet(world.app)
  expect(await outside.numbers(lineId)).toHaveLength(1)
  expect((await readLineBooks(world.app, owner.accountId, lineId)).entries).toHaveLength(1)
})

test('the mail service is down: the mail goes out once when it is back', async () => {
  const owner = await world.account()
  const { setup_id: lineId, checkout_url } = await setUpLine(owner.api)
  await outside.fault('postmark', 'down', 2)
  await pay(checkout_url)
  await untilLive(owner.api, lineId)
  await until('mailed', async () => (await outside.mails(owner.email)).length > 0)
  await untilQuiet(world.app)
  expect(await outside.mails(owner.email)).toHaveLength(1)
})

test('the answer about a mail is lost: it is found to be out, and not sent again', async () => {
  const owner = await world.account()
  const { setup_id: lineId, checkout_url } = await setUpLine(owner.api)
  await outside.fault('postmark', 'drop_response')
  await pay(checkout_url)
  await untilLive(owner.api, lineId)
  await untilQuiet(world.app)
  expect(await outside.mails(owner.email)).toHaveLength(1)
  const { accountId } = owner
  const mail = await world.app.db.mail.findFirstOrThrow({ where: { accountId } })
  expect(mail.sentAt).not.toBeNull()
  expect(mail.providerMessageId).toMatch(/^[0-9a-f-]{36}$/)
})
