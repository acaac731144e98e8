import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PATIENCE_MS, type SilenceClock, silenceClock } from '../../gateways/voice/silence-clock.ts'

let ranOut: number
let clock: SilenceClock
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  ranOut = 0
  clock = silenceClock(() => {
    ranOut += 1
  })
})
afterEach(() => {
  clock.stop()
  vi.useRealTimers()
})

/** Whether it runs out exactly after this time. */
function runsOutAfter(milliseconds: number) {
  const before = ranOut
  vi.advanceTimersByTime(milliseconds - 1)
  const early = ranOut
  vi.advanceTimersByTime(1)
  return early === before && ranOut === before + 1
}

test('waits for the words to be played, as long as they take to say, and then some seconds', () => {
  clock.says('Are you still there? ')
  clock.says('Please say something.')
  clock.release()
  expect(runsOutAfter((7 / 2.5) * 1_000 + PATIENCE_MS)).toBe(true)
})

test('what the carrier says of the playing goes before the estimate, and a lost end of it does not hold the call', () => {
  clock.says(25)
  clock.release()
  clock.linePlays(true)
  vi.advanceTimersByTime(14_000)
  clock.linePlays(false)
  expect(runsOutAfter(PATIENCE_MS)).toBe(true)
  clock.release()
  clock.linePlays(true)
  vi.advanceTimersByTime(PATIENCE_MS + 1_000)
  expect(ranOut).toBe(1)
  vi.advanceTimersByTime(60_000)
  expect(ranOut).toBe(2)
})

test('whatever comes of the caller starts it anew; who goes on speaking is not silent', () => {
  clock.release()
  vi.advanceTimersByTime(PATIENCE_MS - 1)
  clock.hears()
  vi.advanceTimersByTime(PATIENCE_MS - 1)
  clock.callerSpeaks(true)
  vi.advanceTimersByTime(PATIENCE_MS)
  expect(ranOut).toBe(0)
  clock.callerSpeaks(false)
  expect(runsOutAfter(PATIENCE_MS)).toBe(true)
})

test('an interruption ends the playing', () => {
  clock.says(100)
  clock.release()
  clock.hears()
  expect(runsOutAfter(PATIENCE_MS)).toBe(true)
})

test('stands still before the talk begins, while a turn is in hand, and for good once it is stopped', () => {
  clock.says('Hello.')
  vi.advanceTimersByTime(60_000)
  clock.release()
  clock.hold()
  clock.hears()
  clock.says('Goodbye.')
  vi.advanceTimersByTime(60_000)
  clock.release()
  clock.stop()
  clock.hears()
  vi.advanceTimersByTime(60_000)
  expect(ranOut).toBe(0)
})
