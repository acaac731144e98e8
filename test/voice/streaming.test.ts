import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { FIXED_WORDS } from '../../src/receptionist/model/filler-and-failure-words.ts'
import { note } from '../receptionist/model/desk.ts'
import {
  says,
  sends,
  slowly,
  stallsAfter,
  streamingModel,
} from '../receptionist/streaming-model.ts'
import { carrierOf } from '../support/carrier-requests.ts'
import { recordsOf } from '../support/line-records.ts'
import { openLiveLine } from '../support/live-line.ts'
import { phoneOf, STRANGER } from '../support/phone.ts'
import { until } from '../support/until.ts'
import { openWorld, type World } from '../support/world.ts'

let world: World
let line: Awaited<ReturnType<typeof openLiveLine>>
let model: Awaited<ReturnType<typeof streamingModel>>
beforeAll(async () => {
  model = await streamingModel()
  world = await openWorld({
    settings: { OPENAI_BASE_URL: model.url, MODEL_REVIEW_MS: '0', LOG_LEVEL: 'silent' },
  })
  line = await openLiveLine(world, { languages: ['es'] })
})
beforeEach(() => {
  model.requests.length = 0
  model.replies.length = 0
})
afterAll(async () => {
  await world.close()
  model.close()
})

const DANA = note({
  name: 'Dana Reyes',
  phone: '(415) 323-4567',
  matter: 'The sink is leaking.',
  gist_english: 'Sink is leaking',
})

/** An answered call, with the carrier's end of the socket. */
async function answered(callSid: string) {
  const carrier = carrierOf(world.app)
  await carrier.post('/voice/incoming', { CallSid: callSid, From: STRANGER, To: line.number })
  const relay = await carrier.relay()
  relay.send({ type: 'setup', callSid, customParameters: { language: 'en' } })
  const prompt = (voicePrompt: string, lang = 'en-US') =>
    relay.send({ type: 'prompt', voicePrompt, lang, last: true })
  await framesOf(relay, 1)
  expect(relay.frames.splice(0)[0]?.token).toMatch(/How can I help\?$/)
  return { ...relay, prompt }
}

function framesOf({ frames }: { frames: unknown[] }, count: number) {
  return until(
    `${count} frames came`,
    () => frames,
    ({ length }) => length >= count,
  )
}

test('a whole call by a model: greeted in fixed words, answered, and its message kept', async () => {
  model.replies.push(
    says('', DANA),
    says(['Thank ', 'you, Dana. ', 'I have 4 1 5, 3 2 3,', ' 4 5 6 7. Is that right?']),
    says('I pass it on to the owner. Goodbye.', ['end_call', { reason: 'done' }]),
  )
  const { callSid: call_sid, act } = await phoneOf(world).dial(line.number, { unhurried: true })
  // Each is said after the line was heard: words spoken before the end of the greeting would take its rest for their
  // answer.
  const heard = (end: string) =>
    phoneOf(world).recordWhen(call_sid, ({ transcript }) =>
      transcript.some(({ who, text }) => who === 'line' && text.endsWith(end)),
    )
  const ears = await fetch(`${world.sandboxUrl}/phone/live/${call_sid}/events`)
  await heard('How can I help?')
  await act({ say: "I'm Dana Reyes, my sink is leaking, call me on 415 323 4567" })
  await heard('Is that right?')
  await act({ say: 'yes' })
  const { transcript, ended_by } = await phoneOf(world).recordWhen(
    call_sid,
    ({ ended_by }) => ended_by !== null,
  )
  await ears.body?.cancel()
  expect(transcript.slice(2).map(({ who, text }) => [who, text])).toEqual([
    ['caller', "I'm Dana Reyes, my sink is leaking, call me on 415 323 4567"],
    ['line', 'Thank you, Dana. I have 4 1 5, 3 2 3, 4 5 6 7. Is that right?'],
    ['caller', 'yes'],
    ['line', 'I pass it on to the owner. Goodbye.'],
  ])
  expect(transcript[0]?.text).toContain('AI receptionist, and this call is transcribed')
  expect(ended_by).toBe('line')
  await recordsOf(world, line).ended(call_sid)
  const [message] = await recordsOf(world, line).messages(1)
  expect(message).toMatchObject({
    name: 'Dana Reyes',
    phone: '+14153234567',
    message: expect.stringContaining('sink is leaking'),
  })
  const [call] = await recordsOf(world, line).calls(1)
  expect(call?.summary).toBe('Dana Reyes: Sink is leaking')
  const turns = await recordsOf(world, line).turns(call_sid)
  expect(turns.map(({ text }) => text)).toEqual(transcript.map(({ text }) => text))
})

test('words go out while the rest of them is still being made', async () => {
  model.replies.push(stallsAfter('I am sorry to hear that. ', 'May I'))
  const relay = await answered('CAstreams')
  relay.prompt('my sink is leaking')
  await framesOf(relay, 1)
  expect(relay.frames).toEqual([
    { type: 'text', token: 'I am sorry to hear that.', last: false, lang: 'en-US' },
  ])

  // If this process died now, the next one would know what the caller said.
  const callOf = () => world.app.db.call.findFirst({ where: { callSid: 'CAstreams' } })
  const kept = await until('the words are kept', callOf, (call) =>
    JSON.stringify(call?.dialogue).includes('sink is leaking'),
  )
  expect(kept?.dialogue).toMatchObject({ notes: { matters: ['my sink is leaking'] } })
  expect(kept?.dialogue).toMatchObject({ model: { open: [0] } }) // Takes a message, unless the matter is settled.

  // The caller interrupts, and is answered without waiting for the stalled reply.
  model.replies.push(says('Go on.'))
  relay.send({ type: 'interrupt', utteranceUntilInterrupt: 'I am' })
  relay.prompt('and the floor is wet')
  await framesOf(relay, 4)
  expect(relay.frames.slice(1)).toEqual([
    { type: 'text', token: '', last: true, lang: 'en-US' },
    { type: 'text', token: 'Go on.', last: false, lang: 'en-US' },
    { type: 'text', token: '', last: true, lang: 'en-US' },
  ])
  const turns = await recordsOf(world, line).turns('CAstreams')
  expect(turns.slice(2).map(({ text, cutShort }) => [text, cutShort])).toEqual([
    ['my sink is leaking', false],
    ['I am', true],
    ['and the floor is wet', false],
    ['Go on.', false],
  ])
  relay.close()
  await relay.closed
})

test('the voice changes its language before the first word', async () => {
  model.replies.push(says('Lo siento. ¿Me dice su nombre?'))
  const relay = await answered('CAspanish')
  relay.prompt('Hola, el fregadero de la cocina gotea mucho', 'es-US')
  await framesOf(relay, 4)
  expect(relay.frames.map(({ type, token, lang }) => [type, token ?? lang])).toEqual([
    ['language', undefined],
    ['text', 'Lo siento.'],
    ['text', ' ¿Me dice su nombre?'],
    ['text', ''],
  ])
  relay.close()
  await relay.closed
})

test('a model that fails in mid-call costs the caller nothing', async () => {
  const fails = sends(500, '{}')
  model.replies.push(
    says(
      'Sorry to hear that. May I have your name?',
      note({ matter: 'water heater is broken', gist_english: 'Water heater broken' }),
    ),
    ...[fails, fails], // The first and its second try: the caller is asked to say it again.
    fails, // The third in a row: from here the rules take over.
    fails,
    slowly(says('I promise he comes.'), 10),
  )
  const { call_sid, transcript } = await phoneOf(world).call(line.number, [
    { say: 'my water heater is broken' },
    { say: 'my name is Ann Lee' },
    { say: 'my name is Ann Lee' },
    { say: 'my number is 415 323 4568' },
    { say: 'yes' },
  ])
  const told = transcript.filter(({ who }) => who === 'line').map(({ text }) => text)
  expect(told).toHaveLength(7)
  expect(told[3]).toBe(FIXED_WORDS.en.again)
  expect(told.join()).not.toContain('promise')
  expect(told[5]).toContain('4 1 5, 3 2 3, 4 5 6 8')
  expect(told[6]).toBe(FIXED_WORDS.en.neutral)
  await recordsOf(world, line).ended(call_sid)
  const [message] = await recordsOf(world, line).messages(2)
  expect(message).toMatchObject({ name: 'Ann Lee', phone: '+14153234568' })
  expect(message?.message).toContain('water heater is broken')
})
