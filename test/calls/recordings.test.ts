import { afterAll, beforeAll, expect, test } from 'vitest'
import { compareWithCarrier } from '../../src/calls/compare-with-carrier.ts'
import { addSeconds } from '../../src/kernel/clock.ts'
import { endClosedAccounts } from '../../src/workflows/end-account.ts'
import { carrierOf } from '../support/carrier-requests.ts'
import { graphqlClient } from '../support/graphql-client.ts'
import { recordsOf } from '../support/line-records.ts'
import { openLiveLine } from '../support/live-line.ts'
import { phoneOf, STRANGER } from '../support/phone.ts'
import { openBrowserByHand, signIn } from '../support/sign-in.ts'
import { until } from '../support/until.ts'
import { openWorld, type World } from '../support/world.ts'

let world: World
let line: Line
let laterBySeconds = 0

beforeAll(async () => {
  const clock = { now: () => addSeconds(new Date(), laterBySeconds) }
  const settings = { RECORDINGS: 'on', RATE_LIMIT_PER_MINUTE: '10000', LOG_LEVEL: 'silent' }
  world = await openWorld({ clock, settings })
  line = await openLiveLine(world)
})
afterAll(() => world.close())

type Line = Awaited<ReturnType<typeof openLiveLine>>
type Turns = Parameters<ReturnType<typeof phoneOf>['call']>[1]

const SAID: Turns = [{ say: 'My sink is leaking.' }, { say: 'Is this recorded?' }]

async function callTo({ number }: Line, turns = SAID, wishes: object = {}) {
  const { call_sid, transcript } = await phoneOf(world).call(number, turns, wishes)
  const callSid = call_sid ?? ''
  const call = await recordsOf(world, line).ended(callSid)
  return { callSid, callId: call.id, said: transcript.map(({ text }) => text).join(' ') }
}

const storedOf = (callId: string) =>
  until(
    'the recording is known',
    () => world.app.db.callRecording.findFirst({ where: { callId } }),
    (found) => found !== null,
  )

const ASKED = `query ($id: ID!) { call(id: $id) { durationSeconds voicemails { link { url } }
  recording { state durationSeconds startedAt link { url expiresAt } } } }`

async function recordingOf({ owner }: Line, id: string) {
  const { data } = await graphqlClient(world.url, owner.key)(ASKED, { id })
  return data?.call as {
    durationSeconds: number
    recording: { state: string; durationSeconds: number; link: { url: string } | null } | null
  }
}

/** The carrier's data about a call, requested with its own password. */
async function atCarrier(callSid: string, path = `/Calls/${callSid}/Recordings`, init = {}) {
  const { accountSid, authToken, apiBase } = world.app.config.twilio
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`
  const address = `${apiBase}/2010-04-01/Accounts/${accountSid}${path}.json`
  const answer = await fetch(address, { ...init, headers: { authorization } })
  return (await answer.json()) as { code?: number; recordings?: { source: string }[] }
}

const goneAtCarrier = (callSid: string) =>
  until(
    'the carrier has it no more',
    () => atCarrier(callSid),
    ({ recordings }) => recordings?.length === 0,
  )

test('a caller is told that the call is recorded, and it is: the owner hears it, whole or in parts', async () => {
  const { callId, callSid, said } = await callTo(line)
  expect(said).toContain('this call is recorded')
  expect(said).toContain('Yes, this call is recorded.')
  const stored = await storedOf(callId)
  const { durationSeconds, recording } = await recordingOf(line, callId)
  expect(recording).toMatchObject({ state: 'READY', durationSeconds })
  expect((await atCarrier(callSid)).recordings).toMatchObject([
    { source: 'StartCallRecordingTwiML' },
  ])

  const owner = await signIn(world, line.owner.email)
  const sound = `/console/calls/${callId}/recording.wav`
  const hear = async (headers: Record<string, string> = {}) => {
    const cookie = `frontdesk=${owner.cookies.get('frontdesk')}`
    const answer = await fetch(world.url + sound, { headers: { cookie, ...headers } })
    return { answer, bytes: Buffer.from(await answer.arrayBuffer()) }
  }
  const whole = await hear()
  expect(whole.answer.headers.get('content-type')).toBe('audio/wav')
  expect(whole.bytes.subarray(0, 4).toString()).toBe('RIFF')
  expect(whole.bytes).toHaveLength(44 + durationSeconds * 16_000)
  for (const [range, start, end] of [
    ['bytes=0-99', 0, 100],
    ['bytes=50-', 50, undefined],
    ['bytes=-10', -10, undefined],
  ] as const) {
    const { answer, bytes } = await hear({ range })
    expect([range, answer.status, bytes.equals(whole.bytes.subarray(start, end))]).toEqual([
      range,
      206,
      true,
    ])
    expect(answer.headers.get('content-range')).toMatch(/^bytes \d+-\d+\/\d+$/)
  }
  expect((await hear({ range: 'bytes=99999999-' })).answer.status).toBe(416)
  const page = await owner.get(`/console/calls/${callId}`)
  expect(page.html).toContain(sound)
  expect(page.html).not.toContain(stored?.carrierUrl)

  const stranger = await signIn(world, 'stranger@example.com')
  expect((await stranger.get(sound)).status).toBe(404)
  expect((await openBrowserByHand(world.url).get(sound)).status).toBe(303)
})

test('its link plays it to whoever has it, for an hour', async () => {
  const { callId } = await callTo(line)
  await storedOf(callId)
  const url = (await recordingOf(line, callId)).recording?.link?.url ?? ''
  expect(url.startsWith(`${world.url}/recordings/`)).toBe(true)
  const status = async (address: string) => (await fetch(address)).status
  expect(await status(url)).toBe(200)
  expect((await fetch(url, { method: 'HEAD' })).headers.get('accept-ranges')).toBe('bytes')
  const other = (await callTo(line)).callId
  for (const forged of [url.replace(callId, other), `${url}x`, `${world.url}/recordings/x`]) {
    expect(await status(forged)).toBe(404)
  }
  laterBySeconds = 3_601
  expect(await status(url)).toBe(404)
  laterBySeconds = 0
})

test('the carrier records from before the relay on, once, and tells us at a signed address', async () => {
  const form = { CallSid: 'CArecorded', From: STRANGER, To: line.number }
  const post = carrierOf(world.app).post
  const twiml = await (await post('/voice/incoming', form)).text()
  expect(twiml).toMatch(/<Response><Start><Recording [^>]*channels="dual"[^>]*\/><\/Start><Connect/)
  expect(twiml).toContain(`"${world.url}/webhooks/twilio/recording-status"`)
  expect(twiml).toContain('trim="do-not-trim"')
  const failed = { ...form, SessionStatus: 'failed', CallStatus: 'in-progress' }
  const rescued = await (await post('/voice/relay-ended', failed)).text()
  expect(rescued).toContain('<ConversationRelay')
  expect(rescued).not.toContain('<Start>')

  const path = '/webhooks/twilio/recording-status'
  const told = {
    CallSid: 'CArecorded',
    RecordingSid: `RE${'1'.repeat(32)}`,
    RecordingUrl: `https://api.twilio.com/Recordings/RE${'1'.repeat(32)}`,
    RecordingStatus: 'absent',
    RecordingDuration: '-1',
  }
  const { unsigned } = carrierOf(world.app)
  expect((await unsigned(path, told)).status).toBe(400)
  expect((await post(path, told, 'forged')).status).toBe(403)
  expect((await post(path, { ...told, RecordingDuration: 'x' })).status).toBe(400)
  expect((await post(path, { ...told, RecordingStatus: 'in-progress' })).status).toBe(200)
  for (let times = 0; times < 3; times += 1) expect((await post(path, told)).status).toBe(200)
  const { id } = await world.app.db.call.findFirstOrThrow({ where: { callSid: 'CArecorded' } })
  expect(await storedOf(id)).toMatchObject({ state: 'absent', durationSeconds: 0 })
  const events = await world.app.db.providerEvent.count({ where: { kind: 'recording.absent' } })
  expect(events).toBe(1)
  const status = { ...form, CallStatus: 'completed', CallDuration: '4' }
  await post('/webhooks/twilio/status', status)
  await recordsOf(world, line).ended('CArecorded')
  expect((await recordingOf(line, id)).recording).toMatchObject({ state: 'ABSENT', link: null })
})

test('as at the carrier, nobody begins to record a call that talks to a relay', async () => {
  const call = await phoneOf(world).dial(line.number)
  await phoneOf(world).recordWhen(call.callSid, ({ transcript }) => transcript.length >= 2)
  const path = `/Calls/${call.callSid}/Recordings`
  expect(await atCarrier('', path, { method: 'POST' })).toMatchObject({ code: 21_220 })
  await call.act({ hangup: true })
})

test('what the carrier could not tell is found in its own list', async () => {
  world.outage.isOut = (path) => path.startsWith('/webhooks/twilio/recording-status')
  const { callId } = await callTo(line)
  expect((await recordingOf(line, callId)).recording).toMatchObject({
    state: 'AWAITED',
    link: null,
  })
  laterBySeconds = 600
  await compareWithCarrier(world.app)
  expect(await storedOf(callId)).toMatchObject({ state: 'ready' })
  const { voicemailUrls, outcome } = await world.app.db.call.findFirstOrThrow({
    where: { id: callId },
  })
  expect([voicemailUrls, outcome]).toEqual([[], expect.not.stringMatching('voicemail')])
  laterBySeconds = 0
  world.outage.isOut = () => false
})

test('a recording goes with its call, also when it is told of afterwards, and with its account', async () => {
  const other = await openLiveLine(world)
  const calls = [await callTo(other), await callTo(other), await callTo(other)] as const
  for (const { callId } of calls) await storedOf(callId)
  const [deleted, late, last] = calls
  const ask = graphqlClient(world.url, other.owner.key)
  const deletion = 'mutation ($id: ID!) { callDelete(id: $id) { __typename } }'
  await ask(deletion, { id: deleted.callId })
  await goneAtCarrier(deleted.callSid)

  await world.app.db.callRecording.deleteMany({ where: { callId: late.callId } })
  await world.app.db.providerEvent.deleteMany({ where: { kind: 'recording.completed' } })
  await ask(deletion, { id: late.callId })
  const [found] = (await world.app.carrier.listRecordings(addSeconds(new Date(), -600))).filter(
    ({ callSid }) => callSid === late.callSid,
  )
  await carrierOf(world.app).post('/webhooks/twilio/recording-status', {
    CallSid: late.callSid,
    RecordingSid: found?.recordingUrl.split('/').at(-1) ?? '',
    RecordingUrl: found?.recordingUrl ?? '',
    RecordingStatus: 'completed',
    RecordingDuration: '4',
  })
  await goneAtCarrier(late.callSid)

  const owner = await signIn(world, other.owner.email)
  const form = { csrf: owner.csrfToken, email: other.owner.email }
  expect((await owner.post('/console/settings/delete', form)).status).toBe(303)
  await until(
    'the account is gone',
    async () => {
      await endClosedAccounts(world.app)
      return world.app.db.account.count({ where: { id: other.owner.accountId } })
    },
    (count) => count === 0,
  )
  await goneAtCarrier(last.callSid)
})

test('switched off, nothing is recorded and nobody is told that it is', async () => {
  const off = await openWorld({ settings: { LOG_LEVEL: 'silent' } })
  try {
    const own = await openLiveLine(off)
    const { transcript, call_sid } = await phoneOf(off).call(own.number, SAID)
    const told = transcript.flatMap(({ who, text }) => (who === 'line' ? [text] : []))
    const said = told.join(' ')
    expect(said).toContain("I'm the AI receptionist, and this call is transcribed.")
    expect(said).toContain("No, there's no recording, but what's said is written down.")
    expect(said.replace("there's no recording", '')).not.toMatch(/record/)
    const { id } = await recordsOf(off, own).ended(call_sid)
    expect(await off.app.carrier.listRecordings(addSeconds(new Date(), -600))).toEqual([])
    const { data } = await graphqlClient(off.url, own.owner.key)(ASKED, { id })
    expect(data?.call).toMatchObject({ recording: null, voicemails: [] })
    const owner = await signIn(off, own.owner.email)
    for (const path of [`/console/calls/${id}`, '/', '/terms', '/console/lines/new']) {
      expect((await owner.get(path)).html, path).not.toMatch(/calls? (is|are) recorded/i)
    }
    expect((await owner.get(`/console/calls/${id}/recording.wav`)).status).toBe(404)
  } finally {
    await off.close()
  }
})
