import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openReceiver, type Receiver } from '../support/event-receiver.ts'
import { openLiveLine } from '../support/live-line.ts'
import { newLink, setRoom } from '../support/meeting-room.ts'
import { phoneOf } from '../support/phone.ts'
import { until } from '../support/until.ts'
import { webhooksOf } from '../support/webhooks.ts'
import { openWorld, type World } from '../support/world.ts'

let world: World
let receiver: Receiver

beforeAll(async () => {
  receiver = await openReceiver()
  world = await openWorld({ settings: { EVENT_PRIVATE_HOSTS: receiver.host } })
})
afterAll(async () => {
  await world.close()
  receiver.close()
})

type Body = { id: string; type: string; timestamp: string; data: Record<string, unknown> }

/** A hand-written verification, following the webhooks' guide of the reference. */
const PYTHON = `
import base64, hashlib, hmac, json, sys
sent = json.load(sys.stdin)
key = base64.b64decode(sent["secret"].removeprefix("whsec_"))
signed = f'{sent["id"]}.{sent["timestamp"]}.{sent["body"]}'.encode()
wanted = base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest()).decode()
given = [one.split(",", 1) for one in sent["signature"].split(" ")]
print(any(version == "v1" and hmac.compare_digest(value, wanted) for version, value in given))
`

test('a line, a call and two meetings are told as they happen, signed, and stand in the log with the same bodies', async () => {
  const { owner, lineId, number } = await openLiveLine(world)
  const webhooks = webhooksOf(world.url, owner.key)
  // What is published once the endpoint is there goes to it too.
  await until(
    'the log has the line',
    () => webhooks.log(1),
    ({ length }) => length === 1,
  )
  const { secret, endpoint } = await webhooks.create({ url: receiver.url })

  await phoneOf(world).call(number, [
    {
      say: 'Hi, this is Dana Reyes. My water heater is leaking, please call me back at 512 842 0193.',
    },
    { say: 'No, that is all. Thank you, bye.' },
  ])
  const [done, denied] = [newLink(), newLink()]
  await setRoom(world.sandboxUrl, { meeting_url: done, minutes: 1 })
  await setRoom(world.sandboxUrl, { meeting_url: denied, outcome: 'denied' })
  for (const meeting_url of [done, denied]) {
    await owner.api.post('/meetings', { meeting_url, max_minutes: 10 })
  }
  await receiver.whenGot(5, 30_000)

  const bodies = receiver.got.map(({ body }) => JSON.parse(body) as Body)
  const types = bodies.map(({ type }) => type).sort()
  expect(types).toEqual([
    'call.completed',
    'meeting.done',
    'meeting.failed',
    'message.created',
    'recap.delivered',
  ])
  for (const { headers, body } of receiver.got) {
    const event = new Webhook(secret).verify(body, headers) as Body
    expect(headers['webhook-id']).toBe(event.id)
    expect(await verifiedByPython(secret, headers, body)).toBe(true)
    expect(await verifiedByPython(secret, headers, `${body} `)).toBe(false)
  }
  expect(receiver.got.some(({ body }) => /Dana|heater|512842|@|supplier/i.test(body))).toBe(false)

  const log = await until(
    'the log has them all',
    () => webhooks.log(2),
    ({ length }) => length >= 6,
  )
  expect(log.map(({ body }) => body)).toEqual(expect.arrayContaining(bodies))
  expect(log.map(({ type }) => type)).toContain('LINE_LIVE')
  expect(log).toHaveLength(6)

  const call = bodies.find(({ type }) => type === 'call.completed')
  const links = call?.data.links as Record<string, string>
  expect(call?.data).toMatchObject({ line_id: lineId })
  const listed = await fetch(links.api ?? '', { headers: { authorization: `Bearer ${owner.key}` } })
  const { items } = (await listed.json()) as { items: { id: string }[] }
  expect(items.map(({ id }) => id)).toEqual([call?.data.call_id])
  expect((await webhooks.deliveries(endpoint.id)).every(({ deliveredAt }) => deliveredAt)).toBe(
    true,
  )
})

/** Asynchronous, because this process also has to serve the site. */
async function verifiedByPython(secret: string, headers: Record<string, string>, body: string) {
  const sent = {
    secret,
    body,
    id: headers['webhook-id'],
    timestamp: headers['webhook-timestamp'],
    signature: headers['webhook-signature'],
  }
  const running = promisify(execFile)('python3', ['-c', PYTHON])
  running.child.stdin?.end(JSON.stringify(sent))
  return (await running).stdout.trim() === 'True'
}

test('a mark is told once a pack, mails wanted or not', async () => {
  const { owner, lineId, number } = await openLiveLine(world)
  const webhooks = webhooksOf(world.url, owner.key)
  await world.app.db.account.update({
    where: { id: owner.accountId },
    data: { balanceMails: false },
  })
  await phoneOf(world).call(number, [{ say: 'What are your hours?' }, { say: 'Thanks, bye.' }], {
    duration_seconds: 2_200,
  })
  const log = await until(
    'it is told',
    () => webhooks.log(),
    (events) => events.some(({ type }) => type === 'LINE_LOW_BALANCE'),
  )
  const low = log.filter(({ type }) => type === 'LINE_LOW_BALANCE')
  expect(low.map(({ body }) => body.data)).toMatchObject([{ line_id: lineId, mark_seconds: 300 }])
})

test('an endpoint gets the types it wants, a test besides, and events of nobody else', async () => {
  const [one, other] = [await openLiveLine(world), await world.account()]
  const webhooks = webhooksOf(world.url, one.owner.key)
  const elsewhere = await openReceiver()
  const only = await webhooks.create({ url: receiver.url, types: ['CALL_COMPLETED'] })
  const before = receiver.got.length
  expect(await webhooksOf(world.url, other.key).create({ url: elsewhere.url })).toMatchObject({
    code: 'invalid_request',
    field: ['url'],
  })
  await webhooks.test(only.endpoint.id)
  await phoneOf(world).call(one.number, [{ say: 'Please call me back at 512 842 0193.' }])
  await until(
    'both arrived',
    () => receiver.got.length,
    (count) => count >= before + 2,
  )
  const log = await webhooks.log()
  expect(log.map(({ type }) => type)).toEqual(
    expect.arrayContaining(['MESSAGE_CREATED', 'WEBHOOK_TEST']),
  )
  const types = receiver.got.slice(before).map(({ body }) => (JSON.parse(body) as Body).type)
  expect(types.sort()).toEqual(['call.completed', 'webhook.test'])
  expect(elsewhere.got).toEqual([])
  elsewhere.close()
})
