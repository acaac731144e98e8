import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { connectTwiml, openWorld, send } from './twilio-world.ts'

let world: Awaited<ReturnType<typeof openWorld>>
beforeEach(async () => {
  world = await openWorld()
  world.app.answers.set('/voice/incoming', connectTwiml(world.app.relayUrl))
})
afterEach(() => world.close())

const hooksAt = (path: string) => world.app.hooks.filter((hook) => hook.path === path)
const statusReported = () => vi.waitFor(() => expect(hooksAt('/status').length).toBeGreaterThan(0))

test('a scripted call is a conversation over the real doors, all of them signed', async () => {
  world.app.relay = (socket, frame) => {
    if (frame.type !== 'prompt') return
    send(socket, { type: 'text', token: 'You said ', last: false })
    send(socket, { type: 'text', token: `${frame.voicePrompt}.`, last: true })
  }
  const { phoneNumber, sid } = await world.buy()
  const outcome = await world.call(
    phoneNumber,
    [{ say: 'hello' }, { say: 'hola', lang: 'es-ES' }],
    {
      stir: 'A',
      forwarded_from: '(415) 237-0199',
    },
  )
  expect(outcome).toEqual({
    call_sid: expect.stringMatching(/^CA[0-9a-f]{32}$/),
    answered: true,
    transcript: [
      { who: 'line', text: 'Hello, this is an AI.' },
      { who: 'caller', text: 'hello' },
      { who: 'line', text: 'You said hello.' },
      { who: 'caller', text: 'hola' },
      { who: 'line', text: 'You said hola.' },
    ],
    ended_by: 'caller',
    duration_seconds: 6,
  })
  await statusReported()
  const [incoming] = hooksAt('/voice/incoming')
  expect(incoming?.form).toMatchObject({
    CallSid: outcome.call_sid,
    CallStatus: 'ringing',
    Direction: 'inbound',
    From: '+12123456789',
    FromState: 'NY',
    To: phoneNumber,
    ForwardedFrom: '+14152370199',
    StirVerstat: 'TN-Validation-Passed-A',
  })
  expect(hooksAt('/ended')[0]?.form).toMatchObject({
    SessionStatus: 'completed',
    CallStatus: 'completed',
  })
  expect(world.app.frames[0]).toMatchObject({
    type: 'setup',
    sessionId: expect.stringMatching(/^VX/),
    callSid: outcome.call_sid,
    from: '+12123456789',
    forwardedFrom: '+14152370199',
    customParameters: { line: 'a & b' },
  })
  expect(world.app.frames.slice(1)).toEqual([
    { type: 'prompt', voicePrompt: 'hello', lang: 'en-US', last: true },
    { type: 'prompt', voicePrompt: 'hola', lang: 'es-ES', last: true },
  ])
  expect(world.app.hooks.map(({ genuine }) => genuine)).not.toContain(false)
  expect(world.app.upgradeGenuine).toBe(true)
  const call = await world.client.calls(outcome.call_sid).fetch()
  expect(call).toMatchObject({ status: 'completed', duration: '6', phoneNumberSid: sid })
})

test('an end frame hangs up, with its hand-off data posted', async () => {
  world.app.answers.set('/ended', '<Response><Say>Goodbye.</Say></Response>')
  world.app.relay = (socket, frame) => {
    if (frame.type === 'prompt') send(socket, { type: 'end', handoffData: '{"reason":"done"}' })
  }
  const { phoneNumber } = await world.buy()
  const outcome = await world.call(phoneNumber, [{ say: 'bye' }, { say: 'never said' }])
  expect(outcome.ended_by).toBe('line')
  expect(outcome.transcript.at(-1)).toEqual({ who: 'line', text: 'Goodbye.' })
  expect(hooksAt('/ended')[0]?.form).toMatchObject({
    SessionStatus: 'ended',
    HandoffData: '{"reason":"done"}',
    CallStatus: 'in-progress',
  })
})

const VOICEMAIL =
  '<Response><Say>Leave a message.</Say><Record action="/voicemail" transcribeCallback="/words"/></Response>'

test('when the socket dies the action says what happens next: voicemail', async () => {
  world.app.answers.set('/ended', VOICEMAIL)
  world.app.answers.set('/voicemail', '<Response><Say>Thank you.</Say><Hangup/></Response>')
  world.app.relay = (socket, frame) => {
    if (frame.type === 'setup') socket.terminate()
  }
  const { phoneNumber } = await world.buy()
  const outcome = await world.call(phoneNumber, [{ say: 'Please call me back' }])
  expect(hooksAt('/ended')[0]?.form).toMatchObject({ SessionStatus: 'failed', ErrorCode: '64105' })
  expect(outcome.transcript.slice(1)).toEqual([
    { who: 'line', text: 'Leave a message.' },
    { who: 'caller', text: 'Please call me back' },
    { who: 'line', text: 'Thank you.' },
  ])
  expect(outcome.ended_by).toBe('line')
  const recording = hooksAt('/voicemail')[0]?.form ?? {}
  expect(recording).toMatchObject({
    RecordingSid: expect.stringMatching(/^RE/),
    RecordingDuration: '2',
  })
  await vi.waitFor(() =>
    expect(hooksAt('/words')[0]?.form.TranscriptionText).toBe('Please call me back'),
  )
  const authorization = `Basic ${Buffer.from(`${world.config.twilio.accountSid}:${world.config.twilio.authToken}`).toString('base64')}`
  const audio = await fetch(recording.RecordingUrl ?? '', { headers: { authorization } })
  expect(audio.headers.get('content-type')).toMatch(/^audio\//)
  expect((await audio.arrayBuffer()).byteLength).toBe(44 + 2 * 16_000)
})

test('a socket that cannot be opened fails the same way', async () => {
  world.app.answers.set('/voice/incoming', connectTwiml('ws://localhost:1/nowhere'))
  world.app.answers.set('/ended', '<Response><Say>Sorry.</Say></Response>')
  const { phoneNumber } = await world.buy()
  const outcome = await world.call(phoneNumber, [{ say: 'hello' }])
  expect(hooksAt('/ended')[0]?.form).toMatchObject({ SessionStatus: 'failed', ErrorCode: '64102' })
  expect(outcome.transcript).toEqual([{ who: 'line', text: 'Sorry.' }])
})

test.each(['no json', '{"type":"shout"}', '{"type":"text"}'])(
  'a frame like %s is error 64107',
  async (bad) => {
    world.app.relay = (socket, frame) => {
      if (frame.type === 'setup') socket.send(bad)
    }
    const { phoneNumber } = await world.buy()
    await world.call(phoneNumber, [{ say: 'hello' }])
    expect(world.app.frames.find(({ type }) => type === 'error')?.description).toContain(bad)
    expect(hooksAt('/ended')[0]?.form).toMatchObject({
      SessionStatus: 'failed',
      ErrorCode: '64107',
    })
  },
)

test('keys and interruptions reach a line that allows them', async () => {
  const attributes = 'welcomeGreeting="one two three four" dtmfDetection="true"'
  world.app.answers.set('/voice/incoming', connectTwiml(world.app.relayUrl, attributes))
  world.app.relay = (socket, frame) => {
    if (frame.digit === '2')
      send(socket, { type: 'text', token: 'Twelve.', last: true, interruptible: false })
  }
  const { phoneNumber } = await world.buy()
  const turns = [{ interrupt: true }, { interrupt: 'one' }, { press: '12' }, { interrupt: true }]
  await world.call(phoneNumber, turns)
  expect(world.app.frames.slice(1)).toEqual([
    { type: 'interrupt', utteranceUntilInterrupt: 'one two', durationUntilInterruptMs: 800 },
    { type: 'interrupt', utteranceUntilInterrupt: 'one', durationUntilInterruptMs: 400 },
    { type: 'dtmf', digit: '1' },
    { type: 'dtmf', digit: '2' },
  ])
})

test('a voice URL that fails is replaced by the fallback', async () => {
  world.app.answers.set('/voice/incoming', 500)
  world.app.answers.set('/voice/fallback', '<Response><Say>We are down &amp; out.</Say></Response>')
  const { phoneNumber } = await world.buy({
    voiceFallbackUrl: `${world.config.baseUrl}/voice/fallback`,
  })
  const outcome = await world.call(phoneNumber, [])
  expect(hooksAt('/voice/fallback')[0]).toMatchObject({
    genuine: true,
    form: { ErrorCode: '11200', ErrorUrl: expect.stringContaining('/voice/incoming?line=1') },
  })
  expect(outcome).toMatchObject({
    answered: true,
    ended_by: 'line',
    transcript: [{ who: 'line', text: 'We are down & out.' }],
  })
})

test.each([500, '<Response><Say>', '<Wrong/>'])(
  'without a fallback, %s fails the call',
  async (answer) => {
    world.app.answers.set('/voice/incoming', answer)
    const { phoneNumber } = await world.buy()
    const outcome = await world.call(phoneNumber, [{ say: 'hello' }], { duration_seconds: 9 })
    expect(outcome).toMatchObject({ answered: false, ended_by: 'carrier', duration_seconds: 0 })
    await statusReported()
    expect(hooksAt('/status')[0]?.form).toMatchObject({ CallStatus: 'failed', CallDuration: '0' })
  },
)

test('a gather posts the digits it asked for, and falls through on silence', async () => {
  const ask =
    '<Gather numDigits="4" action="/digits"><Say>Your code?</Say></Gather><Say>No code.</Say>'
  world.app.answers.set('/voice/incoming', `<Response>${ask}</Response>`)
  world.app.answers.set(
    '/digits',
    '<Response><Gather input="dtmf speech" action="/more"/></Response>',
  )
  const { phoneNumber } = await world.buy()
  const keyed = await world.call(phoneNumber, [{ press: '123456#' }])
  expect(hooksAt('/digits')[0]?.form.Digits).toBe('1234')
  expect(hooksAt('/more')[0]?.form).toMatchObject({ Digits: '56', FinishedOnKey: '#' })
  expect(keyed.transcript[1]).toEqual({ who: 'caller', text: '(presses 1234)' })
  const silent = await world.call(phoneNumber, [])
  expect(silent.transcript.at(-1)).toEqual({ who: 'line', text: 'No code.' })
  expect(silent.ended_by).toBe('line')
})

test('a line that asks a silent caller for ever is hung up on', async () => {
  const circle = '<Response><Gather action="/x"/><Redirect>/voice/incoming</Redirect></Response>'
  world.app.answers.set('/voice/incoming', circle)
  const { phoneNumber } = await world.buy()
  expect((await world.call(phoneNumber, [])).ended_by).toBe('caller')
})

test('a rejected call is not answered', async () => {
  world.app.answers.set('/voice/incoming', '<Response><Reject reason="busy"/></Response>')
  const { phoneNumber } = await world.buy()
  const outcome = await world.call(phoneNumber, [])
  expect(outcome).toMatchObject({ answered: false, ended_by: 'line', transcript: [] })
  expect((await world.client.calls(outcome.call_sid).fetch()).status).toBe('busy')
})

test('the length reported is the length asked for', async () => {
  const { phoneNumber } = await world.buy()
  const outcome = await world.call(phoneNumber, [], { duration_seconds: 61.2 })
  expect(outcome.duration_seconds).toBe(61.2)
  await statusReported()
  expect(hooksAt('/status')[0]).toMatchObject({
    genuine: true,
    form: {
      CallSid: outcome.call_sid,
      CallStatus: 'completed',
      CallDuration: '61.2',
      Duration: '2',
    },
  })
})

test('the duplicate fault tells the end of a call more than once', async () => {
  const { phoneNumber } = await world.buy()
  world.sandbox.faults.set('twilio', 'duplicate', 1)
  const { call_sid } = await world.call(phoneNumber, [])
  await vi.waitFor(() => expect(hooksAt('/status').length).toBeGreaterThan(1))
  expect(new Set(hooksAt('/status').map(({ form }) => form.CallSid))).toEqual(new Set([call_sid]))
})

test('the application can hang up through the REST API', async () => {
  world.app.relay = (_socket, frame) => {
    if (frame.type === 'prompt') {
      const callSid = world.app.frames[0]?.callSid
      world.client.calls(String(callSid)).update({ status: 'completed' })
    }
  }
  const { phoneNumber } = await world.buy()
  const outcome = await world.call(phoneNumber, [{ say: 'hello' }, { say: 'never said' }])
  expect(outcome.ended_by).toBe('line')
  expect(outcome.transcript).toHaveLength(2)
  const late = world.client.calls(outcome.call_sid).update({ status: 'completed' })
  await expect(late).rejects.toMatchObject({ status: 400, code: 21220 })
})

test('a number nobody bought is not answered', async () => {
  expect(await world.call('+14155550123', [{ say: 'hello' }])).toEqual({
    call_sid: null,
    answered: false,
    transcript: [],
    ended_by: 'carrier',
    duration_seconds: 0,
  })
})

test.each([
  ['to', { to: 'nobody' }],
  ['turns.1', { turns: [{ say: 'a' }, { shout: 'b' }] }],
  ['duration_seconds', { duration_seconds: -1 }],
  ['stir', { stir: 'Z' }],
])('bad input names the field %s', async (field, changes) => {
  const { status, body } = await world.post<{ error: { message: string } }>('/phone/calls', {
    from: '+12123456789',
    to: '+14155550123',
    turns: [],
    ...changes,
  })
  expect(status).toBe(400)
  expect(body.error.message).toMatch(new RegExp(`^${field}(\\.|:)`))
})

test('a call stays on record', async () => {
  const { phoneNumber } = await world.buy()
  const outcome = await world.call(phoneNumber, [])
  const response = await fetch(`${world.config.sandbox.url}/phone/calls/${outcome.call_sid}`)
  expect(await response.json()).toMatchObject({ ...outcome, to: phoneNumber, status: 'completed' })
})
