import { afterAll, beforeAll, expect, test } from 'vitest'
import { recordsOf } from '../support/line-records.ts'
import { openLiveLine } from '../support/live-line.ts'
import { phoneOf } from '../support/phone.ts'
import { scriptedReceptionist } from '../support/scripted-receptionist.ts'
import { openWorld, type World } from '../support/world.ts'

let world: World
let line: Awaited<ReturnType<typeof openLiveLine>>
beforeAll(async () => {
  world = await openWorld({ settings: { RATE_LIMIT_PER_MINUTE: '10000' } })
  world.app.receptionist = scriptedReceptionist
  line = await openLiveLine(world, { languages: ['de'] })
})
afterAll(() => world.close())

async function turnsOf(callSid: string | null) {
  const turns = await recordsOf(world, line).turns(callSid)
  return turns.map(({ who, text, cutShort }) => ({ who, text, cutShort }))
}

test('what the caller did not hear of an interrupted turn was not said', async () => {
  const { call_sid } = await phoneOf(world).call(line.number, [
    { say: 'hello' },
    { interrupt: 'Noted:' },
    { say: 'wait' },
  ])
  expect((await turnsOf(call_sid)).slice(1)).toEqual([
    { who: 'caller', text: 'hello', cutShort: false },
    { who: 'line', text: 'Noted:', cutShort: true },
    { who: 'caller', text: 'wait', cutShort: false },
    { who: 'line', text: 'Noted: 2.', cutShort: false },
  ])
})

test('keys are heard one by one', async () => {
  const { transcript, call_sid } = await phoneOf(world).call(line.number, [{ press: '4#' }])
  const said = transcript.map(({ text }) => text)
  expect(said).toContain('You pressed 4.')
  expect(said).toContain('You pressed #.')
  const keys = (await turnsOf(call_sid)).filter(({ who }) => who === 'caller')
  expect(keys.map(({ text }) => text)).toEqual(['4', '#'])
})

test('a change of language reaches the ears of the carrier', async () => {
  const { call_sid } = await phoneOf(world).call(line.number, [
    { say: 'hello' },
    { say: 'auf Deutsch' },
    { say: 'wie geht es' },
  ])
  const turns = await recordsOf(world, line).turns(call_sid)
  // The carrier's stand-in labels speech with the language it was set to.
  expect(turns.map(({ who, language }) => [who, language])).toEqual([
    ['line', 'en'],
    ['caller', 'en-US'],
    ['line', 'en'],
    ['caller', 'en-US'],
    ['line', 'de'],
    ['caller', 'de-DE'],
    ['line', 'de'],
  ])
})

test('the line hangs up when the receptionist is done', async () => {
  const { ended_by, transcript } = await phoneOf(world).call(line.number, [
    { say: 'bye' },
    { say: 'note this is never heard' },
  ])
  expect(ended_by).toBe('line')
  expect(transcript).toHaveLength(3)
})

test('what steers a display or cannot be stored is not kept of what was said', async () => {
  const { call_sid } = await phoneOf(world).call(line.number, [
    { say: 'note a\u0000b\u202Ec\u2066d\ud83de\r\nf 👩‍🔧' },
  ])
  const [, caller] = await turnsOf(call_sid)
  expect(caller?.text).toBe('note a b c d\ufffde f 👩‍🔧')
  const [message] = await recordsOf(world, line).messages(1)
  expect(message?.message).toBe('a b c d\ufffde f 👩‍🔧')
})
