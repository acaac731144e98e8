import { afterAll, beforeAll, expect, test } from 'vitest'
import { openApp } from '../../src/open-app.ts'
import { testNumber } from '../../src/test-lines/test-number.ts'
import { openWorld, type World } from '../support/world.ts'

const ORDER = { business_name: 'Lopez Plumbing', trade: 'plumbing' }
const CODES = Array.from({ length: 10_000 }, (_, number) => String(number).padStart(4, '0'))

let world: World
beforeAll(async () => {
  world = await openWorld({ workJobs: false })
})
afterAll(() => world.close())

/** The last response's Retry-After, in seconds. */
let retryAfter: number

type Answer = { test_code: string; error?: { code: string } }

async function order() {
  const { api } = await world.account()
  const { status, body, headers } = await api.post<Answer>('/test-lines', ORDER)
  retryAfter = Number(headers.get('retry-after'))
  return body.error?.code ?? [status, body.test_code]
}

test('two processes on one database agree on the number, and one of them buys it', async () => {
  const other = await openApp(world.app.config, world.app.config.databaseUrl ?? '')
  try {
    const asked = [world.app, other.app, world.app, other.app].map((app) => testNumber(app))
    expect(new Set(await Promise.all(asked)).size).toBe(1)
    expect(await world.app.carrier.findNumbers('Frontdesk test lines')).toHaveLength(1)
  } finally {
    await other.close()
  }
})

test('a number that a killed process bought is found again, not bought twice', async () => {
  const before = await testNumber(world.app)
  await world.app.db.sharedNumber.deleteMany()
  expect(await testNumber(world.app)).toBe(before)
})

test('with every code but one in use that one is given out, then none, then the first to expire', async () => {
  const tomorrow = new Date(Date.now() + 86_000_000)
  const holder = { accountId: 'acct_none', testLineId: 'test_none', hearKey: 'x'.repeat(12) }
  const held = CODES.filter((code) => code !== '4271')
  await world.app.db.testLineCode.createMany({
    data: held.map((code) => ({ ...holder, code, expiresAt: tomorrow })),
  })
  expect(await order()).toEqual([201, '4271'])
  const before = Date.now()
  expect(await order()).toBe('test_lines_unavailable')
  expect(retryAfter).toBeGreaterThanOrEqual((tomorrow.getTime() - Date.now()) / 1_000)
  expect(retryAfter).toBeLessThanOrEqual(Math.ceil((tomorrow.getTime() - before) / 1_000))
  await world.app.db.testLineCode.update({
    where: { code: '0007' },
    data: { expiresAt: new Date() },
  })
  const both = await Promise.all([order(), order()])
  expect(both.toSorted()).toEqual([[201, '0007'], 'test_lines_unavailable'])
})
