import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { linkKey, readMeetingLink } from '../../src/sandbox/rooms/meeting-link.ts'
import { cutShort, planStay } from '../../src/sandbox/rooms/plan-stay.ts'
import type { Room } from '../../src/sandbox/rooms/room.ts'
import {
  MEET,
  openClients,
  openMeetings,
  seconds,
  told,
  UTTERANCES,
  ZOOM,
} from './meeting-world.ts'
import { postJson } from './sandbox-world.ts'

const TRANSCRIBED = { recording_config: { transcript: { provider: { recallai_streaming: {} } } } }

describe('a room', () => {
  test('that cannot be is refused by the name of the field', async () => {
    const { url } = await openMeetings()
    const refused: [object, string][] = [
      [{ meeting_url: 'https://example.com/meeting' }, 'meeting_url'],
      [{ meeting_url: undefined }, 'meeting_url'],
      [{ lobby_seconds: -1 }, 'lobby_seconds'],
      [{ minutes: 0 }, 'minutes'],
      [{ outcome: 'exploded' }, 'outcome'],
      [{ utterances: [{ speaker: 'Rosa', text: '', at: 0 }] }, 'utterances.0.text'],
      [{ utterances: [{ speaker: 'Rosa', text: 'Hello' }] }, 'utterances.0.at'],
      [{ colour: 'red' }, 'colour'],
    ]
    for (const [change, field] of refused) {
      const response = await postJson(`${url}/meetings/rooms`, { meeting_url: ZOOM, ...change })
      expect(response.status, field).toBe(400)
      expect(await response.json()).toMatchObject({
        error: { code: 'invalid_request', message: expect.stringContaining(field) },
      })
    }
  })

  test('and every note-taker is counted on the front page, with a room of its own or without', async () => {
    const { url, recall, setRoom } = await openMeetings()
    const tile = async () => {
      const html = await (await fetch(url, { headers: { accept: 'text/html' } })).text()
      return /<strong>Note-takers<\/strong>[\s\S]*?<small>([^<]*)</.exec(html)?.[1]
    }
    expect(await tile()).toBe('None yet')
    await recall('POST', '/bot', { meeting_url: MEET, bot_name: 'Notes' })
    expect(await tile()).toBe('1 note-taker')
    await setRoom({ meeting_url: ZOOM, minutes: 1, lobby_seconds: 0 })
    expect(await tile()).toBe('1 room, 1 note-taker')
  })

  test('is the newest at its link, however the link is written, and stays what it was to who went there', async () => {
    const { recall, setRoom, reached, botsAt } = await openMeetings()
    await setRoom({ meeting_url: ZOOM, minutes: 1, lobby_seconds: 0 })
    await setRoom({
      meeting_url: 'https://zoom.com/wc/81234567890/join',
      minutes: 2,
      real_seconds: 0.1,
    })
    await recall('POST', '/bot/', { meeting_url: ZOOM })
    await setRoom({ meeting_url: ZOOM, minutes: 3 })
    const bot = await reached('done', 'https://zoom.us/j/81234567890')
    expect(seconds(bot.joined_at ?? '', bot.left_at ?? '')).toBe(120)
    expect(await botsAt(MEET)).toEqual([])
  })

  test('nobody set up is the sample meeting: four people, some five minutes', async () => {
    const { recall, reached } = await openMeetings()
    const { body: made } = await recall('POST', '/bot/', { meeting_url: MEET, ...TRANSCRIBED })
    const bot = await reached('done')
    expect(seconds(bot.joined_at ?? '', bot.left_at ?? '')).toBeGreaterThan(280)
    const { body } = await recall('GET', `/bot/${made.id}/`)
    const url = body.recordings[0].media_shortcuts.transcript.data.download_url
    const transcript: { participant: { name: string }; words: { text: string }[] }[] = await (
      await fetch(url)
    ).json()
    expect(new Set(transcript.map(({ participant }) => participant.name)).size).toBe(4)
    const said = transcript.flatMap(({ words }) => words.map(({ text }) => text)).join(' ')
    expect(said).toContain("it's decided: we launch the new booking page on Monday the sixteenth")
  })
})

test('a bot’s life goes on after a restart, and no step is told twice', async () => {
  const { recall, attendee, receiver, setRoom, reached, close, dataDir } = await openMeetings()
  await setRoom({
    meeting_url: ZOOM,
    minutes: 60,
    lobby_seconds: 1,
    real_seconds: 2,
    utterances: UTTERANCES,
  })
  const join_at = new Date(Date.now() + 86_400_000).toISOString()
  await recall('POST', '/bot/', { meeting_url: ZOOM, ...TRANSCRIBED })
  await attendee('POST', '/bots', { meeting_url: MEET, bot_name: 'Notes', join_at })
  await reached('in_meeting')
  close()
  const count = receiver.received.length

  const later = await openClients(receiver.url, dataDir)
  const bot = await later.reached('done')
  expect(seconds(bot.joined_at ?? '', bot.left_at ?? '')).toBe(3_600)
  const [scheduled] = await later.botsAt(MEET)
  expect(scheduled).toMatchObject({ state: 'scheduled', join_at })
  await vi.waitUntil(
    () => told(receiver.received).filter(({ event }) => event === 'bot.done').length === 1,
    { timeout: 5_000, interval: 10 },
  )
  expect(receiver.received.length).toBeGreaterThan(count)
  const codes = told(receiver.received).map(({ event }) => event)
  for (const once of ['bot.call_ended', 'bot.done', 'transcript.done']) {
    expect(codes.filter((code) => code === once)).toHaveLength(1)
  }
})

describe('the page', () => {
  test('shows rooms and bots, sets up a room, and has a waiting bot join', async () => {
    const { url, attendee, reached } = await openMeetings()
    const form = new URLSearchParams({
      meeting_url: MEET,
      outcome: 'ended',
      lobby_seconds: '0',
      minutes: '',
      script: 'Rosa: Shall we <b>move</b> it?\n\nBen: Yes.\nand laughter',
    })
    const send = () =>
      fetch(`${url}/meetings/rooms`, { method: 'POST', body: form, redirect: 'manual' })
    const set = await send()
    expect([set.status, set.headers.get('Location')]).toEqual([303, '/meetings'])
    const join_at = new Date(Date.now() + 86_400_000).toISOString()
    const order = { meeting_url: MEET, bot_name: '<i>Notes</i>', join_at }
    const { body: made } = await attendee('POST', '/bots', order)
    const page = await fetch(`${url}/meetings`)
    expect(page.headers.get('Content-Security-Policy')).toContain("default-src 'self'")
    const html = await page.text()
    expect(html).toContain('&lt;i&gt;Notes&lt;/i&gt;')
    expect(html).toContain('Shall we &lt;b&gt;move&lt;/b&gt; it?')
    const scripts = Array.from(html.matchAll(/<script[^>]*>/g), ([tag]) => tag)
    expect(scripts).toEqual([
      '<script src="/assets/local-times.js" defer blocking="render">',
      '<script src="/assets/copy-code.js" type="module">',
    ])
    expect(html).toContain(`action="/meetings/bots/${made.id}/join"`)

    const join = `${url}/meetings/bots/${made.id}/join`
    const pressed = await fetch(join, {
      method: 'POST',
      body: new URLSearchParams(),
      redirect: 'manual',
    })
    expect(pressed.status).toBe(303)
    await reached('done')
    const { body: transcript } = await attendee('GET', `/bots/${made.id}/transcript`)
    expect(transcript).toMatchObject([
      { speaker_name: 'Rosa' },
      { speaker_name: 'Ben', transcription: { transcript: 'Yes.' } },
      { speaker_name: null },
    ])
    expect((await fetch(join, { method: 'POST' })).status).toBe(409)

    form.set('minutes', 'many')
    const refused = await send()
    expect(refused.status).toBe(400)
    const again = await refused.text()
    expect(again).toContain('minutes: not a number')
    expect(again).toContain('Shall we &lt;b&gt;move')
  })
})

test.each([
  ['https://zoom.us/j/81234567890?pwd=a', 'https://us02web.zoom.us/wc/join/81234567890'],
  ['https://meet.google.com/ABC-defg-hij', 'https://meet.google.com/abc-defg-hij?authuser=1'],
  [
    'https://teams.microsoft.com/l/meetup-join/19%3ameeting_x%40thread.v2/0?context=%7b%7d',
    'https://teams.microsoft.com/l/meetup-join/19:meeting_x@thread.v2/0',
  ],
  [
    'https://teams.live.com/meet/9312345678901?p=x',
    'https://teams.microsoft.com/meet/9312345678901',
  ],
])('%s and %s are one meeting', (one, other) => {
  const [first, second] = [readMeetingLink(one), readMeetingLink(other)]
  expect(first && linkKey(first)).toBe(second && linkKey(second))
  expect(first).toBeDefined()
})

test('a stay only ever goes forward, on both clocks, and is as long as the room says', () => {
  const room = fc.record<Room>({
    id: fc.constant('room'),
    link: fc.constant(null),
    meetingUrl: fc.constant(ZOOM),
    lobbySeconds: fc.integer({ min: 0, max: 3_600 }),
    meetingSeconds: fc.integer({ min: 1, max: 86_400 }),
    outcome: fc.constantFrom('ended', 'denied', 'failed'),
    utterances: fc.constant([]),
    realSeconds: fc.option(fc.integer({ min: 1, max: 600 })),
  })
  const patience = fc.record({
    lobbySeconds: fc.integer({ min: 1, max: 3_600 }),
    meetingSeconds: fc.option(fc.integer({ min: 1, max: 86_400 })),
  })
  const now = new Date('2026-03-02T10:00:00.000Z')
  const goesForward = (times: string[]) => times.toSorted().join() === times.join()
  fc.assert(
    fc.property(room, patience, fc.double({ min: 0, max: 1, noNaN: true }), (met, has, share) => {
      const stay = planStay(met, has, now)
      expect(goesForward(stay.map(({ at }) => at))).toBe(true)
      expect(goesForward(stay.map(({ due }) => due))).toBe(true)
      const time = (stage: string) => stay.find((moment) => moment.stage === stage)?.at
      const [joined, left] = [time('in_meeting'), time('left') ?? '']
      if (joined) {
        const longest = has.meetingSeconds ?? Number.POSITIVE_INFINITY
        expect(seconds(joined, left)).toBe(Math.min(met.meetingSeconds, longest))
        expect(seconds(now.toISOString(), joined)).toBe(met.lobbySeconds)
      }
      const [last, next] = stay
      if (!last || !next) return
      const wait = (Date.parse(next.due) - Date.parse(last.due)) * share
      const [leaving] = cutShort(last, next, new Date(now.getTime() + wait))
      expect(goesForward([last.at, leaving?.at ?? '', next.at])).toBe(true)
    }),
  )
})
