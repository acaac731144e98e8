import { afterEach, beforeEach, expect, test } from 'vitest'
import { systemClock } from '../../src/kernel/clock.ts'
import { openSandbox } from '../../src/sandbox/sandbox.ts'
import type { CallRecord } from '../../src/sandbox/twilio/call-record.ts'
import { openCarrier } from '../../src/sandbox/twilio/carrier.ts'
import { CALLER, connectTwiml, openWorld, send } from './twilio-world.ts'

let world: Awaited<ReturnType<typeof openWorld>>
beforeEach(async () => {
  world = await openWorld()
  world.app.answers.set('/voice/incoming', connectTwiml(world.app.relayUrl))
})
afterEach(() => world.close())

type State = {
  status: string
  transcript: { who: string; text: string }[]
  ended_by: string | null
  duration_seconds: number | null
}

/** Reads a live call's event stream until a state is reached. */
async function listenTo(id: string) {
  const response = await fetch(`${world.config.sandbox.url}/phone/live/${id}/events`)
  expect(response.headers.get('content-type')).toContain('text/event-stream')
  const states = statesOf(response)
  return async (reached: (state: State) => boolean): Promise<State> => {
    for (;;) {
      const { value, done } = await states.next()
      if (done) throw new Error('the stream ended')
      if (reached(value)) return value
    }
  }
}

async function* statesOf(response: Response): AsyncGenerator<State, void> {
  const decoder = new TextDecoder()
  let text = ''
  const reader = (response.body ?? new ReadableStream<Uint8Array>()).getReader()
  for (;;) {
    const { value, done } = await reader.read()
    if (done) return
    text += decoder.decode(value, { stream: true })
    const events = text.split('\n\n')
    text = events.pop() ?? ''
    for (const event of events) yield JSON.parse(event.replace(/^data: /, ''))
  }
}

async function dial(to: string) {
  const { status, body } = await world.post<{ id: string }>('/phone/live', { from: CALLER, to })
  expect(status).toBe(201)
  const act = (turn: unknown) => world.post<unknown>(`/phone/live/${body.id}`, turn)
  return { id: body.id, act, until: await listenTo(body.id) }
}

const lastSaid = (text: string) => (state: State) => state.transcript.at(-1)?.text === text

test('a person talks with the line, and hangs up', async () => {
  world.app.relay = (socket, frame) => {
    if (frame.type === 'prompt') {
      send(socket, { type: 'text', token: `You said ${frame.voicePrompt}.`, last: true })
    }
  }
  const { phoneNumber } = await world.buy()
  const { id, act, until } = await dial(phoneNumber)
  await until(lastSaid('Hello, this is an AI.'))
  expect((await act({ say: 'hello' })).status).toBe(204)
  await until(lastSaid('You said hello.'))
  await act({ hangup: true })
  const end = await until(({ ended_by }) => ended_by !== null)
  expect(end).toMatchObject({ status: 'completed', ended_by: 'caller' })
  expect(end.duration_seconds).toBeGreaterThanOrEqual(0)
  expect((await act({ say: 'too late' })).status).toBe(404)
  const kept = await fetch(`${world.config.sandbox.url}/phone/calls/${id}`)
  expect(await kept.json()).toMatchObject({ answered: true, transcript: end.transcript })
})

test('keys pressed one by one are gathered, and the line may end the call', async () => {
  world.app.answers.set(
    '/voice/incoming',
    '<Response><Gather numDigits="3" action="/digits"><Say>Code?</Say></Gather></Response>',
  )
  world.app.answers.set('/digits', '<Response><Say>Right.</Say><Hangup/></Response>')
  const { phoneNumber } = await world.buy()
  const { act, until } = await dial(phoneNumber)
  await until(lastSaid('Code?'))
  for (const press of ['1', '2', '3']) await act({ press })
  expect(await until(({ ended_by }) => ended_by !== null)).toMatchObject({ ended_by: 'line' })
  expect(world.app.hooks.find(({ path }) => path === '/digits')?.form.Digits).toBe('123')
})

test('a person who dials a number nobody bought, or acts nonsense, is told so', async () => {
  const nobody = await world.post('/phone/live', { from: CALLER, to: '(415) 555-0123' })
  expect(nobody.status).toBe(404)
  const { phoneNumber } = await world.buy()
  const { act, until } = await dial(phoneNumber)
  expect((await act({ press: 'A' })).status).toBe(400)
  await act({ hangup: true })
  await until(({ ended_by }) => ended_by !== null)
})

test('the page offers the numbers bought, and its script is served', async () => {
  const { phoneNumber } = await world.buy()
  const html = await (await fetch(`${world.config.sandbox.url}/phone`)).text()
  expect(html).toContain(`data-dial="${phoneNumber}"`)
  const script = await fetch(`${world.config.sandbox.url}/assets/phone.js`)
  expect(script.status).toBe(200)
  expect(script.headers.get('content-type')).toMatch(/javascript/)
})

test('a call the sandbox died in is concluded when it comes back', async () => {
  const { phoneNumber, sid } = await world.buy()
  const now = new Date().toISOString()
  const cut: CallRecord = {
    id: `CA${'0'.repeat(32)}`,
    numberSid: sid,
    from: CALLER,
    to: phoneNumber,
    forwardedFrom: undefined,
    status: 'in-progress',
    startedAt: now,
    answeredAt: now,
    endedAt: null,
    endedBy: null,
    durationSeconds: null,
    transcript: [{ who: 'line', text: 'one two three four five' }],
    errors: [],
  }
  world.sandbox.record.collection<CallRecord>('twilio-calls').put(cut)
  const { config, log } = world.sandbox
  const reopened = openSandbox({ config, log, clock: systemClock })
  const carrier = openCarrier(reopened.sandbox)
  expect(carrier.calls.get(cut.id)).toMatchObject({
    status: 'completed',
    endedBy: 'carrier',
    durationSeconds: 2,
  })
  expect(reopened.sandbox.record.collection('webhooks').list()).toMatchObject([
    { provider: 'twilio', body: expect.stringContaining(cut.id) },
  ])
  reopened.close()
})
