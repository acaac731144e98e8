import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Api } from '../support/api.ts'
import { LINE_SETUP, openLiveLine, type SetUp } from '../support/live-line.ts'
import { outsideOf } from '../support/outside.ts'
import { openWorld, type World } from '../support/world.ts'

let world: World

beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

type Refused = { error: { code: string; message: string } }

const setUp = <Body = SetUp>(api: Api, key: string, wishes: object = {}) =>
  api.post<Body>('/lines', { ...LINE_SETUP, ...wishes }, { 'idempotency-key': key })

const linesOf = (accountId: string) => world.app.db.line.findMany({ where: { accountId } })

test('a repeat gets the first answer, and makes nothing', async () => {
  const { api, accountId, email } = await world.account()
  const first = await setUp(api, 'one')
  const again = await setUp(api, 'one')
  expect(first.status).toBe(201)
  expect(first.headers.get('idempotent-replayed')).toBeNull()
  expect(again.status).toBe(201)
  expect(again.headers.get('idempotent-replayed')).toBe('true')
  expect(JSON.stringify(again.body)).toBe(JSON.stringify(first.body))
  expect(await linesOf(accountId)).toHaveLength(1)
  expect(outsideOf(world.app.config).sessions(email)).toHaveLength(1)
})

test('50 twins at once make one line and one checkout, and all end with one answer', async () => {
  const { api, accountId, email } = await world.account()
  const patient = async (): Promise<SetUp> => {
    const answer = await setUp(api, 'twins')
    if (answer.status === 201) return answer.body
    expect(answer.status).toBe(409)
    expect(answer.body).toMatchObject({ error: { code: 'idempotency_in_progress' } })
    expect(answer.headers.get('retry-after')).toBe('1')
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    return patient()
  }
  const bodies = await Promise.all(Array.from({ length: 50 }, patient))
  expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1)
  expect(await linesOf(accountId)).toHaveLength(1)
  expect(outsideOf(world.app.config).sessions(email)).toHaveLength(1)
})

test('the same key with another body, or at another place, is refused', async () => {
  const { owner, line } = await openLiveLine(world)
  const { api } = owner
  await setUp(api, 'used')
  const otherBody = await setUp<Refused>(api, 'used', { city: 'Austin' })
  const otherPlace = await api.post<Refused>(
    `/lines/${line.id}/minute-packs`,
    { pack: 'min40' },
    { 'idempotency-key': 'used' },
  )
  for (const { status, body } of [otherBody, otherPlace]) {
    expect(status).toBe(400)
    expect(body.error.code).toBe('idempotency_key_reused')
  }
})

test('another account may use the same key', async () => {
  const [one, other] = [await world.account(), await world.account()]
  const answers = [await setUp(one.api, 'shared'), await setUp(other.api, 'shared')]
  expect(new Set(answers.map(({ body }) => body.setup_id)).size).toBe(2)
})

test('a failure is not kept: the key works once the cause is gone', async () => {
  const { api } = await world.account()
  const wrong = await setUp(api, 'mended', { city: 5 })
  expect(wrong.status).toBe(400)
  const right = await setUp(api, 'mended')
  expect(right.status).toBe(201)
})

test('who died at work is succeeded after a minute, by one that finds what was made', async () => {
  const { api, accountId, email } = await world.account()
  const first = await setUp(api, 'orphan')
  await world.app.db.idempotencyRecord.updateMany({
    where: { accountId, key: 'orphan' },
    data: { status: null, body: null },
  })
  expect((await setUp(api, 'orphan')).status).toBe(409)
  await world.app.db.idempotencyRecord.updateMany({
    where: { accountId, key: 'orphan' },
    data: { claimedAt: new Date(Date.now() - 61_000) },
  })
  const successor = await setUp(api, 'orphan')
  expect(successor.status).toBe(201)
  expect(successor.body).toEqual(first.body)
  expect(await linesOf(accountId)).toHaveLength(1)
  expect(outsideOf(world.app.config).sessions(email)).toHaveLength(1)
})

test('after a day the key is new again', async () => {
  const { api, accountId } = await world.account()
  await setUp(api, 'daily')
  await world.app.db.idempotencyRecord.updateMany({
    where: { accountId, key: 'daily' },
    data: { createdAt: new Date(Date.now() - 86_400_000) },
  })
  const next = await setUp(api, 'daily', { city: 'Austin' })
  expect(next.status).toBe(201)
  expect(await linesOf(accountId)).toHaveLength(2)
})

test('packs of minutes are ordered once too', async () => {
  const { owner, line } = await openLiveLine(world)
  const { api, accountId } = owner
  const order = () =>
    api.post(`/lines/${line.id}/minute-packs`, { pack: 'min200' }, { 'idempotency-key': 'pack' })
  const [first, again] = [await order(), await order()]
  expect(again.body).toEqual(first.body)
  expect(await world.app.db.purchase.count({ where: { accountId, pack: 'min200' } })).toBe(1)
})

test.each(['', 'x'.repeat(256)])('a key of no or too many characters is refused', async (key) => {
  const { api } = await world.account()
  const { status, body } = await setUp<Refused>(api, key)
  expect(status).toBe(400)
  expect(body.error.message).toContain('Idempotency-Key')
})
