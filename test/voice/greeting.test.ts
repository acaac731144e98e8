import { afterAll, beforeAll, expect, test } from 'vitest'
import { carrierOf } from '../support/carrier-requests.ts'
import { recordsOf } from '../support/line-records.ts'
import { openLiveLine } from '../support/live-line.ts'
import { phoneOf, STRANGER } from '../support/phone.ts'
import { until } from '../support/until.ts'
import { openWorld, type World } from '../support/world.ts'

let world: World
let line: Awaited<ReturnType<typeof openLiveLine>>
beforeAll(async () => {
  world = await openWorld({ settings: { RATE_LIMIT_PER_MINUTE: '10000' } })
  line = await openLiveLine(world, { languages: ['es', 'de'] })
})
afterAll(() => world.close())

test('the first words name the business, say that this is an AI and that the call is transcribed', async () => {
  const { transcript, call_sid } = await phoneOf(world).call(line.number, [])
  const [first] = transcript
  expect(first?.who).toBe('line')
  expect(first?.text).toContain('Lopez Plumbing')
  expect(first?.text).toMatch(/\bAI\b/)
  expect(first?.text).toMatch(/this call is transcribed/)
  const call = await recordsOf(world, line).ended(call_sid)
  expect(call.disclosedAt?.getTime()).toBeGreaterThanOrEqual(call.at.getTime())
})

test('the greeting cannot be talked over, and the line’s languages are announced to the carrier', async () => {
  const answer = await carrierOf(world.app).post('/voice/incoming', {
    CallSid: 'CAgreeting',
    From: STRANGER,
    To: line.number,
  })
  expect(answer.headers.get('content-type')).toContain('text/xml')
  const twiml = await answer.text()
  expect(twiml).toContain('welcomeGreetingInterruptible="none"')
  expect(twiml).toContain('<Connect action="/voice/relay-ended">')
  expect(twiml).toContain(`url="${world.url.replace('http', 'ws')}/voice/relay"`)
  expect(twiml).toContain('dtmfDetection="true"')
  expect([...twiml.matchAll(/<Language code="([^"]+)"/g)].map(([, code]) => code)).toEqual([
    'en-US',
    'es-US',
    'de-DE',
  ])
  const call = await world.app.db.call.findFirstOrThrow({ where: { callSid: 'CAgreeting' } })
  expect(call.disclosedAt).toBeNull()
})

test('one recogniser and one model hear all languages; the carrier is asked to say who speaks', async () => {
  const form = { CallSid: 'CAears', From: STRANGER, To: line.number }
  const twiml = await (await carrierOf(world.app).post('/voice/incoming', form)).text()
  expect(twiml).toMatch(/<ConversationRelay [^>]*language="en-US"/)
  expect(twiml).toMatch(/<ConversationRelay [^>]*events="speaker-events"/)
  const models = [...twiml.matchAll(/speechModel="([^"]+)"/g)].map(([, model]) => model)
  expect(models).toHaveLength(4)
  expect(new Set(models).size).toBe(1)
})

test('what follows the disclosure is said once, and can be talked over', async () => {
  const form = { CallSid: 'CArest', From: STRANGER, To: line.number }
  await carrierOf(world.app).post('/voice/incoming', form)
  const relay = await carrierOf(world.app).relay()
  relay.send({ type: 'setup', callSid: 'CArest' })
  const came = () =>
    until(
      'it is said',
      () => relay.frames,
      ({ length }) => length === 1,
    )
  await came()
  expect(relay.frames).toEqual([
    {
      type: 'text',
      token: expect.stringMatching(/How can I help\?$/),
      last: true,
      lang: 'en-US',
      interruptible: true,
    },
  ])
  relay.send({ type: 'setup', callSid: 'CArest' })
  relay.send({ type: 'interrupt', utteranceUntilInterrupt: 'How' })
  const turns = () => recordsOf(world, line).turns('CArest')
  const cut = await until('it is cut short', turns, (seen) => seen.at(-1)?.cutShort === true)
  expect(cut.map(({ text, cutShort }) => [text.slice(0, 9), cutShort])).toEqual([
    ['Lopez Plu', false],
    ['How', true],
  ])
  relay.close()
  await relay.closed
})

test('a withheld or odd number is no caller', async () => {
  for (const [index, From] of ['anonymous', '+266696687', 'Restricted', '', 'sip:a@b'].entries()) {
    const CallSid = `CAwithheld${index}`
    await carrierOf(world.app).post('/voice/incoming', { CallSid, From, To: line.number })
    expect(await world.app.db.call.findFirst({ where: { callSid: CallSid } })).toMatchObject({
      caller: null,
      freeReason: null,
    })
  }
})

test.each([
  { how: 'the forwarding phone is named', more: { forwarded_from: '+15128422671' } },
  { how: 'the leg is marked as diverted', more: { stir: 'TN-Validation-Passed-A-Diverted' } },
])('forwarding is seen once when $how', async ({ more }) => {
  const forwarded = await openLiveLine(world)
  const seen = async () => {
    const answer = await forwarded.owner.api.get<{ forwarding_seen_at: string | null }>(
      `/lines/${forwarded.lineId}`,
    )
    return answer.body.forwarding_seen_at
  }
  await phoneOf(world).call(forwarded.number, [], { stir: 'A' })
  expect(await seen()).toBeNull()
  const { call_sid } = await phoneOf(world).call(forwarded.number, [], more)
  const first = await seen()
  const call = await recordsOf(world, forwarded).ended(call_sid)
  expect(first).toBe(call.at.toISOString())
  expect(call.forwardedFrom).toBe(more.forwarded_from ?? null)
  await phoneOf(world).call(forwarded.number, [], more)
  expect(await seen()).toBe(first)
})

test('turns are stored in order while the call goes on', async () => {
  const call = await phoneOf(world).dial(line.number)
  const turns = () => recordsOf(world, line).turns(call.callSid)
  const stored = (count: number) => until(`${count} turns`, turns, (seen) => seen.length === count)
  await phoneOf(world).recordWhen(call.callSid, ({ transcript }) => transcript.length === 2)
  expect(await turns()).toHaveLength(2)
  await call.act({ say: 'Do you clean drains?' })
  await stored(4)
  await call.act({ say: 'Thank you. Where are you?' })
  const all = await stored(6)
  expect(all.map(({ seq, who }) => [seq, who])).toEqual([
    [1, 'line'],
    [2, 'line'],
    [3, 'caller'],
    [4, 'line'],
    [5, 'caller'],
    [6, 'line'],
  ])
  const heard = await phoneOf(world).recordWhen(
    call.callSid,
    ({ transcript }) => transcript.length === 6,
  )
  expect(all.map(({ who, text }) => ({ who, text }))).toEqual(heard.transcript)
  await call.act({ hangup: true })
})
