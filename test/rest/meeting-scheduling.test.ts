import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { adjust } from '../../src/billing/ledger.ts'
import { type MeetingBody, newLink, untilMeeting } from '../support/meeting-room.ts'
import { outsideOf } from '../support/outside.ts'
import { readBooks } from '../support/wallet.ts'
import { openWorld, type World } from '../support/world.ts'

const IN_AN_HOUR = () => new Date(Date.now() + 3_600_000).toISOString()

const ASK_AGAIN_MS = 1_000

let world: World

beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

type Refusal = { error: { code: string; message: string } }

async function withMinutes(minutes: number) {
  const owner = await world.account()
  const wallet = { accountId: owner.accountId, walletId: owner.accountId }
  const seconds = (minutes - 30) * 60
  const fact = { sourceId: 'test', seconds, reason: 'test', at: new Date() }
  if (seconds !== 0) await adjust(world.app.db, wallet, 'meetings', fact)
  return owner
}

test('two hundred at once for ten minutes each, on a hundred: ten are sent, and never below zero', async () => {
  const { api, accountId } = await withMinutes(100)
  const starts_at = IN_AN_HOUR()
  const order = (meeting_url: string) =>
    api.post<MeetingBody & Refusal>('/meetings', { meeting_url, max_minutes: 10, starts_at })
  const untilTold = async (meeting_url: string) => {
    let answer = await order(meeting_url)
    // A slow machine answers `unavailable`. Repeated at once, the requests would use up the account's rate.
    while (answer.body.error?.code === 'unavailable') {
      await wait(ASK_AGAIN_MS)
      answer = await order(meeting_url)
    }
    return answer
  }
  const answers = await Promise.all(Array.from({ length: 200 }, () => untilTold(newLink())))
  const taken = answers.filter(({ status }) => status === 201 || status === 202)
  const refused = answers.filter(({ body }) => body.error?.code === 'insufficient_minutes')
  expect([taken.length, refused.length]).toEqual([10, 190])
  const { wallet, entries } = await readBooks(world.app.db, { accountId, walletId: accountId })
  expect(wallet).toMatchObject({ balanceSeconds: 6_000, reservedSeconds: 6_000 })
  expect(entries.filter(({ kind }) => kind === 'meeting_reserved')).toHaveLength(10)
})

test('without max_minutes what is left is set aside, an hour at most', async () => {
  const little = await withMinutes(7)
  const much = await withMinutes(200)
  for (const [{ api }, minutes] of [
    [little, 7],
    [much, 60],
  ] as const) {
    const { body } = await api.post<MeetingBody>('/meetings', {
      meeting_url: newLink(),
      starts_at: IN_AN_HOUR(),
    })
    expect(body).toMatchObject({ max_minutes: minutes, minutes_reserved: minutes })
  }
  const none = await little.api.post<Refusal>('/meetings', { meeting_url: newLink() })
  expect(none).toMatchObject({ status: 400, body: { error: { code: 'insufficient_minutes' } } })
})

test('a link that the note-taker service refuses is refused by its field, and nothing stays reserved', async () => {
  const { api, accountId } = await world.account()
  const meeting_url = 'https://lopez.zoomgov.com/j/1612345678'
  const { status, body } = await api.post<Refusal>('/meetings', { meeting_url })
  const { body: list } = await api.get<{ items: MeetingBody[] }>('/meetings')
  const [failed] = list.items
  expect([status, body.error]).toEqual([
    400,
    {
      code: 'meeting_url_required',
      message:
        'meeting_url: The note-taker cannot join a meeting at this link. Nothing was charged. ' +
        `It is listed as failed: ${failed?.id}.`,
    },
  ])
  expect(failed).toMatchObject({ state: 'failed', minutes_reserved: 0, minutes_charged: 0 })
  const { wallet } = await readBooks(world.app.db, { accountId, walletId: accountId })
  expect(wallet).toMatchObject({ balanceSeconds: 1_800, reservedSeconds: 0 })
})

test('a link that a note-taker is going to is refused, named, until that one is called off', async () => {
  const { api } = await world.account()
  const meeting_url = newLink()
  const order = { meeting_url, max_minutes: 5, starts_at: IN_AN_HOUR() }
  const first = await api.post<MeetingBody>('/meetings', order)
  const again = { ...order, meeting_url: `Join us: <${meeting_url}?authuser=1>` }
  const second = await api.post<Refusal>('/meetings', again)
  expect(second).toMatchObject({ status: 400, body: { error: { code: 'already_scheduled' } } })
  expect(second.body.error.message).toContain(first.body.id)
  await api.post(`/meetings/${first.body.id}/cancel`, undefined)
  expect((await api.post('/meetings', again)).status).toBe(201)
})

test('one link at once, ten times: one note-taker', async () => {
  const { api } = await world.account()
  const order = { meeting_url: newLink(), max_minutes: 1, starts_at: IN_AN_HOUR() }
  const answers = await Promise.all(Array.from({ length: 10 }, () => api.post('/meetings', order)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array(9).fill(400)])
})

test('a service that takes its time: 202 and confirming, then scheduled', async () => {
  const { api } = await world.account()
  await outsideOf(world.app.config).fault('recall', 'slow')
  const order = { meeting_url: newLink(), starts_at: IN_AN_HOUR() }
  const { status, body } = await api.post<MeetingBody>('/meetings', order)
  expect([status, body.state, body.minutes_reserved]).toEqual([202, 'confirming', 30])
  await untilMeeting(api, body.id, ({ state }) => state === 'scheduled')
})

test.each([31, 400])('a start %i days ahead is taken', async (days) => {
  const { api } = await world.account()
  const starts_at = new Date(Date.now() + days * 86_400_000).toISOString()
  const { status, body } = await api.post<MeetingBody>('/meetings', {
    meeting_url: newLink(),
    starts_at,
  })
  expect([status, body.starts_at]).toEqual([201, starts_at])
})

test('a start in the past is refused by its field, and nothing is set aside', async () => {
  const { api, accountId } = await world.account()
  const order = {
    meeting_url: newLink(),
    starts_at: new Date(Date.now() - 3_600_000).toISOString(),
  }
  const { status, body } = await api.post<Refusal>('/meetings', order)
  expect([status, body.error.message.split(':')[0]]).toEqual([400, 'starts_at'])
  expect(await world.app.db.meeting.count({ where: { accountId } })).toBe(0)
})

test('the recap goes to the account and its saved recipients unless a meeting names its own', async () => {
  const { api, accountId, email } = await world.account()
  await world.app.db.savedRecipient.create({
    data: { accountId, email: 'team@example.com', createdAt: new Date() },
  })
  const order = { max_minutes: 1, starts_at: IN_AN_HOUR() }
  const own = { recipients: ['Eve@Example.com', 'eve@example.com'] }
  const answers = [
    await api.post<MeetingBody>('/meetings', { ...order, meeting_url: newLink() }),
    await api.post<MeetingBody>('/meetings', { ...order, ...own, meeting_url: newLink() }),
  ]
  const recipients = answers.map(({ body }) => body.recipients.map((one) => one.email))
  expect(recipients).toEqual([[email, 'team@example.com'].toSorted(), ['Eve@example.com']])
})
