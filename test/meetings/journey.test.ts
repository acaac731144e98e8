import { symbols } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  botsAt,
  isOver,
  type MeetingBody,
  newLink,
  setRoom,
  untilMeeting,
} from '../support/meeting-room.ts'
import { outsideOf } from '../support/outside.ts'
import { until } from '../support/until.ts'
import { readBooks } from '../support/wallet.ts'
import { openWorld, type World } from '../support/world.ts'

type Recap = { summary: string; decisions: { segments: string[] }[]; action_items: object[] }
type Transcript = { segments: { id: string; speaker: string; text: string }[] }

describe.each(['recall', 'attendee'])('a meeting by %s', (noteTaker) => {
  let world: World
  let outside: ReturnType<typeof outsideOf>
  const logged: string[] = []

  beforeAll(async () => {
    world = await openWorld({ settings: { NOTE_TAKER: noteTaker, LOG_LEVEL: 'warn' } })
    outside = outsideOf(world.app.config)
    const stream = Reflect.get(world.app.log, symbols.streamSym) as { write(line: string): void }
    stream.write = (line) => logged.push(line)
  })
  afterAll(() => world.close())

  test('is joined, noted, charged by the begun minute, and mailed to each recipient once', async () => {
    const owner = await world.account()
    const recipients = ['ana@example.com', 'ben@example.com']
    const meeting_url = newLink()
    await setRoom(world.sandboxUrl, { meeting_url, lobby_seconds: 40, minutes: 61 / 60 })
    const order = { meeting_url, title: 'Suppliers', max_minutes: 10, recipients }
    const { status, body } = await owner.api.post<MeetingBody>('/meetings', order)
    expect({ status, body }).toMatchObject({
      status: 201,
      body: { max_minutes: 10, minutes_reserved: 10, minutes_charged: 0, delivery: 'pending' },
    })
    const over = await untilMeeting(
      owner.api,
      body.id,
      ({ state, delivery }) => state === 'done' && delivery === 'delivered',
    )
    expect(over).toMatchObject({ minutes_charged: 2, minutes_reserved: 0, failure: null })
    expect(over.recipients.map(({ email }) => email)).toEqual(recipients)

    const transcript = await owner.api.get<Transcript>(`/meetings/${body.id}/transcript`)
    const recap = await owner.api.get<Recap>(`/meetings/${body.id}/recap`)
    const said = new Set(transcript.body.segments.map(({ id }) => id))
    expect(transcript.body.segments[0]).toMatchObject({ speaker: 'Ana Ruiz' })
    expect(recap.body.decisions).not.toEqual([])
    expect(
      recap.body.decisions.flatMap(({ segments }) => segments).every((id) => said.has(id)),
    ).toBe(true)
    for (const email of recipients) {
      const mails = await outside.mails(email)
      expect(mails).toMatchObject([{ subject: expect.stringContaining('Suppliers') }])
      expect(mails[0]?.text).toContain('supplier')
    }
    const { wallet } = await readBooks(world.app.db, {
      accountId: owner.accountId,
      walletId: owner.accountId,
    })
    expect(wallet).toMatchObject({ balanceSeconds: 28 * 60, reservedSeconds: 0 })
    expect(logged).toEqual([])
  })

  test.each([
    ['a lobby that stays shut', { outcome: 'denied', lobby_seconds: 60 }, 'host'],
    ['a note-taker that breaks off', { outcome: 'failed', minutes: 5 }, 'ours'],
  ] as const)('%s costs nothing', async (_what, room, fault) => {
    const owner = await world.account()
    const meeting_url = newLink()
    await setRoom(world.sandboxUrl, { meeting_url, ...room })
    const { body } = await owner.api.post<MeetingBody>('/meetings', { meeting_url })
    const over = await untilMeeting(owner.api, body.id, isOver)
    expect(over).toMatchObject({
      state: 'failed',
      failure: { fault },
      minutes_charged: 0,
      minutes_reserved: 0,
      delivery: 'none',
    })
    const { wallet } = await readBooks(world.app.db, {
      accountId: owner.accountId,
      walletId: owner.accountId,
    })
    expect(wallet).toMatchObject({ balanceSeconds: 30 * 60, reservedSeconds: 0 })
    await until(
      'the owner is told',
      () => outside.mails(owner.email),
      (mails) => mails.length === 1,
    )
  })

  test('what cannot be stored is left out of the transcript, and the rest is noted', async () => {
    const owner = await world.account()
    const meeting_url = newLink()
    const utterances = [
      { speaker: 'A\0na', text: 'Let us go with the second \0supplier, then.\0', at: 2 },
      { speaker: 'Ben \ud800', text: 'Agreed\udc00.', at: 9 },
      { speaker: 'Ben \ud800', text: '\0', at: 16 },
    ]
    await setRoom(world.sandboxUrl, { meeting_url, utterances })
    const { body } = await owner.api.post<MeetingBody>('/meetings', { meeting_url })
    const over = await untilMeeting(owner.api, body.id, isOver)
    expect(over).toMatchObject({ state: 'done', minutes_charged: 1, minutes_reserved: 0 })
    const transcript = await owner.api.get<Transcript>(`/meetings/${body.id}/transcript`)
    expect(transcript.body.segments.map(({ speaker, text }) => [speaker, text])).toEqual([
      ['Ana', 'Let us go with the second supplier, then.'],
      ['Ben \ufffd', 'Agreed\ufffd.'],
    ])
  })

  test('a meeting of which nothing was heard is a failed one, and free', async () => {
    const owner = await world.account()
    const meeting_url = newLink()
    await setRoom(world.sandboxUrl, { meeting_url, utterances: [] })
    const { body } = await owner.api.post<MeetingBody>('/meetings', { meeting_url })
    const over = await untilMeeting(owner.api, body.id, isOver)
    expect(over).toMatchObject({ state: 'failed', minutes_charged: 0, delivery: 'none' })
    expect(await owner.api.get(`/meetings/${body.id}/recap`)).toMatchObject({ status: 404 })
  })

  test('called off before it joins it is free, and the bot does not come', async () => {
    const owner = await world.account()
    const meeting_url = newLink()
    const starts_at = new Date(Date.now() + 3_600_000).toISOString()
    const { body } = await owner.api.post<MeetingBody>('/meetings', { meeting_url, starts_at })
    expect(body.state).toBe('scheduled')
    const cancelled = await owner.api.post<MeetingBody>(`/meetings/${body.id}/cancel`, undefined)
    expect(cancelled).toMatchObject({
      status: 200,
      body: { state: 'cancelled', minutes_charged: 0, minutes_reserved: 0 },
    })
    await until(
      'the bot is called off',
      () => botsAt(world.sandboxUrl, meeting_url),
      (bots) =>
        bots.length === 1 && !['scheduled', 'ready'].includes(String(Object(bots[0]).state)),
    )
  })

  test('called off while it goes on, what was used is charged', async () => {
    const owner = await world.account()
    const meeting_url = newLink()
    await setRoom(world.sandboxUrl, { meeting_url, minutes: 25 })
    const { body } = await owner.api.post<MeetingBody>('/meetings', { meeting_url })
    await untilMeeting(
      owner.api,
      body.id,
      ({ state }) => state === 'in_meeting' || state === 'done',
    )
    await owner.api.post<MeetingBody>(`/meetings/${body.id}/cancel`, undefined)
    const over = await untilMeeting(
      owner.api,
      body.id,
      ({ minutes_reserved }) => minutes_reserved === 0,
    )
    expect(over.state).toBe('cancelled')
    expect(over.minutes_charged).toBeGreaterThan(0)
    const seconds = (Date.parse(over.left_at ?? '') - Date.parse(over.joined_at ?? '')) / 1_000
    expect(over.minutes_charged).toBe(Math.ceil(seconds / 60))
  })

  test('every webhook told three times and shuffled ends the same, with one mail a recipient', async () => {
    const owner = await world.account()
    const meeting_url = newLink()
    await setRoom(world.sandboxUrl, { meeting_url, minutes: 3 })
    const provider = noteTaker as 'recall' | 'attendee'
    await outside.fault(provider, 'duplicate', 20)
    await outside.fault(provider, 'out_of_order', 20)
    const { body } = await owner.api.post<MeetingBody>('/meetings', { meeting_url })
    const over = await untilMeeting(owner.api, body.id, ({ delivery }) => delivery === 'delivered')
    expect(over).toMatchObject({ state: 'done', minutes_charged: 3, minutes_reserved: 0 })
    await outside.fault(provider, 'duplicate', 0)
    await outside.fault(provider, 'out_of_order', 0)
    expect(await outside.mails(owner.email)).toHaveLength(1)
    expect(await botsAt(world.sandboxUrl, meeting_url)).toHaveLength(1)
  })
})
