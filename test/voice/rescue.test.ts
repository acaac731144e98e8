import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { carrierOf } from '../support/carrier-requests.ts'
import { graphqlClient } from '../support/graphql-client.ts'
import { untilQuiet } from '../support/line-books.ts'
import { recordsOf } from '../support/line-records.ts'
import { openLiveLine } from '../support/live-line.ts'
import { outsideOf } from '../support/outside.ts'
import { phoneOf, STRANGER } from '../support/phone.ts'
import { RESUMED, scriptedReceptionist } from '../support/scripted-receptionist.ts'
import { until } from '../support/until.ts'
import { openWorld, type World } from '../support/world.ts'

const SETTINGS = { RATE_LIMIT_PER_MINUTE: '10000', LOG_LEVEL: 'silent' }
const RECORDING = 'https://carrier.example/recordings/RE1'
/** Not the carrier's own URL, which requires the carrier's password. */
const LEADS_TO_IT = expect.stringMatching(
  /^Voicemail: \S+\/console\/calls\/call_\w{26}#voicemail-1$/,
)
const PROMPT = /trouble hearing you.*after the tone/

let world: World
beforeAll(async () => {
  world = await openWorld({ settings: SETTINGS })
  world.app.receptionist = scriptedReceptionist
})
afterAll(() => world.close())

type Line = Awaited<ReturnType<typeof openLiveLine>>

/** Checks a voicemail's message and mail, and that it cost nothing. */
async function expectVoicemail(line: Line, callSid: string | null, text: unknown) {
  const records = recordsOf(world, line)
  const call = await records.ended(callSid)
  const [message] = await records.messages(1)
  expect(message).toMatchObject({ phone: STRANGER, message: text })
  expect(await world.app.db.message.findMany({ where: { callId: call.id } })).toMatchObject([
    { source: 'voicemail' },
  ])
  expect(await records.charges(call.id)).toEqual([{ seconds: 0, reason: 'Free: our side failed' }])
  await untilQuiet(world.app)
  const mails = await outsideOf(world.app.config).mails(line.owner.email)
  const [mail] = mails.filter(({ tag }) => tag === 'message')
  expect(mail?.text).toContain(message?.message)
  return { call, mails }
}

describe('the relay breaks off', () => {
  test('the call goes on from the stored turns, without the disclosure', async () => {
    const line = await openLiveLine(world)
    const { transcript, call_sid } = await phoneOf(world).call(line.number, [
      { say: 'note my pipe drips' },
      { say: 'break' },
      { say: 'note please hurry' },
      { say: 'bye' },
    ])
    const text = transcript.map((turn) => turn.text)
    expect(text).toContain(RESUMED)
    expect(text.filter((words) => words.includes('AI assistant'))).toHaveLength(1)
    const [message] = await recordsOf(world, line).messages(1)
    expect(message?.message).toBe('my pipe drips please hurry')
    const turns = await recordsOf(world, line).turns(call_sid)
    expect(turns.map(({ seq }) => seq)).toEqual(turns.map((_, index) => index + 1))
    const call = await recordsOf(world, line).ended(call_sid)
    expect(call).toMatchObject({ relayFailures: 1, freeReason: null })
  })

  test('again and again: the caller leaves a voicemail, free of charge', async () => {
    const line = await openLiveLine(world)
    const { transcript, call_sid } = await phoneOf(world).call(
      line.number,
      [{ say: 'note the garage' }, { say: 'break' }, { say: 'break' }, { say: 'It is flooding.' }],
      { duration_seconds: 70 },
    )
    expect(transcript.at(-2)?.text).toMatch(PROMPT)
    const { call } = await expectVoicemail(
      line,
      call_sid,
      expect.stringMatching(/^the garage\nVoicemail: http/),
    )
    expect(call).toMatchObject({ outcome: 'voicemail', billedSeconds: 0 })
    const { accountSid, authToken } = world.app.config.twilio
    const listen = () =>
      fetch(call.voicemailUrls[0] ?? '', {
        headers: {
          authorization: `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`,
        },
      })
    expect((await listen()).headers.get('content-type')).toContain('audio')

    const deletion = 'mutation ($id: ID!) { callDelete(id: $id) { __typename } }'
    await graphqlClient(world.url, line.owner.key)(deletion, { id: call.id })
    await until('the recording is gone with its call', async () => (await listen()).status === 404)
  })

  test('before a word is said, and the caller leaves nothing: free, and no message', async () => {
    const line = await openLiveLine(world)
    const { call_sid } = await phoneOf(world).call(line.number, [
      { say: 'break' },
      { say: 'break' },
    ])
    const call = await recordsOf(world, line).ended(call_sid)
    expect(call).toMatchObject({ freeReason: 'our_failure', voicemailUrls: [] })
    expect(await world.app.db.message.count({ where: { callId: call.id } })).toBe(0)
  })

  test('a relay that ended as it should is not rescued', async () => {
    const carrier = carrierOf(world.app)
    for (const form of [
      { CallStatus: 'completed', SessionStatus: 'failed' },
      { CallStatus: 'in-progress', SessionStatus: 'ended', HandoffData: '{"reason":"done"}' },
      { CallStatus: 'in-progress', SessionStatus: 'completed' },
    ]) {
      const answer = await carrier.post('/voice/relay-ended', { CallSid: 'CAx', ...form })
      expect(await answer.text()).toContain('<Response><Hangup/></Response>')
    }
  })
})

describe('the carrier falls back', () => {
  test('when we cannot answer at all: the call is noted, and its voicemail reaches the owner', async () => {
    const line = await openLiveLine(world)
    const form = { CallSid: 'CAfallback', From: STRANGER, To: line.number }
    const carrier = carrierOf(world.app)
    const twiml = await (await carrier.post('/voice/fallback', form)).text()
    expect(twiml).toMatch(PROMPT)
    expect(twiml).toContain('<Record action="/voice/voicemail"')
    expect((await recordsOf(world, line).turns('CAfallback')).map(({ text }) => text)).toEqual([
      expect.stringMatching(PROMPT),
    ])
    await carrier.post('/voice/voicemail', { ...form, RecordingUrl: RECORDING })
    await finish('CAfallback')
    await expectVoicemail(line, 'CAfallback', LEADS_TO_IT)
  })

  test('and the caller leaves nothing: nothing is charged', async () => {
    const line = await openLiveLine(world)
    const carrier = carrierOf(world.app)
    await carrier.post('/voice/fallback', { CallSid: 'CAsilent', From: STRANGER, To: line.number })
    await finish('CAsilent')
    expect(await recordsOf(world, line).ended('CAsilent')).toMatchObject({
      billedSeconds: 0,
      freeReason: 'our_failure',
    })
  })

  test('a voicemail of a call that we never heard of is not lost', async () => {
    const line = await openLiveLine(world)
    const form = { CallSid: 'CAnever', From: STRANGER, To: line.number, RecordingUrl: RECORDING }
    const carrier = carrierOf(world.app)
    await Promise.all([1, 2].map(() => carrier.post('/voice/voicemail', form)))
    await finish('CAnever')
    await expectVoicemail(line, 'CAnever', LEADS_TO_IT)
  })

  test('a voicemail that comes after the carrier’s last word is not lost', async () => {
    const line = await openLiveLine(world)
    const form = { CallSid: 'CAlate', From: STRANGER, To: line.number }
    const carrier = carrierOf(world.app)
    await carrier.post('/voice/fallback', form)
    await finish('CAlate')
    await recordsOf(world, line).ended('CAlate')
    for (const _twice of [1, 2]) {
      await carrier.post('/voice/voicemail', { ...form, RecordingUrl: RECORDING })
    }
    const { call, mails } = await expectVoicemail(line, 'CAlate', LEADS_TO_IT)
    expect(call.outcome).toBe('voicemail')
    expect(mails.filter(({ tag }) => tag === 'message')).toHaveLength(1)
  })

  test('for a number that is not in service, or a line without minutes, nobody is asked to leave anything', async () => {
    const carrier = carrierOf(world.app)
    const unknown = { CallSid: 'CAwrong', From: STRANGER, To: '+15128429999' }
    expect(await (await carrier.post('/voice/fallback', unknown)).text()).toContain(
      'not in service',
    )
    await carrier.post('/voice/voicemail', { ...unknown, RecordingUrl: RECORDING })
    expect(await world.app.db.call.count({ where: { callSid: 'CAwrong' } })).toBe(0)

    const line = await openLiveLine(world)
    const { call_sid } = await phoneOf(world).call(line.number, [{ say: 'hello' }], {
      duration_seconds: 4_200,
    })
    await recordsOf(world, line).ended(call_sid)
    const form = { CallSid: 'CAempty', From: STRANGER, To: line.number }
    const twiml = await (await carrier.post('/voice/fallback', form)).text()
    expect(twiml).toContain('(512) 842-2671')
    expect(twiml).not.toContain('<Record')
  })
})

function finish(CallSid: string) {
  const form = { CallSid, CallStatus: 'completed', CallDuration: '25' }
  return carrierOf(world.app).post('/webhooks/twilio/status', form)
}
