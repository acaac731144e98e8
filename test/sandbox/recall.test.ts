import { Webhook } from 'standardwebhooks'
import { describe, expect, test, vi } from 'vitest'
import { MEET, openMeetings, seconds, told, UTTERANCES, ZOOM } from './meeting-world.ts'
import { setFault } from './sandbox-world.ts'

const ORDER = {
  meeting_url: ZOOM,
  bot_name: 'Notes for Rosa',
  metadata: { account_id: 'acct_1', meeting_id: 'mtg_1' },
  recording_config: { transcript: { provider: { recallai_streaming: {} } } },
  chat: { on_bot_join: { send_to: 'everyone', message: 'I take notes.' } },
}
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

type Change = { code: string; sub_code: string | null; created_at: string }

describe('a bot', () => {
  test('waits, is let in, leaves when the host ends it, and can be read', async () => {
    const { recall, receiver, config, setRoom, reached } = await openMeetings()
    await setRoom({
      meeting_url: ZOOM,
      lobby_seconds: 30,
      minutes: 61 / 60,
      real_seconds: 0.2,
      utterances: UTTERANCES,
    })
    const made = await recall('POST', '/bot/', ORDER)
    expect(made).toMatchObject({
      status: 201,
      body: { bot_name: 'Notes for Rosa', metadata: ORDER.metadata, recordings: [] },
    })
    const testimony = await reached('done', 'https://zoom.us/j/81234567890')
    expect(testimony).toMatchObject({
      provider: 'recall',
      ending: 'ended',
      chat: [{ message: 'I take notes.', at: testimony.joined_at }],
    })

    const { body: bot } = await recall('GET', `/bot/${made.body.id}/`)
    expect(bot.meeting_url).toEqual({ meeting_id: '81234567890', platform: 'zoom' })
    const changes: Change[] = bot.status_changes
    expect(changes.map(({ code, sub_code }) => [code, sub_code])).toEqual([
      ['joining_call', null],
      ['in_waiting_room', null],
      ['in_call_not_recording', null],
      ['in_call_recording', null],
      ['call_ended', 'call_ended_by_host'],
      ['done', null],
    ])
    const at = (code: string) => changes.find((change) => change.code === code)?.created_at ?? ''
    expect(seconds(at('joining_call'), at('in_call_not_recording'))).toBe(30)
    expect(seconds(at('in_call_not_recording'), at('call_ended'))).toBe(61)

    const [recording] = bot.recordings
    expect(seconds(recording.started_at, recording.completed_at)).toBe(61)
    const transcriptUrl: string = recording.media_shortcuts.transcript.data.download_url
    const transcript = await (await fetch(transcriptUrl)).json()
    expect(transcript).toHaveLength(3)
    expect(transcript[0]).toMatchObject({
      participant: { name: 'Rosa', is_host: true },
      words: expect.arrayContaining([
        expect.objectContaining({ text: 'Shall' }),
        expect.objectContaining({ text: 'Friday?' }),
      ]),
    })
    expect(transcript[1].participant.name).toBeNull()
    const [word] = transcript[2].words
    expect(word.start_timestamp.relative).toBe(8)
    expect(seconds(recording.started_at, word.start_timestamp.absolute)).toBe(8)
    const forged = transcriptUrl.replace(/Signature=\w/, 'Signature=-')
    expect((await fetch(forged)).status).toBe(403)

    await receiver.count(7)
    expect(receiver.received.every(({ path }) => path === '/webhooks/recall')).toBe(true)
    const secret = new Webhook(config.recall.webhookSecret ?? '')
    const ids = receiver.received.map(({ body, headers }) => {
      secret.verify(body, headers as Record<string, string>)
      return headers['webhook-id']
    })
    expect(new Set(ids).size).toBe(7)
    const events = told(receiver.received)
    expect(events.map(({ event }) => event).sort()).toEqual([
      'bot.call_ended',
      'bot.done',
      'bot.in_call_not_recording',
      'bot.in_call_recording',
      'bot.in_waiting_room',
      'bot.joining_call',
      'transcript.done',
    ])
    const ended = events.find(({ event }) => event === 'bot.call_ended')
    expect(ended.data).toEqual({
      data: { code: 'call_ended', sub_code: 'call_ended_by_host', updated_at: at('call_ended') },
      bot: { id: bot.id, metadata: ORDER.metadata },
    })
  })

  test.each<[object, { waiting_room_timeout?: number }, [string, string], string]>([
    [{ outcome: 'denied' }, {}, ['call_ended', 'bot_kicked_from_waiting_room'], 'done'],
    [{ outcome: 'failed' }, {}, ['fatal', 'bot_errored'], 'fatal'],
    [
      { lobby_seconds: 300 },
      { waiting_room_timeout: 60 },
      ['call_ended', 'timeout_exceeded_waiting_room'],
      'done',
    ],
  ])('that meets %o is never in the meeting', async (room, automatic_leave, ending, last) => {
    const { recall, setRoom } = await openMeetings()
    await setRoom({ meeting_url: MEET, utterances: UTTERANCES, real_seconds: 0.1, ...room })
    const { body: made } = await recall('POST', '/bot/', {
      ...ORDER,
      meeting_url: MEET,
      automatic_leave,
    })
    const bot = await vi.waitUntil(
      async () => {
        const { body } = await recall('GET', `/bot/${made.id}/`)
        return body.status_changes.at(-1)?.code === last && body
      },
      { timeout: 8_000, interval: 20 },
    )
    const changes: Change[] = bot.status_changes
    expect(changes.map(({ code, sub_code }) => [code, sub_code])).toContainEqual(ending)
    expect(changes.filter(({ code }) => code.startsWith('in_call'))).toEqual([])
    expect(bot.recordings).toEqual([])
    if (automatic_leave.waiting_room_timeout) {
      const ended = changes.find(({ code }) => code === 'call_ended')
      expect(seconds(changes[0]?.created_at ?? '', ended?.created_at ?? '')).toBe(60)
    }
  })

  test('leaves when its own time is up', async () => {
    const { recall, setRoom, reached } = await openMeetings()
    await setRoom({ meeting_url: ZOOM, minutes: 90, real_seconds: 0.1 })
    await recall('POST', '/bot/', { ...ORDER, automatic_leave: { in_call_recording_timeout: 600 } })
    const bot = await reached('done')
    expect(bot.ending).toBe('time_up')
    expect(seconds(bot.joined_at ?? '', bot.left_at ?? '')).toBe(600)
  })

  test('leaves when told to, at the time its clock has come to, and hears no more', async () => {
    const { recall, setRoom, reached } = await openMeetings()
    const late = { speaker: 'Ben', text: 'One more thing.', at: 3_500 }
    const room = { meeting_url: ZOOM, minutes: 60, lobby_seconds: 0, real_seconds: 3_600 }
    await setRoom({ ...room, utterances: [late] })
    const { body: made } = await recall('POST', '/bot/', ORDER)
    await reached('in_meeting')
    expect((await recall('POST', `/bot/${made.id}/leave_call/`)).status).toBe(200)
    const bot = await reached('done')
    expect(bot.ending).toBe('told_to_leave')
    expect(seconds(bot.joined_at ?? '', bot.left_at ?? '')).toBeLessThan(3_600)
    const { body } = await recall('GET', `/bot/${made.id}/`)
    const url = body.recordings[0].media_shortcuts.transcript.data.download_url
    expect(await (await fetch(url)).json()).toEqual([])
    expect(await recall('POST', `/bot/${made.id}/leave_call/`)).toMatchObject({
      status: 400,
      body: { code: 'cannot_command_completed_bot' },
    })
  })
})

describe('a scheduled bot', () => {
  test('can be found by its metadata and its time, changed, and called off until it sets out', async () => {
    const { recall, botsAt, url } = await openMeetings()
    const { body: made } = await recall('POST', '/bot/', { ...ORDER, join_at: inDays(2) })
    await recall('POST', '/bot/', { ...ORDER, join_at: inDays(3), metadata: { meeting_id: 'two' } })
    const found = async (query: string) =>
      (await recall('GET', `/bot/?${query}`)).body.results.map(({ id }: { id: string }) => id)
    expect(await found('metadata__meeting_id=mtg_1&metadata__account_id=acct_1')).toEqual([made.id])
    expect(await found('metadata__meeting_id=mtg_1&metadata__account_id=acct_2')).toEqual([])
    expect(await found(`join_at_after=${inDays(1)}&join_at_before=${inDays(2.5)}`)).toEqual([
      made.id,
    ])
    expect(await recall('POST', `/bot/${made.id}/leave_call/`)).toMatchObject({
      status: 400,
      body: { code: 'cannot_command_unstarted_bot' },
    })
    const join_at = inDays(4)
    expect(await recall('PATCH', `/bot/${made.id}/`, { join_at })).toMatchObject({
      status: 200,
      body: { join_at, bot_name: 'Notes for Rosa', metadata: ORDER.metadata },
    })
    expect((await recall('DELETE', `/bot/${made.id}/`)).status).toBe(204)
    expect((await recall('GET', `/bot/${made.id}/`)).status).toBe(404)
    expect(await found('metadata__meeting_id=mtg_1')).toEqual([])
    const [, second] = (await botsAt()).toReversed()
    expect((await botsAt()).map(({ state }) => state).sort()).toEqual(['deleted', 'scheduled'])

    await fetch(`${url}/meetings/bots/${second?.id}/join`, { method: 'POST' })
    expect((await recall('DELETE', `/bot/${second?.id}/`)).status).toBe(405)
    expect((await recall('PATCH', `/bot/${second?.id}/`, { bot_name: 'B' })).status).toBe(400)
  })

  test('sets out at its time', async () => {
    const { recall, setRoom, reached } = await openMeetings()
    await setRoom({ meeting_url: ZOOM, real_seconds: 0.1 })
    const join_at = new Date(Date.now() + 300).toISOString()
    const { body } = await recall('POST', '/bot/', { ...ORDER, join_at })
    expect(body).toMatchObject({ join_at, status_changes: [] })
    const bot = await reached('done')
    expect(Date.parse(bot.steps[0]?.at ?? '')).toBeGreaterThanOrEqual(Date.parse(join_at))
  })
})

test('the list comes in pages', async () => {
  const { recall } = await openMeetings()
  for (let count = 0; count < 30; count += 1) {
    await recall('POST', '/bot/', { ...ORDER, join_at: inDays(1) })
  }
  const { body: first } = await recall('GET', '/bot/?metadata__meeting_id=mtg_1')
  const { body: second } = await recall('GET', first.next)
  expect([first.results.length, second.results.length, second.next]).toEqual([25, 5, null])
  const ids = [...first.results, ...second.results].map(({ id }: { id: string }) => id)
  expect(new Set(ids).size).toBe(30)
})

describe('what Recall refuses', () => {
  test('is named by field', async () => {
    const { recall } = await openMeetings()
    const message = [expect.any(String)]
    const refused: [object, object][] = [
      [{ meeting_url: undefined }, { meeting_url: ['This field is required.'] }],
      [{ meeting_url: 'https://example.com/1' }, { meeting_url: message }],
      [{ join_at: 'tomorrow' }, { join_at: message }],
      [{ metadata: { nested: {} } }, { metadata: { nested: message } }],
      [{ bot_name: 'x'.repeat(101) }, { bot_name: message }],
      [
        { chat: { on_bot_join: { send_to: 'everyone' } } },
        { chat: { on_bot_join: { message: ['This field is required.'] } } },
      ],
    ]
    for (const [change, body] of refused) {
      expect(await recall('POST', '/bot/', { ...ORDER, ...change })).toEqual({ status: 400, body })
    }
  })

  test('a wrong key; the right one goes bare or after Token, and unknown fields are ignored', async () => {
    const { recall, config } = await openMeetings()
    const list = (Authorization: string) => recall('GET', '/bot', undefined, { Authorization })
    expect((await list('Token other')).status).toBe(401)
    expect((await list(`Token ${config.recall.apiKey}`)).status).toBe(200)
    const made = await recall('POST', '/bot', { ...ORDER, colour: 'red', join_at: inDays(1) })
    expect(made.status).toBe(201)
  })
})

describe('faults', () => {
  test('a lost answer leaves a bot that its metadata or the same Idempotency-Key finds', async () => {
    const { recall, url } = await openMeetings()
    await setFault(url, 'recall', 'drop_response')
    const order = { ...ORDER, join_at: inDays(1) }
    const send = () => recall('POST', '/bot/', order, { 'Idempotency-Key': 'one' })
    await expect(send()).rejects.toThrow()
    const again = await send()
    const { body } = await recall('GET', '/bot/?metadata__meeting_id=mtg_1')
    expect(body.results.map(({ id }: { id: string }) => id)).toEqual([again.body.id])
  })

  test('down has no effect, and duplicate tells three times under one id', async () => {
    const { recall, receiver, url, botsAt } = await openMeetings()
    await setFault(url, 'recall', 'down')
    expect((await recall('POST', '/bot/', ORDER)).status).toBe(503)
    expect(await botsAt()).toEqual([])
    await setFault(url, 'recall', 'duplicate')
    await recall('POST', '/bot/', ORDER)
    const joinings = () =>
      receiver.received.filter(({ body }) => body.includes('"bot.joining_call"'))
    await vi.waitUntil(() => joinings().length === 3, { timeout: 5_000, interval: 10 })
    expect(new Set(joinings().map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  })
})
