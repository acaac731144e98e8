import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openAlarm } from '../../src/platform/jobs/alarm.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('it rings at the earliest time asked for, once, and can be set again from its own ring', async () => {
  const rangAfterSeconds: number[] = []
  const beganMs = performance.now()
  const alarm = openAlarm(async () => {
    rangAfterSeconds.push(Math.round((performance.now() - beganMs) / 1_000))
    if (rangAfterSeconds.length === 1) alarm.ringWithin(5)
  })
  alarm.ringWithin(10)
  alarm.ringWithin(2)
  alarm.ringWithin(7)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(rangAfterSeconds).toEqual([2, 7])
})

test('once stopped it neither rings nor is set again', async () => {
  const ring = vi.fn(async () => undefined)
  const alarm = openAlarm(ring)
  alarm.ringWithin(1)
  alarm.stop()
  alarm.ringWithin(0.5)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(ring).not.toHaveBeenCalled()
})
