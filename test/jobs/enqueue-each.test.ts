import { setTimeout as wait } from 'node:timers/promises'
import type { PgBoss } from 'pg-boss'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { enqueueEach } from '../../src/platform/jobs/enqueue-each.ts'

const SOME_TIMERS_MS = 50

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-12-01T12:00:59.995Z'), toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

test('a timer that fires before the minute begins enqueues nothing in the minute before', async () => {
  const send = vi.fn(async () => null)
  const stop = enqueueEach({ send } as unknown as PgBoss, 'reconcile', () => undefined)
  // The clock stands still, as if each timer fired five milliseconds early.
  await wait(SOME_TIMERS_MS)
  expect(send).not.toHaveBeenCalled()
  vi.setSystemTime(new Date('2026-12-01T12:01:00Z'))
  await vi.waitUntil(() => send.mock.calls.length > 0, { timeout: 60_000 })
  await wait(SOME_TIMERS_MS)
  expect(send).toHaveBeenCalledTimes(1)
  stop()
})
