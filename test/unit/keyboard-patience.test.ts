import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PATIENCE_MS, silenceClock } from '../../gateways/voice/silence-clock.ts'
import { speakerEvents } from '../../src/sandbox/twilio/speaker-events.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** Time for a person at a keyboard to think and type: the first 20 seconds do not count as silence. */
const TYPING_MS = 20_000
const GREETING = 'Lopez Plumbing. How can I help?'
/** Six words of it, at 150 a minute. */
const GREETING_MS = 3_000

/** A live phone call as the line receives it: its silence clock follows the sandbox's speaker events. */
function liveCall({ scripted = false, unhurried = false } = {}) {
  let timesSilent = 0
  const clock = silenceClock(() => {
    timesSilent += 1
  })
  const caller = speakerEvents({
    asked: 'speaker-events',
    scripted,
    unhurried,
    send({ name, value }) {
      if (name === 'agentSpeaking') clock.linePlays(value === 'on')
      else clock.callerSpeaks(value === 'on')
    },
  })
  clock.release()
  caller.lineSays(GREETING)
  const silentAfter = (milliseconds: number) => {
    const before = timesSilent
    vi.advanceTimersByTime(milliseconds - 1)
    const early = timesSilent
    vi.advanceTimersByTime(1)
    return early === before && timesSilent === before + 1
  }
  return { caller, clock, silentAfter, timesSilent: () => timesSilent }
}

test('who says nothing at a keyboard is silent 27 seconds after the words, each time anew', () => {
  const { caller, silentAfter } = liveCall()
  expect(silentAfter(GREETING_MS + TYPING_MS + PATIENCE_MS)).toBe(true)
  caller.lineSays(GREETING)
  expect(silentAfter(GREETING_MS + TYPING_MS + PATIENCE_MS)).toBe(true)
})

test('silence on purpose counts at once, also when the line still talks', () => {
  const { caller, silentAfter } = liveCall()
  vi.advanceTimersByTime(GREETING_MS + 5_000)
  caller.callerIsSilent()
  expect(silentAfter(PATIENCE_MS)).toBe(true)
  caller.lineSays(GREETING)
  vi.advanceTimersByTime(1_000)
  caller.callerIsSilent()
  expect(silentAfter(GREETING_MS - 1_000 + PATIENCE_MS)).toBe(true)
  caller.lineSays(GREETING)
  expect(silentAfter(GREETING_MS + TYPING_MS + PATIENCE_MS)).toBe(true)
})

test('an act without a word gives the time to think anew; words end it', () => {
  const { caller, clock, silentAfter } = liveCall()
  vi.advanceTimersByTime(GREETING_MS + TYPING_MS - 1_000)
  clock.hears()
  caller.callerThinks()
  vi.advanceTimersByTime(TYPING_MS - 1_000)
  caller.callerSays()
  expect(silentAfter(PATIENCE_MS)).toBe(true)
})

test('who is unhurried is silent on purpose only, and who plays a script never thinks', () => {
  const { caller, silentAfter, timesSilent } = liveCall({ unhurried: true })
  vi.advanceTimersByTime(3_600_000)
  expect(timesSilent()).toBe(0)
  caller.callerIsSilent()
  expect(silentAfter(PATIENCE_MS)).toBe(true)
  expect(liveCall({ scripted: true }).silentAfter(PATIENCE_MS)).toBe(true)
})
