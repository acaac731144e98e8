import { afterAll, beforeAll, expect, test } from 'vitest'
import { reconcileCalls } from '../../src/calls/ask-about-quiet-calls.ts'
import { timeWords } from '../../src/calls/time-limit-words.ts'
import { addSeconds } from '../../src/kernel/clock.ts'
import { LANGUAGES } from '../../src/kernel/languages.ts'
import { untilQuiet } from '../support/line-books.ts'
import { recordsOf } from '../support/line-records.ts'
import { openLiveLine } from '../support/live-line.ts'
import { phoneOf } from '../support/phone.ts'
import { scriptedReceptionist } from '../support/scripted-receptionist.ts'
import { openWorld, type World } from '../support/world.ts'

let world: World
let nowIsLaterBySeconds = 0
const clock = { now: () => addSeconds(new Date(), nowIsLaterBySeconds) }

beforeAll(async () => {
  world = await openWorld({
    clock,
    settings: {
      LONGEST_CALL_SECONDS: '6',
      LINE_OVERDRAFT_MINUTES: '0',
      LOG_LEVEL: 'silent',
      RATE_LIMIT_PER_MINUTE: '10000',
    },
  })
  world.app.receptionist = scriptedReceptionist
})
afterAll(() => world.close())

const isOver = ({ status }: { status: string }) => status === 'completed'
const words = (transcript: { who: string; text: string }[]) =>
  transcript.filter(({ who }) => who === 'line').map(({ text }) => text)

test('the caller is told in the call’s language, then the line says goodbye and hangs up; the message is kept', async () => {
  const line = await openLiveLine(world, { languages: ['de'] })
  const call = await phoneOf(world).dial(line.number, { unhurried: true })
  await call.act({ say: 'note the sink leaks' })
  await call.act({ say: 'auf Deutsch' })
  const record = await phoneOf(world).recordWhen(call.callSid, isOver)
  expect(words(record.transcript).slice(-2)).toEqual([timeWords('de').soon, timeWords('de').over])
  expect(record.ended_by).toBe('line')

  const records = recordsOf(world, line)
  const ended = await records.ended(call.callSid)
  expect(ended).toMatchObject({ outcome: 'message_taken', freeReason: null })
  const [message] = await records.messages(1)
  expect(message?.message).toContain('the sink leaks')
  const said = (await records.turns(call.callSid)).filter(({ who }) => who === 'line')
  expect(said.slice(-2).map(({ text, language }) => [text, language])).toEqual([
    [timeWords('de').soon, 'de'],
    [timeWords('de').over, 'de'],
  ])
})

test('a call ends the same way when the line’s minutes and its overdraft are used up', async () => {
  const line = await openLiveLine(world)
  const records = recordsOf(world, line)
  const first = await phoneOf(world).call(line.number, [{ say: 'note hello' }], {
    duration_seconds: 2_397,
  })
  await records.ended(first.call_sid)
  await untilQuiet(world.app)
  expect(await records.balanceSeconds()).toBe(3)

  // A long limit for this call.
  const longest = world.app.config.longestCallSeconds
  world.app.config = { ...world.app.config, longestCallSeconds: 900 }
  const call = await phoneOf(world).dial(line.number, { unhurried: true })
  await call.act({ say: 'note the door is stuck' })
  const record = await phoneOf(world).recordWhen(call.callSid, isOver)
  world.app.config = { ...world.app.config, longestCallSeconds: longest }
  expect(record.ended_by).toBe('line')
  expect(words(record.transcript).at(-1)).toBe(timeWords('en').over)
  const messages = await records.messages(2)
  expect(messages[0]?.message).toContain('the door is stuck')
})

test('a call whose socket is gone is hung up by the carrier, charged once, and its message kept', async () => {
  const line = await openLiveLine(world)
  const before = world.app.config
  world.app.config = { ...before, longestCallSeconds: 900 }
  const call = await phoneOf(world).dial(line.number, { unhurried: true })
  await call.act({ say: 'note the gate is open' })
  await phoneOf(world).recordWhen(call.callSid, ({ transcript }) => transcript.length >= 3)
  const overdue = async (seconds: number) => {
    nowIsLaterBySeconds = seconds
    await reconcileCalls(world.app)
    nowIsLaterBySeconds = 0
    return (await phoneOf(world).record(call.callSid)).status
  }
  expect(await overdue(1_100)).toBe('in-progress')
  expect(await overdue(1_200)).toBe('completed')
  await overdue(1_200)
  world.app.config = before
  const records = recordsOf(world, line)
  const ended = await records.ended(call.callSid)
  expect(await records.charges(ended.id)).toEqual([
    { seconds: -ended.billedSeconds, reason: expect.stringMatching(/^Call of/) },
  ])
  expect((await records.messages(1))[0]?.message).toContain('the gate is open')
})

test('in every language there are words for it, and none says goodbye too soon', () => {
  const all = LANGUAGES.map((language) => timeWords(language))
  expect(new Set(all.flatMap(({ soon, over }) => [soon, over])).size).toBe(2 * LANGUAGES.length)
})
