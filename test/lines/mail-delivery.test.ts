import { afterAll, beforeAll, expect, test } from 'vitest'
import { untilQuiet } from '../support/line-books.ts'
import { openLiveLine, pay, setUpLine, untilLive } from '../support/live-line.ts'
import { until } from '../support/until.ts'
import { openWorld, type World } from '../support/world.ts'

let world: World

beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const mailOf = (accountId: string) => world.app.db.mail.findFirstOrThrow({ where: { accountId } })

async function tell(mail: { id: string; accountId: string }, told: object) {
  const answer = await fetch(`${world.url}/webhooks/postmark`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-postmark-secret': world.app.config.postmark.webhookSecret ?? '',
    },
    body: JSON.stringify({
      MessageID: crypto.randomUUID(),
      Metadata: { mail_id: mail.id, account_id: mail.accountId },
      ...told,
    }),
  })
  expect(answer.status).toBe(200)
  await untilQuiet(world.app)
}

const DELIVERED = { RecordType: 'Delivery', DeliveredAt: '2026-11-05T16:33:54.9070259Z' }
const BOUNCED = { RecordType: 'Bounce', BouncedAt: '2026-11-05T16:33:50Z' }

test('a mail that arrived is noted, and a bounce stands whatever is told before or after', async () => {
  const { owner } = await openLiveLine(world)
  const mail = await until(
    'delivered',
    () => mailOf(owner.accountId),
    ({ delivery, sentAt }) => delivery === 'delivered' && sentAt !== null,
  )
  expect(mail.providerMessageId).toMatch(/^[0-9a-f-]{36}$/)
  await tell(mail, BOUNCED)
  expect(await mailOf(owner.accountId)).toMatchObject({
    delivery: 'bounced',
    bouncedAt: new Date(BOUNCED.BouncedAt),
  })
  await tell(mail, DELIVERED)
  expect(await mailOf(owner.accountId)).toMatchObject({ delivery: 'bounced' })
})

test('an address that does not exist is noted, and the line is live all the same', async () => {
  const owner = await world.account(`bounce-${crypto.randomUUID()}@example.com`)
  const { setup_id, checkout_url } = await setUpLine(owner.api)
  await pay(checkout_url)
  await untilLive(owner.api, setup_id)
  await until('bounced', async () => (await mailOf(owner.accountId)).delivery === 'bounced')
  await tell(await mailOf(owner.accountId), DELIVERED)
  expect((await mailOf(owner.accountId)).delivery).toBe('bounced')
})

test('what is told of a mail reaches no other account’s mail', async () => {
  const [{ owner }, { owner: stranger }] = [await openLiveLine(world), await openLiveLine(world)]
  await until('delivered', async () => (await mailOf(owner.accountId)).delivery === 'delivered')
  const { id } = await mailOf(owner.accountId)
  await tell({ id, accountId: stranger.accountId }, BOUNCED)
  expect((await mailOf(owner.accountId)).delivery).toBe('delivered')
})
