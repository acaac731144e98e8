import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { reserve } from '../../src/billing/ledger.ts'
import { settleReservation } from '../../src/billing/settle-reservation.ts'
import { newId } from '../../src/kernel/ids.ts'
import { storeMeeting } from '../support/meeting-rows.ts'
import { openWorld, type World } from '../support/world.ts'

let world: World
let owner: Awaited<ReturnType<World['account']>>

beforeAll(async () => {
  world = await openWorld({ workJobs: false })
})
afterAll(() => world.close())
beforeEach(async () => {
  owner = await world.account()
})

type MeetingBody = { id: string; state: string; minutes_reserved: number; delivery: string }
type ListBody = { items: MeetingBody[]; next_before: string | null }
type ErrorBody = { error: { code: string; message: string } }

const NOT_FOUND = { error: { code: 'not_found', message: 'No such meeting.' } }
const JOINED_AT = new Date('2026-11-20T09:00:05.000Z')

test('a meeting shows these fields and no others', async () => {
  const { id } = await storeMeeting(world.app, owner.accountId, {
    state: 'failed',
    title: 'Weekly review',
    meetingUrl: 'https://teams.microsoft.com/meet/123?p=x',
    provider: 'microsoft_teams',
    startsAt: new Date('2026-11-20T09:00:00.000Z'),
    joinedAt: JOINED_AT,
    leftAt: new Date('2026-11-20T09:12:00.250Z'),
    maxMinutes: 45,
    minutesCharged: 12,
    settledAt: new Date('2026-11-20T09:12:01.000Z'),
    failureReason: 'the host removed the note-taker',
    failureFault: 'host',
    createdAt: new Date('2026-11-19T18:30:00.007Z'),
    botProvider: 'recall',
    botId: 'bot-1',
    language: 'en',
    recipients: {
      create: [
        { email: 'zoe@example.com', delivery: 'bounced', at: new Date('2026-11-20T10:00:00.020Z') },
        { email: 'ana@example.com', delivery: 'delivered', at: JOINED_AT },
      ],
    },
  })
  const answer = await owner.api.get(`/meetings/${id}`)
  expect(answer.status).toBe(200)
  expect(answer.body).toEqual({
    id,
    state: 'failed',
    title: 'Weekly review',
    meeting_url: 'https://teams.microsoft.com/meet/123?p=x',
    provider: 'microsoft_teams',
    starts_at: '2026-11-20T09:00:00.000Z',
    joined_at: '2026-11-20T09:00:05.000Z',
    left_at: '2026-11-20T09:12:00.250Z',
    max_minutes: 45,
    minutes_reserved: 0,
    minutes_charged: 12,
    recipients: [
      { email: 'ana@example.com', delivery: 'delivered', at: '2026-11-20T09:00:05.000Z' },
      { email: 'zoe@example.com', delivery: 'bounced', at: '2026-11-20T10:00:00.020Z' },
    ],
    delivery: 'partly_delivered',
    failure: { reason: 'the host removed the note-taker', fault: 'host' },
    created_at: '2026-11-19T18:30:00.007Z',
  })
})

test('a meeting of which little is known yet says so with nulls', async () => {
  const { id } = await storeMeeting(world.app, owner.accountId)
  const { body } = await owner.api.get(`/meetings/${id}`)
  expect(body).toMatchObject({
    state: 'scheduled',
    title: null,
    joined_at: null,
    left_at: null,
    recipients: [],
    delivery: 'none',
    failure: null,
  })
})

test('the minutes reserved are what the ledger holds for the meeting, until it is settled', async () => {
  const { db } = world.app
  const { accountId } = owner
  const wallet = { accountId, walletId: accountId }
  const other = await storeMeeting(world.app, accountId)
  const { id } = await storeMeeting(world.app, accountId)
  const read = async () =>
    (await owner.api.get<MeetingBody>(`/meetings/${id}`)).body.minutes_reserved
  const at = new Date()
  await db.$transaction(async (tx) => {
    await reserve(tx, wallet, { sourceId: other.id, seconds: 300, reason: 'test', at })
    await reserve(tx, wallet, { sourceId: id, seconds: 1_200, reason: 'test', at })
  })
  expect(await read()).toBe(20)
  await db.$transaction((tx) =>
    settleReservation(tx, wallet, { sourceId: id, usedSeconds: 420, reason: 'test', at }),
  )
  expect(await read()).toBe(0)
})

test('meetings are listed newest first, each once, page by page, and nobody else sees them', async () => {
  const stranger = await world.account()
  const ids: string[] = []
  for (let count = 0; count < 7; count += 1) {
    ids.unshift((await storeMeeting(world.app, owner.accountId)).id)
    await storeMeeting(world.app, stranger.accountId)
  }
  const seen: string[][] = []
  for (let before: string | null = ''; before !== null; ) {
    const query: string = before && `&before=${before}`
    const { body } = await owner.api.get<ListBody>(`/meetings?limit=3${query}`)
    seen.push(body.items.map(({ id }) => id))
    before = body.next_before
  }
  expect(seen).toEqual([ids.slice(0, 3), ids.slice(3, 6), ids.slice(6)])
})

test('an item of the list is the meeting itself', async () => {
  const { id } = await storeMeeting(world.app, owner.accountId, {
    state: 'done',
    recipients: { create: { email: 'ana@example.com', delivery: 'sent', at: JOINED_AT } },
  })
  const { body: shown } = await owner.api.get(`/meetings/${id}`)
  const { body: listed } = await owner.api.get('/meetings')
  expect(listed).toEqual({ items: [shown], next_before: null })
})

test('an account without meetings has an empty list; a page that cannot be is refused', async () => {
  expect((await owner.api.get('/meetings')).body).toEqual({ items: [], next_before: null })
  for (const query of ['limit=0', 'limit=101', 'before=yesterday']) {
    const { status, body } = await owner.api.get<ErrorBody>(`/meetings?${query}`)
    expect({ status, code: body.error.code }, query).toEqual({
      status: 400,
      code: 'invalid_request',
    })
  }
})

test("another account's meeting is as unknown as one that never was", async () => {
  const stranger = await world.account()
  const { id } = await storeMeeting(world.app, stranger.accountId, { state: 'cancelled' })
  for (const unknown of [id, newId('mtg'), newId('line'), 'mtg_1', '%00', '..%2Flines']) {
    for (const [method, path] of [
      ['GET', ''],
      ['GET', '/transcript'],
      ['GET', '/recap'],
      ['POST', '/cancel'],
    ] as const) {
      const { status, body } = await owner.api.call(method, `/meetings/${unknown}${path}`)
      expect({ status, body }, `${method} ${unknown}${path}`).toEqual({
        status: 404,
        body: NOT_FOUND,
      })
    }
  }
})
