import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '../../src/kernel/ids.ts'
import { attendeeNoteTaker } from '../../src/providers/attendee/attendee.ts'
import type { BotOrder, BotStep, NoteTaker } from '../../src/providers/note-takers/note-taker.ts'
import { recallNoteTaker } from '../../src/providers/recall/recall.ts'
import { until } from '../support/until.ts'
import { openWorld, type World } from '../support/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({ workJobs: false })
})
afterAll(() => world.close())

const makers = { recall: recallNoteTaker, attendee: attendeeNoteTaker }

let rooms = 0

/** A link no other bot uses, and the room behind it. */
async function room(wishes: object = {}): Promise<string> {
  rooms += 1
  const meetingUrl = `https://zoom.us/j/${90_000_000_000 + rooms}`
  const response = await fetch(`${world.sandboxUrl}/meetings/rooms`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ meeting_url: meetingUrl, ...wishes }),
  })
  expect(response.status).toBe(201)
  return meetingUrl
}

const order = (meetingUrl: string, wishes: Partial<BotOrder> = {}): BotOrder => ({
  accountId: newId('acct'),
  meetingId: newId('mtg'),
  meetingUrl,
  joinAt: null,
  botName: 'Frontdesk Notes',
  notice: 'I write down what is said.',
  maxMinutes: 30,
  ...wishes,
})

const inAnHour = () => new Date(Date.now() + 3_600_000)

/** The sandbox's data about the bots at a link. */
async function botsAt(meetingUrl: string): Promise<Record<string, unknown>[]> {
  const query = new URLSearchParams({ meeting_url: meetingUrl })
  return (await fetch(`${world.sandboxUrl}/meetings/bots?${query}`)).json()
}

async function fault(provider: string, mode: string, times: number) {
  await fetch(`${world.sandboxUrl}/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ provider, mode, times }),
  })
}

const stepsUntil = (noteTaker: NoteTaker, botId: string, last: BotStep['step']) =>
  until(
    `${botId} has ${last}`,
    () => noteTaker.readSteps(botId),
    (steps) => steps?.at(-1)?.step === last,
  )

const names = (steps: readonly BotStep[] | undefined) => steps?.map(({ step }) => step)

describe.each(['recall', 'attendee'] as const)('%s when it fails', (name) => {
  const noteTaker = () => world.app.noteTakers[name]

  test('an answer that was lost does not cost a second bot', async () => {
    const wanted = order(await room({ real_seconds: 60 }), { joinAt: inAnHour() })
    await fault(name, 'down', 1)
    await expect(noteTaker().book(wanted)).rejects.toThrow('503')
    await fault(name, 'drop_response', 2)
    for (const _lost of ['the look-up', 'the booking']) {
      await expect(noteTaker().book(wanted)).rejects.toThrow()
    }
    const { botId } = await noteTaker().book(wanted)
    expect(await botsAt(wanted.meetingUrl)).toMatchObject([{ id: botId }])
  })
})

// Each has its own room, and mostly waits.
describe.concurrent.each(['recall', 'attendee'] as const)('%s', (name) => {
  const noteTaker = () => world.app.noteTakers[name]

  test('booked twice, and five times at once, it is one bot, as ordered', async () => {
    const link = await room({ real_seconds: 60 })
    const wanted = order(link)
    const { botId } = await noteTaker().book(wanted)
    expect(await noteTaker().book(wanted)).toEqual({ botId })
    const other = order(await room({ real_seconds: 60 }))
    // Recall treats repeats within one minute as the same request: this clock stays within the minute.
    const now = new Date()
    const inOneMinute = makers[name](world.app.config, { now: () => now })
    const booked = await Promise.all([1, 2, 3, 4, 5].map(() => inOneMinute.book(other)))
    expect(new Set(booked.map((it) => it.botId)).size).toBe(1)

    const { accountId: account_id, meetingId: meeting_id } = wanted
    expect(await botsAt(link)).toMatchObject([
      { id: botId, bot_name: 'Frontdesk Notes', metadata: { account_id, meeting_id } },
    ])
    expect(await botsAt(other.meetingUrl)).toHaveLength(1)
  })

  test('after the meeting it is still the same bot', async () => {
    const wanted = order(await room({ lobby_seconds: 0, minutes: 1 }))
    const { botId } = await noteTaker().book(wanted)
    await stepsUntil(noteTaker(), botId, 'transcribed')
    expect(await noteTaker().book(wanted)).toEqual({ botId })
  })

  test('called off before its time it never sets out', async () => {
    const wanted = order(await room(), { joinAt: inAnHour() })
    const { botId } = await noteTaker().book(wanted)
    expect(await noteTaker().readSteps(botId)).toEqual([])
    expect(await noteTaker().readTranscript(botId)).toBeUndefined()
    await noteTaker().callOff(botId)
    expect(await noteTaker().readSteps(botId)).toBeUndefined()
    expect(await noteTaker().readTranscript(botId)).toBeUndefined()
    await noteTaker().callOff(botId)
    expect(await botsAt(wanted.meetingUrl)).toMatchObject([{ state: 'deleted' }])
  })

  test('called off in the meeting it leaves, and what was said is kept', async () => {
    const said = [{ speaker: 'Ada', text: 'Let us begin.', at: 1 }]
    const link = await room({ lobby_seconds: 1, minutes: 30, real_seconds: 40, utterances: said })
    const { botId } = await noteTaker().book(order(link))
    await stepsUntil(noteTaker(), botId, 'in_meeting')
    expect(await noteTaker().readTranscript(botId)).toBeUndefined()
    await noteTaker().callOff(botId)
    const steps = await stepsUntil(noteTaker(), botId, 'transcribed')
    expect(names(steps)?.slice(-3)).toEqual(['in_meeting', 'left', 'transcribed'])
    await noteTaker().callOff(botId)
    expect(names(await noteTaker().readSteps(botId))).toEqual(names(steps))
  })

  test('called off in the lobby it is not let in, and that is nobody else’s doing', async () => {
    const link = await room({ lobby_seconds: 600, minutes: 1, real_seconds: 40 })
    const { botId } = await noteTaker().book(order(link))
    await stepsUntil(noteTaker(), botId, 'waiting_room')
    await noteTaker().callOff(botId)
    const steps = await stepsUntil(noteTaker(), botId, 'failed')
    expect(steps?.at(-1)).toMatchObject({
      fault: 'caller',
      reason: expect.stringContaining('called off'),
    })
  })

  test('a meeting is told with the service’s times, and what was said by whom and when', async () => {
    const link = await room({
      lobby_seconds: 20,
      minutes: 2,
      utterances: [
        { speaker: null, text: 'Hello?', at: 0 },
        { speaker: 'Ada', text: 'We ship on Friday.', at: 5 },
        { speaker: 'Ben', text: 'Agreed.', at: 65 },
      ],
    })
    const { botId } = await noteTaker().book(order(link))
    const steps = await stepsUntil(noteTaker(), botId, 'transcribed')
    expect(names(steps)).toEqual(['joining', 'waiting_room', 'in_meeting', 'left', 'transcribed'])
    const [joining, , inMeeting, left] = steps?.map(({ at }) => +at / 1_000) ?? []
    expect((inMeeting ?? 0) - (joining ?? 0)).toBeCloseTo(20, 0)
    expect((left ?? 0) - (inMeeting ?? 0)).toBeCloseTo(120, 0)

    const turns = await noteTaker().readTranscript(botId)
    expect(turns?.map(({ speaker, text }) => [speaker, text])).toEqual([
      [null, 'Hello?'],
      ['Ada', 'We ship on Friday.'],
      ['Ben', 'Agreed.'],
    ])
    expect(turns?.map(({ startSeconds }) => Math.round(startSeconds))).toEqual([0, 5, 65])
  })

  test('its time is up before the meeting is: it leaves', async () => {
    const link = await room({ lobby_seconds: 0, minutes: 5 })
    const { botId } = await noteTaker().book(order(link, { maxMinutes: 1 }))
    const steps = await stepsUntil(noteTaker(), botId, 'transcribed')
    const time = (wanted: string) => +(steps?.find(({ step }) => step === wanted)?.at ?? 0)
    expect((time('left') - time('in_meeting')) / 1_000).toBeCloseTo(60, 0)
  })

  test.each([
    ['denied', { outcome: 'denied' }, 'host'],
    ['kept waiting', { lobby_seconds: 3_600 }, 'host'],
    ['failed', { outcome: 'failed' }, 'ours'],
  ])('%s: %j is owed to %s', async (_title, wishes, fault) => {
    const { botId } = await noteTaker().book(order(await room(wishes)))
    const steps = await stepsUntil(noteTaker(), botId, 'failed')
    expect(steps?.at(-1)).toMatchObject({ fault, reason: expect.stringMatching(/^[A-Z].+\.$/) })
    expect(names(steps)).not.toContain('in_meeting')
    expect(await noteTaker().readTranscript(botId)).toBeUndefined()
  })

  test('what it tells comes in by our door', async () => {
    const { botId } = await noteTaker().book(order(await room({ lobby_seconds: 0, minutes: 1 })))
    await stepsUntil(noteTaker(), botId, 'transcribed')
    const told = await until(
      `the end of ${botId} is told`,
      () =>
        world.app.db.providerEvent.findMany({
          where: { provider: name, payload: { equals: { botId } } },
        }),
      (rows) => rows.length >= 4,
    )
    expect(told.every(({ kind }) => /^(bot|transcript)\./.test(kind))).toBe(true)
  })
})
