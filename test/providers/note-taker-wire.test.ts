import { describe, expect, test } from 'vitest'
import { readConfig } from '../../src/kernel/config/config.ts'
import { attendeeNoteTaker } from '../../src/providers/attendee/attendee.ts'
import { BookingRefused, type BotOrder } from '../../src/providers/note-takers/note-taker.ts'
import { recallNoteTaker } from '../../src/providers/recall/recall.ts'
import { type Reply, scriptedService } from './scripted-service.ts'

const NOW = new Date('2026-11-21T10:00:00Z')
const clock = { now: () => NOW }
const at = (second: number) => new Date(+NOW + second * 1_000).toISOString()

const order: BotOrder = {
  accountId: 'acct_1',
  meetingId: 'mtg_1',
  meetingUrl: 'https://zoom.us/j/12345678901',
  joinAt: new Date('2026-11-21T11:00:00Z'),
  botName: 'Frontdesk Notes',
  notice: 'I write down what is said.',
  maxMinutes: 45,
}

async function recallAt(script: Record<string, Reply | Reply[]>) {
  const service = await scriptedService(script)
  const config = readConfig({
    RECALL_API_KEY: 'recall-key',
    RECALL_WEBHOOK_SECRET: 'whsec_c2VjcmV0',
    RECALL_API_BASE: service.url,
  })
  return { ...service, noteTaker: recallNoteTaker(config, clock) }
}

async function attendeeAt(script: Record<string, Reply | Reply[]>) {
  const service = await scriptedService(script)
  const config = readConfig({
    ATTENDEE_API_KEY: 'attendee-key',
    ATTENDEE_WEBHOOK_SECRET: 'c2VjcmV0',
    ATTENDEE_API_BASE: service.url,
  })
  return { ...service, noteTaker: attendeeNoteTaker(config, clock) }
}

const none: Reply = { body: { results: [] } }

describe('Recall', () => {
  const LIST = 'GET /api/v1/bot/?metadata__meeting_id=mtg_1'
  const MAKE = 'POST /api/v1/bot/'
  const BOT = '/api/v1/bot/bot-1/'

  test('a booking says who comes, when, for how long, what it tells and that no recording is kept', async () => {
    const { noteTaker, asked } = await recallAt({
      [LIST]: none,
      [MAKE]: { status: 201, body: { id: 'bot-1' } },
    })
    expect(await noteTaker.book(order)).toEqual({ botId: 'bot-1' })
    expect(asked.map(({ headers }) => headers.authorization)).toEqual(['recall-key', 'recall-key'])
    expect(asked[1]?.headers['idempotency-key']).toBe('mtg_1:2026-11-21T10:00')
    expect(asked[1]?.body).toMatchObject({
      meeting_url: order.meetingUrl,
      bot_name: order.botName,
      join_at: '2026-11-21T11:00:00.000Z',
      metadata: { account_id: 'acct_1', meeting_id: 'mtg_1' },
      recording_config: {
        transcript: { provider: { recallai_streaming: { mode: 'prioritize_accuracy' } } },
        audio_mixed_mp3: null,
        video_mixed_mp4: null,
      },
      automatic_leave: { waiting_room_timeout: 900, in_call_recording_timeout: 2_700 },
      chat: { on_bot_join: { send_to: 'everyone', message: order.notice } },
    })
  })

  test.each([null, NOW, new Date(+NOW - 60_000)])('a bot for %s joins at once', async (joinAt) => {
    const { noteTaker, asked } = await recallAt({
      [LIST]: none,
      [MAKE]: { status: 201, body: { id: 'bot-1' } },
    })
    await noteTaker.book({ ...order, joinAt })
    expect(asked[1]?.body).not.toHaveProperty('join_at')
  })

  test.each([
    [400, { meeting_url: ['Unsupported meeting url.'] }, 'caller'],
    [400, { bot_name: ['Ensure this field has no more than 100 characters.'] }, 'ours'],
    [401, { detail: 'Invalid API token' }, 'ours'],
    [402, { detail: 'Insufficient credit balance' }, 'ours'],
    [403, '<html>Request blocked</html>', 'ours'],
  ])('%i %j is refused for good, owed to %s', async (status, body, fault) => {
    const { noteTaker } = await recallAt({ [LIST]: none, [MAKE]: { status, body } })
    const refusal = await noteTaker.book(order).catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(BookingRefused)
    expect(refusal).toMatchObject({
      fault,
      message: expect.stringMatching(/^The note-taker .+\.$/),
    })
  })

  test.each([409, 429, 500, 502, 503, 504, 507])('%i is worth another try', async (status) => {
    const { noteTaker } = await recallAt({
      [LIST]: none,
      [MAKE]: [
        { status, body: '<html>busy</html>' },
        { status: 201, body: { id: 'bot-1' } },
      ],
    })
    const error = await noteTaker.book(order).catch((thrown: unknown) => thrown)
    expect(error).not.toBeInstanceOf(BookingRefused)
    expect(error).toMatchObject({ message: expect.stringContaining(String(status)) })
    expect(await noteTaker.book(order)).toEqual({ botId: 'bot-1' })
  })

  const bot = (...codes: string[]) => ({
    id: 'bot-1',
    status_changes: codes.map((code, second) => ({ code, sub_code: null, created_at: at(second) })),
    recordings: [],
  })
  const dispatched = {
    [`DELETE ${BOT}`]: { status: 405, body: { detail: 'Method not allowed' } },
    [`POST ${BOT}leave_call/`]: { status: 400, body: { code: 'cannot_command_unstarted_bot' } },
  }

  test('a bot that has set out but takes no command yet is asked again', async () => {
    const { noteTaker } = await recallAt({ ...dispatched, [`GET ${BOT}`]: { body: bot() } })
    await expect(noteTaker.callOff('bot-1')).rejects.toThrow('cannot_command_unstarted_bot')
  })

  test.each([
    ['left', bot('in_call_recording', 'call_ended')],
    ['failed', bot('fatal')],
  ])('a bot that has %s need not be called off', async (_title, body) => {
    const { noteTaker } = await recallAt({ ...dispatched, [`GET ${BOT}`]: { body } })
    await noteTaker.callOff('bot-1')
  })

  test('the transcript is fetched without our key, and counts from when the bot was let in', async () => {
    const words = [
      { text: 'Hello.', start_timestamp: { relative: 1 }, end_timestamp: { relative: 1.5 } },
    ]
    const document = await scriptedService({
      'GET /signed?by=them': { body: [{ participant: { id: 1, name: 'Ada' }, words }] },
    })
    const transcript = { data: { download_url: `${document.url}/signed?by=them` } }
    const done = {
      ...bot('joining_call', 'in_call_not_recording', 'in_call_recording', 'call_ended', 'done'),
      recordings: [{ started_at: at(4), media_shortcuts: { transcript } }],
    }
    const { noteTaker } = await recallAt({ [`GET ${BOT}`]: { body: done } })
    expect(await noteTaker.readTranscript('bot-1')).toEqual([
      { speaker: 'Ada', startSeconds: 4, endSeconds: 4.5, text: 'Hello.' },
    ])
    expect(document.asked[0]?.headers).not.toHaveProperty('authorization')
  })

  test('done, and nothing was recorded: an empty transcript', async () => {
    const body = bot('in_call_not_recording', 'call_ended', 'done')
    const { noteTaker } = await recallAt({ [`GET ${BOT}`]: { body } })
    expect(await noteTaker.readTranscript('bot-1')).toEqual([])
  })
})

describe('Attendee', () => {
  const LIST = 'GET /api/v1/bots?deduplication_key=mtg_1'
  const MAKE = 'POST /api/v1/bots'
  const BOT = '/api/v1/bots/bot_1'
  const IN_USE = { error: 'Deduplication key already in use. A bot in a non-terminal state …' }

  test('a booking says who comes, when, for how long, what it tells and that no recording is kept', async () => {
    const { noteTaker, asked } = await attendeeAt({
      [LIST]: none,
      [MAKE]: { status: 201, body: { id: 'bot_1' } },
    })
    expect(await noteTaker.book(order)).toEqual({ botId: 'bot_1' })
    expect(asked[1]?.headers.authorization).toBe('Token attendee-key')
    expect(asked[1]?.body).toMatchObject({
      meeting_url: order.meetingUrl,
      bot_name: order.botName,
      join_at: '2026-11-21T11:00:00.000Z',
      deduplication_key: 'mtg_1',
      metadata: { account_id: 'acct_1', meeting_id: 'mtg_1' },
      bot_chat_message: { to: 'everyone', message: order.notice },
      recording_settings: { format: 'none' },
      automatic_leave_settings: { waiting_room_timeout_seconds: 900, max_uptime_seconds: 2_700 },
    })
  })

  test('who was booked in between is the bot', async () => {
    const { noteTaker } = await attendeeAt({
      [LIST]: [none, { body: { results: [{ id: 'bot_1' }] } }],
      [MAKE]: { status: 400, body: IN_USE },
    })
    expect(await noteTaker.book(order)).toEqual({ botId: 'bot_1' })
  })

  test.each([
    [400, { meeting_url: ['Invalid meeting URL'] }, 'caller'],
    [400, { error: 'Organization has run out of credits.' }, 'ours'],
    [400, { error: 'Zoom App credentials are required to create a Zoom bot.' }, 'ours'],
    [401, { detail: 'Invalid or disabled API key' }, 'ours'],
  ])('%i %j is refused for good, owed to %s', async (status, body, fault) => {
    const { noteTaker } = await attendeeAt({ [LIST]: none, [MAKE]: { status, body } })
    const refusal = await noteTaker.book(order).catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(BookingRefused)
    expect(refusal).toMatchObject({
      fault,
      message: expect.stringMatching(/^The note-taker .+\.$/),
    })
  })

  test.each([
    [
      400,
      { error: 'You have exceeded the maximum number of concurrent bots (2) for your account.' },
    ],
    [400, { error: 'An error occurred while creating the bot. Error ID: 1' }],
    [400, IN_USE],
    [429, { detail: 'Request was throttled.' }],
    [500, '<html>Server Error</html>'],
  ])('%i %j is worth another try', async (status, body) => {
    const { noteTaker } = await attendeeAt({ [LIST]: none, [MAKE]: { status, body } })
    const error = await noteTaker.book(order).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(Error)
    expect(error).not.toBeInstanceOf(BookingRefused)
  })

  const bot = (state: string, types: string[], wishes: object = {}) => ({
    id: 'bot_1',
    state,
    events: types.map((type, second) => ({ type, created_at: at(second) })),
    ...wishes,
  })
  const noCommand = {
    [`DELETE ${BOT}`]: { status: 400, body: { error: 'can only be deleted when scheduled' } },
    [`POST ${BOT}/leave`]: { status: 400, body: { error: 'leave_requested not allowed' } },
  }

  test('a bot that is being made ready is asked again', async () => {
    const body = bot('staged', ['staged'])
    const { noteTaker } = await attendeeAt({ ...noCommand, [`GET ${BOT}`]: { body } })
    await expect(noteTaker.callOff('bot_1')).rejects.toThrow('not allowed')
  })

  test.each(['leaving', 'post_processing', 'ended', 'fatal_error', 'data_deleted'])(
    'a bot that is %s need not be called off',
    async (state) => {
      const body = bot(state, ['joined_meeting'])
      const { noteTaker } = await attendeeAt({ ...noCommand, [`GET ${BOT}`]: { body } })
      await noteTaker.callOff('bot_1')
    },
  )

  const WHOLE = ['join_requested', 'joined_meeting', 'meeting_ended', 'post_processing_completed']
  const names = (steps: readonly { step: string }[] | undefined) => steps?.map(({ step }) => step)

  test('an old one that answers with bare texts is understood', async () => {
    const { noteTaker } = await attendeeAt({
      [`GET ${BOT}`]: { body: bot('ended', WHOLE, { transcription_state: 'complete' }) },
      [`GET ${BOT}/transcript`]: {
        body: [
          { speaker_name: 'Ada', timestamp_ms: 1_000, duration_ms: 500, transcription: 'Hello.' },
        ],
      },
    })
    expect(await noteTaker.readTranscript('bot_1')).toEqual([
      { speaker: 'Ada', startSeconds: 1, endSeconds: 1.5, text: 'Hello.' },
    ])
  })

  test('a transcription that failed in part is what there is; one that failed whole is a failure', async () => {
    const body = bot('ended', WHOLE, { transcription_state: 'failed' })
    const utterance = { speaker_name: 'Ada', timestamp_ms: 0, transcription: { transcript: 'Hi.' } }
    const { noteTaker } = await attendeeAt({
      [`GET ${BOT}`]: { body },
      [`GET ${BOT}/transcript`]: [{ body: [utterance] }, { body: [] }],
    })
    expect(names(await noteTaker.readSteps('bot_1'))?.at(-1)).toBe('transcribed')
    expect(await noteTaker.readSteps('bot_1')).toContainEqual({
      step: 'failed',
      at: new Date(at(3)),
      fault: 'ours',
      reason: 'The note-taker service could not transcribe the meeting.',
    })
  })

  test('while it is transcribed there is nothing to read', async () => {
    const body = bot('ended', WHOLE, { transcription_state: 'in_progress' })
    const { noteTaker, routes } = await attendeeAt({ [`GET ${BOT}`]: { body } })
    expect(names(await noteTaker.readSteps('bot_1'))).toEqual(['joining', 'in_meeting', 'left'])
    expect(await noteTaker.readTranscript('bot_1')).toBeUndefined()
    expect(routes()).toEqual([`GET ${BOT}`, `GET ${BOT}`])
  })
})
