import { Webhook } from 'standardwebhooks'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { NotPublic } from '../../src/kernel/public-ip-address.ts'
import { postEvent } from '../../src/outgoing-webhooks/post-event.ts'
import { openReceiver, type Receiver } from '../support/event-receiver.ts'
import { outsideOf } from '../support/outside.ts'
import { until } from '../support/until.ts'
import { type Delivery, webhooksOf } from '../support/webhooks.ts'
import { openWorld, type World } from '../support/world.ts'

const HOURS = 3_600_000

let world: World
let receiver: Receiver
let owner: Awaited<ReturnType<World['account']>>
let webhooks: ReturnType<typeof webhooksOf>
let endpoint: { id: string; secret: string }
let aheadMs = 0

beforeAll(async () => {
  receiver = await openReceiver()
  world = await openWorld({
    settings: { EVENT_PRIVATE_HOSTS: `${receiver.host},127.0.0.1:9`, EVENT_ANSWER_MS: '300' },
    clock: { now: () => new Date(Date.now() + aheadMs) },
  })
})
afterAll(async () => {
  await world.close()
  receiver.close()
})
beforeEach(async () => {
  owner = await world.account()
  webhooks = webhooksOf(world.url, owner.key)
  const made = await webhooks.create({ url: receiver.url })
  endpoint = { id: made.endpoint.id, secret: made.secret }
  receiver.got.length = 0
})
afterEach(async () => {
  receiver.answers((response) => response.writeHead(204).end())
  aheadMs = 0
  await webhooks.remove(endpoint.id)
})

async function afterOneTry(): Promise<Delivery> {
  await webhooks.test(endpoint.id)
  const [delivery] = await until(
    'it was tried',
    () => webhooks.deliveries(endpoint.id),
    ([first]) => (first?.attempts.length ?? 0) > 0,
  )
  if (!delivery) throw new Error('none')
  return delivery
}

/** The queue uses PostgreSQL's clock, so waiting jobs are made due. */
async function makeDue() {
  await world.app.pool.query(
    "UPDATE pgboss.job SET start_after = now() WHERE name = 'send_event' AND state IN ('created', 'retry')",
  )
}

test.each([
  ['says 500', (response) => response.writeHead(500).end('oh'), 500],
  [
    'redirects into our network',
    (response) => response.writeHead(302, { location: `${receiver.url}/else` }).end(),
    302,
  ],
  ['never answers', () => undefined, null],
  ['closes the connection', (response) => response.destroy(), null],
  [
    'switches protocols',
    (response) =>
      response.socket?.write(
        'HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n',
      ),
    null,
  ],
] satisfies [string, Parameters<Receiver['answers']>[0], number | null][])(
  'one that %s is tried again, and its words are not kept',
  async (_name, answer, status) => {
    receiver.answers(answer)
    const delivery = await afterOneTry()
    expect(delivery).toMatchObject({ deliveredAt: null, attempts: [{ number: 1, status }] })
    expect(delivery.nextAttemptAt).not.toBeNull()
    expect(receiver.got).toHaveLength(1)
    receiver.answers((response) => response.writeHead(200).end())
    aheadMs = 10_000
    await makeDue()
    await until(
      'it arrived',
      () => webhooks.deliveries(endpoint.id),
      ([first]) => first?.deliveredAt != null,
    )
    const ids = receiver.got.map(({ headers }) => headers['webhook-id'])
    expect(ids).toEqual([delivery.event.id, delivery.event.id])
  },
)

test('one that answers well but at endless length has taken the event', async () => {
  receiver.answers((response) => {
    response.writeHead(200)
    const more = setInterval(() => response.write('x'.repeat(10_000)), 1)
    response.on('close', () => clearInterval(more))
  })
  expect((await afterOneTry()).deliveredAt).not.toBeNull()
})

test('one that says it is gone is off at once, and its owner is told once', async () => {
  receiver.answers((response) => response.writeHead(410).end())
  const delivery = await afterOneTry()
  expect(delivery.nextAttemptAt).toBeNull()
  const mails = await until(
    'the mail',
    () => outsideOf(world.app.config).mails(owner.email),
    ({ length }) => length > 0,
  )
  expect(mails).toMatchObject([
    { tag: 'webhook-disabled', text: expect.stringContaining(receiver.url) },
  ])
  expect(await webhooks.test(endpoint.id)).toMatchObject({ code: 'invalid_request' })
  expect(await webhooks.replay(delivery.id)).toMatchObject({ code: 'invalid_request' })

  receiver.answers((response) => response.writeHead(204).end())
  await webhooks.update(endpoint.id, { enabled: true })
  expect(await webhooks.replayMissed(endpoint.id, new Date(0).toISOString())).toMatchObject({
    events: 1,
  })
  await receiver.whenGot(2)
  expect(new Set(receiver.got.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
})

test('one that fails is tried ten times over a day, then given up; after five days it is off, with a mail', async () => {
  receiver.answers((response) => response.writeHead(503).end())
  const first = await afterOneTry()
  let next = first.nextAttemptAt
  for (let number = 2; number <= 10; number += 1) {
    aheadMs = new Date(next ?? '').getTime() - Date.now() + 300_000
    await makeDue()
    const [tried] = await until(
      `attempt ${number}`,
      () => webhooks.deliveries(endpoint.id),
      ([one]) => one?.attempts.length === number,
    )
    next = tried?.nextAttemptAt ?? null
  }
  expect(next).toBeNull()
  expect(aheadMs).toBeGreaterThan(24 * HOURS)
  expect(aheadMs).toBeLessThan(26 * HOURS)
  expect(await outsideOf(world.app.config).mails(owner.email)).toEqual([])

  aheadMs += 5 * 24 * HOURS
  await webhooks.test(endpoint.id)
  const mails = await until(
    'the mail',
    () => outsideOf(world.app.config).mails(owner.email),
    ({ length }) => length > 0,
  )
  expect(mails).toHaveLength(1)
  expect(await webhooks.update(endpoint.id, {})).toMatchObject({ disabledBy: 'FAILING' })
}, 60_000)

test('after a rotation both secrets verify for a day, then the new one alone; neither is kept as it is', async () => {
  const rotated = await webhooks.rotate(endpoint.id)
  expect(rotated.secret).not.toBe(endpoint.secret)
  await afterOneTry()
  const [{ headers = {}, body = '' } = {}] = receiver.got
  for (const secret of [endpoint.secret, rotated.secret]) {
    expect(new Webhook(secret).verify(body, headers)).toMatchObject({ type: 'webhook.test' })
  }
  aheadMs = 25 * HOURS
  await webhooks.test(endpoint.id)
  await receiver.whenGot(2)
  expect(receiver.got[1]?.headers['webhook-signature']?.split(' ')).toHaveLength(1)
  const rows = await world.app.db.webhookEndpoint.findMany({
    where: { accountId: owner.accountId },
  })
  const kept = rows.map((row) => Buffer.from(row.secret).toString('latin1')).join()
  expect(kept).not.toContain(rotated.secret.slice(6))
})

test.each([
  'http://example.com/hook',
  'https://127.0.0.1/hook',
  'https://[::1]/hook',
  'https://[::ffff:127.0.0.1]/hook',
  'https://[::ffff:7f00:1]/hook',
  'https://0x7f.1/hook',
  'https://2130706433/hook',
  'https://169.254.169.254/latest',
  'https://10.1.2.3/hook',
  'https://[fd00::1]/hook',
  'https://[64:ff9b::7f00:1]/hook',
  'https://localhost/hook',
  'https://LocalHost:8443/hook',
  'https://owner:secret@example.com/hook',
  'ftp://example.com/hook',
  'hook',
])('%s is refused before anything is sent', async (url) => {
  expect(await webhooks.create({ url })).toMatchObject({ code: 'invalid_request', field: ['url'] })
  expect(await webhooks.update(endpoint.id, { url })).toMatchObject({ code: 'invalid_request' })
})

test('a name that leads nowhere yet is taken', async () => {
  const url = 'https://hooks.example.invalid/hook'
  expect(await webhooks.update(endpoint.id, { url })).toMatchObject({ id: endpoint.id })
})

test('a name that came to lead to this machine is found out when it is connected to', async () => {
  await world.app.db.webhookEndpoint.updateMany({
    where: { id: endpoint.id },
    data: { url: `https://localhost:${receiver.port + 1}/hook` },
  })
  const delivery = await afterOneTry()
  expect(delivery.attempts[0]).toMatchObject({
    status: null,
    problem: 'is not an address of the public internet',
  })
  expect(receiver.got).toEqual([])
})

test('a name that changes its address between check and connect is connected to as it was checked', async () => {
  const answers = [
    { address: '127.0.0.1', family: 4 },
    { address: '192.0.2.1', family: 4 },
  ]
  let asked = 0
  const lookUp = async () => [answers[asked++] ?? { address: '192.0.2.1', family: 4 }]
  const posting = {
    url: new URL(receiver.url.replace('localhost', 'moving.example')),
    body: '{}',
    headers: {},
    withinMs: 2_000,
  }
  await expect(postEvent({ ...posting, mayBePrivate: true }, { lookUp })).resolves.toEqual({
    status: 204,
    answer: '',
  })
  expect(asked).toBe(1)
  for (const [address, family] of [
    ['127.0.0.1', 4],
    ['::1', 6],
    ['::ffff:127.0.0.1', 6],
  ] as const) {
    const both = async () => [
      { address: '93.184.215.14', family: 4 },
      { address, family },
    ]
    await expect(postEvent({ ...posting, mayBePrivate: false }, { lookUp: both })).rejects.toThrow(
      NotPublic,
    )
  }
  expect(receiver.got).toHaveLength(1)
})
