import { afterAll, beforeAll, expect, test } from 'vitest'
import { untilQuiet } from '../support/line-books.ts'
import { recordsOf } from '../support/line-records.ts'
import { openLiveLine, pay } from '../support/live-line.ts'
import { outsideOf } from '../support/outside.ts'
import { phoneOf } from '../support/phone.ts'
import { scriptedReceptionist } from '../support/scripted-receptionist.ts'
import { until } from '../support/until.ts'
import { openWorld, type World } from '../support/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({ settings: { RATE_LIMIT_PER_MINUTE: '10000', LOG_LEVEL: 'silent' } })
  world.app.receptionist = scriptedReceptionist
})
afterAll(() => world.close())

type Line = Awaited<ReturnType<typeof openLiveLine>>

/** A call of this many seconds, ended and charged. */
async function use(line: Line, seconds: number) {
  const { call_sid, transcript } = await phoneOf(world).call(line.number, [{ say: 'hello' }], {
    duration_seconds: seconds,
  })
  const call = await recordsOf(world, line).ended(call_sid)
  await untilQuiet(world.app)
  return { call, transcript }
}

async function balanceMails(line: Line) {
  const mails = await outsideOf(world.app.config).mails(line.owner.email)
  return mails.filter(({ tag }) => tag.startsWith('balance')).map(({ tag }) => tag)
}

async function buyPack(line: Line) {
  const records = recordsOf(world, line)
  const before = await records.balanceSeconds()
  const path = `/lines/${line.lineId}/minute-packs`
  const { body } = await line.owner.api.post<{ checkout_url: string }>(path, { pack: 'min40' })
  await pay(body.checkout_url)
  return until('the pack is credited', records.balanceSeconds, (seconds) => seconds !== before)
}

test.concurrent('a line answers below zero, is announced on the way, turns callers away at the limit, and the next pack pays', async () => {
  const line = await openLiveLine(world)
  const records = recordsOf(world, line)
  await use(line, 2_099)
  expect([await records.balanceSeconds(), await balanceMails(line)]).toEqual([301, []])
  await use(line, 20)
  expect(await balanceMails(line)).toEqual(['balance-low'])
  await use(line, 281)
  expect(await records.balanceSeconds()).toBe(0)
  expect(await balanceMails(line)).toEqual(['balance-zero', 'balance-low'])

  const { transcript } = await use(line, 599)
  expect(transcript[0]?.text).toContain('I am an AI assistant')
  expect(await balanceMails(line)).toHaveLength(2)
  await use(line, 20)
  expect(await balanceMails(line)).toEqual(['balance-negative', 'balance-zero', 'balance-low'])
  await use(line, 1_180)
  expect(await records.balanceSeconds()).toBe(-1_799)
  expect((await use(line, 20)).call.freeReason).toBeNull()

  const { call, transcript: said } = await use(line, 60)
  expect(said).toEqual([{ who: 'line', text: expect.stringContaining('(512) 842-2671') }])
  expect(said[0]?.text).toContain('Lopez Plumbing')
  expect(call).toMatchObject({ billedSeconds: 0, outcome: 'turned_away', freeReason: 'no_minutes' })
  expect(await records.charges(call.id)).toEqual([
    { seconds: 0, reason: 'Free: the line had no minutes left' },
  ])
  expect(await records.balanceSeconds()).toBe(-1_819)
  expect(await balanceMails(line)).toHaveLength(3)

  expect(await buyPack(line)).toBe(581)
  expect((await use(line, 20)).transcript[0]?.text).toContain('I am an AI assistant')
})

test.concurrent('each pack has its own mails, and a mark passed again in one pack is not told again', async () => {
  const line = await openLiveLine(world)
  await use(line, 2_150)
  expect(await balanceMails(line)).toEqual(['balance-low'])
  await buyPack(line)
  await use(line, 2_400)
  expect(await balanceMails(line)).toEqual(['balance-low', 'balance-low'])
  await use(line, 100)
  expect(await balanceMails(line)).toEqual(['balance-low', 'balance-low'])
})

test.concurrent('a call that passes several marks is told as the lowest of them', async () => {
  const line = await openLiveLine(world)
  await use(line, 3_600)
  expect(await balanceMails(line)).toEqual(['balance-negative'])
})
