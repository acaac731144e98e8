import { describe, expect, test } from 'vitest'
import { attendeeSignature } from '../../src/sandbox/sign-webhooks.ts'
import { MEET, openMeetings, seconds, told, UTTERANCES, ZOOM } from './meeting-world.ts'
import { setFault } from './sandbox-world.ts'

const ORDER = {
  meeting_url: ZOOM,
  bot_name: 'Notes for Rosa',
  metadata: { account_id: 'acct_1', name: 'Zoë' },
  deduplication_key: 'mtg_1',
  bot_chat_message: { to: 'everyone', message: 'I take notes.' },
}
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

type Event = { type: string; sub_type?: string; created_at: string }

type Meets = { outcome?: string; lobby_seconds?: number }

const kinds = (events: Event[]) => events.map(({ type, sub_type = null }) => [type, sub_type])

describe('a bot', () => {
  test('waits, is let in, leaves when the host ends it, and can be read', async () => {
    const { attendee, receiver, config, setRoom, reached } = await openMeetings()
    await setRoom({
      meeting_url: ZOOM,
      lobby_seconds: 30,
      minutes: 61 / 60,
      real_seconds: 2,
      utterances: UTTERANCES,
    })
    const made = await attendee('POST', '/bots', ORDER)
    expect(made).toMatchObject({
      status: 201,
      body: { state: 'joining', recording_state: 'not_started', deduplication_key: 'mtg_1' },
    })
    const testimony = await reached('done')
    expect(testimony).toMatchObject({
      provider: 'attendee',
      deduplication_key: 'mtg_1',
      chat: [{ message: 'I take notes.' }],
    })
    const { body: bot } = await attendee('GET', `/bots/${made.body.id}`)
    expect(bot).toMatchObject({
      state: 'ended',
      recording_state: 'complete',
      transcription_state: 'complete',
      metadata: ORDER.metadata,
    })
    expect(kinds(bot.events)).toEqual([
      ['join_requested', null],
      ['put_in_waiting_room', null],
      ['joined_meeting', null],
      ['recording_permission_granted', null],
      ['meeting_ended', null],
      ['post_processing_completed', null],
    ])
    const at = (type: string): string =>
      bot.events.find((event: Event) => event.type === type).created_at
    expect(seconds(at('join_requested'), at('joined_meeting'))).toBe(30)
    expect(seconds(at('joined_meeting'), at('meeting_ended'))).toBe(61)
    const { body: transcript } = await attendee('GET', `/bots/${bot.id}/transcript`)
    expect(transcript).toMatchObject([
      { speaker_name: 'Rosa', transcription: { transcript: UTTERANCES[0]?.text } },
      { speaker_name: null },
      { speaker_name: 'Ben', timestamp_ms: Date.parse(at('joined_meeting')) + 8_000 },
    ])

    await receiver.count(6)
    const tellings = told(receiver.received)
    expect(new Set(tellings.map((telling) => telling.idempotency_key)).size).toBe(6)
    expect(tellings.find(({ data }) => data.event_type === 'joined_meeting')).toMatchObject({
      bot_id: bot.id,
      bot_metadata: ORDER.metadata,
      trigger: 'bot.state_change',
      data: { old_state: 'waiting_room', new_state: 'joined_not_recording', event_sub_type: null },
    })
    for (const { path, body, headers } of receiver.received) {
      expect(path).toBe('/webhooks/attendee')
      expect(body).toContain('"name": "Zo\\u00eb"')
      expect(headers['x-webhook-signature']).toBe(
        attendeeSignature(config.attendee.webhookSecret ?? '', body),
      )
    }
  })

  test.each<[Meets, object, string[]]>([
    [{ outcome: 'denied' }, {}, ['could_not_join_meeting', 'request_to_join_denied']],
    [{ outcome: 'failed' }, {}, ['fatal_error', 'attendee_internal_error']],
    [
      { lobby_seconds: 300 },
      { waiting_room_timeout_seconds: 60 },
      ['could_not_join_meeting', 'waiting_room_timeout_exceeded'],
    ],
  ])('that meets %o is never in the meeting', async (room, automatic_leave_settings, ending) => {
    const { attendee, setRoom, reached } = await openMeetings()
    await setRoom({ meeting_url: MEET, utterances: UTTERANCES, real_seconds: 0.1, ...room })
    const order = { ...ORDER, meeting_url: MEET, automatic_leave_settings }
    const { body: made } = await attendee('POST', '/bots', order)
    await reached(room.outcome === 'failed' ? 'left' : 'done')
    const { body: bot } = await attendee('GET', `/bots/${made.id}`)
    expect(bot).toMatchObject({ state: 'fatal_error', recording_state: 'not_started' })
    expect(kinds(bot.events).at(-1)).toEqual(ending)
    expect((await attendee('GET', `/bots/${made.id}/transcript`)).body).toEqual([])
    expect((await attendee('POST', '/bots', order)).status).toBe(201)
  })

  test('leaves when its own time is up', async () => {
    const { attendee, setRoom, reached } = await openMeetings()
    await setRoom({ meeting_url: ZOOM, minutes: 90, real_seconds: 0.1 })
    const automatic_leave_settings = { max_uptime_seconds: 600 }
    const { body: made } = await attendee('POST', '/bots', { ...ORDER, automatic_leave_settings })
    const told = await reached('done')
    expect(seconds(told.joined_at ?? '', told.left_at ?? '')).toBe(600)
    const { body } = await attendee('GET', `/bots/${made.id}`)
    expect(kinds(body.events).slice(-3)).toEqual([
      ['leave_requested', 'auto_leave_max_uptime_exceeded'],
      ['left_meeting', null],
      ['post_processing_completed', null],
    ])
  })

  test('leaves when told to, from the lobby too, and then cannot be told again', async () => {
    const { attendee, setRoom, reached } = await openMeetings()
    await setRoom({ meeting_url: ZOOM, lobby_seconds: 600, minutes: 10, real_seconds: 3_600 })
    const { body: made } = await attendee('POST', '/bots', ORDER)
    await reached('waiting_room')
    expect(await attendee('POST', `/bots/${made.id}/leave`)).toMatchObject({
      status: 200,
      body: { state: 'leaving' },
    })
    const told = await reached('done')
    expect([told.joined_at, told.chat]).toEqual([null, []])
    const { body } = await attendee('GET', `/bots/${made.id}`)
    expect(kinds(body.events)).toContainEqual(['leave_requested', 'user_requested'])
    expect(body.state).toBe('ended')
    const again = await attendee('POST', `/bots/${made.id}/leave`)
    expect(again.status).toBe(400)
    expect(again.body.error).toContain('not allowed when bot is in state ended')
  })
})

describe('a deduplication key', () => {
  test('belongs to one bot that has not ended; a lost answer’s bot is found by it', async () => {
    const { attendee, url } = await openMeetings()
    const order = { ...ORDER, join_at: inDays(1) }
    await setFault(url, 'attendee', 'drop_response')
    await expect(attendee('POST', '/bots', order)).rejects.toThrow()
    const again = await attendee('POST', '/bots', order)
    expect(again.status).toBe(400)
    expect(again.body.error).toContain('Deduplication key already in use')
    const { body } = await attendee('GET', '/bots?deduplication_key=mtg_1')
    expect(body).toMatchObject({ next: null, previous: null, results: [{ state: 'scheduled' }] })
    expect((await attendee('GET', '/bots?deduplication_key=mtg_2')).body.results).toEqual([])
    expect((await attendee('GET', '/bots?states=ended')).body.results).toEqual([])

    const [bot] = body.results
    const join_at = inDays(2)
    expect((await attendee('PATCH', `/bots/${bot.id}`, { join_at })).body).toMatchObject({
      join_at,
    })
    expect((await attendee('DELETE', `/bots/${bot.id}`)).status).toBe(200)
    expect((await attendee('GET', `/bots/${bot.id}`)).status).toBe(404)
    expect((await attendee('POST', '/bots', order)).status).toBe(201)
  })
})

test('a bot that has set out cannot be deleted, and its own webhooks are told instead of ours', async () => {
  const { attendee, receiver, setRoom } = await openMeetings()
  await setRoom({ meeting_url: ZOOM, real_seconds: 3_600 })
  const webhooks = [{ url: `${receiver.url}/own`, triggers: ['bot.state_change'] }]
  const { body: made } = await attendee('POST', '/bots', { ...ORDER, webhooks })
  await receiver.count(1)
  expect(receiver.received[0]?.path).toBe('/own')
  const refused = await attendee('DELETE', `/bots/${made.id}`)
  expect(refused.status).toBe(400)
  expect(refused.body.error).toContain('can only be deleted when in scheduled state')
})

test('the signature is over canonical JSON, as Attendee’s own code computes it', () => {
  // Signed and written by Python: hmac over json.dumps(sort_keys, no ASCII escapes, no spaces); sent by plain
  // json.dumps.
  const body =
    '{"idempotency_key": "5d2a", "bot_id": "bot_1", "bot_metadata": {"name": "Zo\\u00eb \\u2013 \\u6771\\u4eac", "b": "2", "a": "1"}, "trigger": "bot.state_change", "data": {"old_state": "joining", "new_state": "fatal_error", "event_metadata": {"bot_duration_seconds": 12}, "event_sub_type": null}}'
  expect(attendeeSignature('c2FuZGJveC1hdHRlbmRlZS1zZWNyZXQ=', body)).toBe(
    'sdTRysmN2GIsXL9ssGCivGfopayBROh8ekFg1FZC2t0=',
  )
})

test('what Attendee refuses', async () => {
  const { attendee } = await openMeetings()
  const refused = async (change: object, body: object) =>
    expect(await attendee('POST', '/bots', { ...ORDER, ...change })).toEqual({ status: 400, body })
  const message = [expect.any(String)]
  await refused({ meeting_url: 'https://example.com/1' }, { meeting_url: ['Invalid meeting URL'] })
  await refused({ bot_name: undefined }, { bot_name: ['This field is required.'] })
  await refused({ bot_name: 'Notes 🎉' }, { bot_name: message })
  await refused({ join_at: inDays(-1) }, { join_at: ['join_at cannot be in the past'] })
  await refused({ metadata: {} }, { metadata: message })
  await refused({ colour: 'red' }, { non_field_errors: message })
  await refused(
    { automatic_leave_settings: { max_uptime_seconds: 0 } },
    { automatic_leave_settings: ['max_uptime_seconds must be a positive integer'] },
  )
  await refused(
    { automatic_leave_settings: { patience: 1 } },
    { automatic_leave_settings: ['Unexpected attribute: patience'] },
  )
  await refused({ bot_chat_message: {} }, { bot_chat_message: { message } })
  const stranger = await attendee('GET', '/bots', undefined, { Authorization: 'Token other' })
  expect(stranger.status).toBe(401)
})
