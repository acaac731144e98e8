import { randomInt } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { adjust } from '../../src/billing/ledger.ts'
import { randomOf } from '../rehearsals/journeys/random.ts'
import type { Api } from '../support/api.ts'
import { type LineBody, pay, setUpLine } from '../support/live-line.ts'
import { botsAt, type MeetingBody, newLink, setRoom } from '../support/meeting-room.ts'
import { until } from '../support/until.ts'
import { readBooks } from '../support/wallet.ts'
import { webhooksOf } from '../support/webhooks.ts'
import { type Ground, openGround } from './service-process.ts'

const KILLS = 20
/** Undisturbed, the time from the payment to the mail, and from the booking to the recap's mail, is less than this. */
const LATEST_KILL_MS = { line: 800, meeting: 2_500 }
const ALL_OVER_WITHIN_MS = 180_000
const MEETING_MINUTES = 2

type Owner = Awaited<ReturnType<Ground['owner']>>

let ground: Ground

beforeAll(async () => {
  ground = await openGround()
})
afterAll(() => ground.close())

type Made = {
  lineId: string
  name: string
  checkoutUrl: string
  meetingUrl: string
  meetingId: string
}

/**
 * Each round books a meeting and pays for a line, then kills the service at a random point of what follows. It does
 * not wait for completion: the next process continues from the sandbox and the database, with all earlier kills.
 */
test('killed at twenty random points of what follows a payment and a booking, it ends as if it had not been', async () => {
  const seed = Number(process.env.KILL_SEED ?? randomInt(2 ** 31))
  process.stdout.write(`kill.test.ts: KILL_SEED=${seed}\n`)
  const random = randomOf(seed).next

  let service = await ground.start()
  const owner = await ground.owner('owner@example.com')
  const all = await prepared(owner.api)
  await receiveEvents(owner)

  const mailsAtKill: number[] = []
  for (const made of all) {
    const inMeeting = random() * LATEST_KILL_MS.meeting
    const inLine = Math.min(random() * LATEST_KILL_MS.line, inMeeting)
    made.meetingId = await sendNoteTaker(owner, made)
    await wait(inMeeting - inLine)
    await pay(made.checkoutUrl)
    await wait(inLine)
    await service.kill()
    mailsAtKill.push((await ground.outside.mails(owner.email)).length)
    service = await ground.start()
  }

  await untilOver(owner)
  const mails = await ground.outside.mails(owner.email)
  for (const made of all) {
    await expectOneLine(owner.accountId, made, mails)
    await expectOneMeeting(owner.accountId, made, mails)
  }
  expect(mails).toHaveLength(KILLS * 2)
  await expectBooks(owner.accountId)
  await expectEvents(owner, all)
  // Otherwise the kills came too late to show anything.
  expect(mailsAtKill.some((count, index) => count < 2 * (index + 1))).toBe(true)
  expect((await service.stop()).code).toBe(0)
}, 1_200_000)

async function prepared(api: Api): Promise<Made[]> {
  const all: Made[] = []
  for (let number = 1; number <= KILLS; number += 1) {
    const name = `Business ${String(number).padStart(2, '0')}`
    const { setup_id, checkout_url } = await setUpLine(api, { business_name: name })
    const meetingUrl = newLink()
    const room = { meeting_url: meetingUrl, lobby_seconds: 30, minutes: MEETING_MINUTES }
    await setRoom(ground.config.sandbox.url, room)
    all.push({ lineId: setup_id, name, checkoutUrl: checkout_url, meetingUrl, meetingId: '' })
  }
  return all
}

/** The test is about the booking: it waits only until the order is stored, not for the response. */
async function sendNoteTaker({ accountId, api }: Owner, { name, meetingUrl }: Made) {
  const order = { meeting_url: meetingUrl, title: name, max_minutes: MEETING_MINUTES + 1 }
  const wallet = { accountId, walletId: accountId }
  const fact = { sourceId: name, seconds: 240, reason: 'test', at: new Date() }
  await adjust(ground.db, wallet, 'meetings', fact)
  // If killed before it answers, it has still stored the order.
  api.post<MeetingBody>('/meetings', order).catch(() => undefined)
  const meeting = await until('the order is taken', () =>
    ground.db.meeting.findFirst({ where: { accountId, title: name } }),
  )
  return meeting?.id ?? ''
}

async function untilOver({ accountId, api }: Owner) {
  await until(
    'every line is live',
    async () => {
      await wait(250)
      return api.get<{ items: LineBody[] }>('/lines?limit=100')
    },
    ({ body }) =>
      body.items.length === KILLS && body.items.every(({ status }) => status === 'live'),
    ALL_OVER_WITHIN_MS,
  )
  await until(
    'every meeting is done',
    () => ground.db.meeting.count({ where: { accountId, state: 'done' } }),
    (done) => done === KILLS,
    ALL_OVER_WITHIN_MS,
  )
  await until(
    'every mail is out',
    () => ground.db.mail.count({ where: { accountId, sentAt: null } }),
    (left) => left === 0,
    ALL_OVER_WITHIN_MS,
  )
}

async function expectOneLine(accountId: string, made: Made, mails: { subject: string }[]) {
  const { lineId, name } = made
  const numbers = await ground.outside.numbers(lineId)
  const line = await ground.db.line.findUniqueOrThrow({
    where: { accountId_id: { accountId, id: lineId } },
  })
  expect(numbers.map(({ phone_number }) => phone_number)).toEqual([line.number])
  expect(mails.filter(({ subject }) => subject.startsWith(`${name}:`))).toHaveLength(1)
  const { entries, wallet } = await readBooks(ground.db, { accountId, walletId: lineId })
  expect(entries.map(({ kind, seconds }) => [kind, seconds])).toEqual([['pack_bought', 2_400]])
  expect(wallet.balanceSeconds).toBe(2_400)
}

async function expectOneMeeting(
  accountId: string,
  made: Made,
  mails: { subject: string; tag: string }[],
) {
  const { name, meetingUrl, meetingId } = made
  const bots = await botsAt(ground.config.sandbox.url, meetingUrl)
  expect(bots.map(({ metadata }) => metadata?.meeting_id)).toEqual([meetingId])
  const recaps = mails.filter(({ subject, tag }) => tag === 'recap' && subject.includes(name))
  expect(recaps).toHaveLength(1)
  const meeting = await ground.db.meeting.findUniqueOrThrow({
    where: { accountId_id: { accountId, id: meetingId } },
    include: { segments: true },
  })
  expect(meeting).toMatchObject({ state: 'done', minutesCharged: MEETING_MINUTES })
  expect(meeting.segments).toHaveLength(3)
}

async function expectBooks(accountId: string) {
  const books = await readBooks(ground.db, { accountId, walletId: accountId })
  const ofKind = (kind: string) => books.entries.filter((entry) => entry.kind === kind)
  for (const kind of ['meeting_reserved', 'meeting_charged', 'meeting_released']) {
    expect(ofKind(kind)).toHaveLength(KILLS)
  }
  const left = 30 * 60 + KILLS * (240 - MEETING_MINUTES * 60)
  expect(books.wallet).toMatchObject({ balanceSeconds: left, reservedSeconds: 0 })
}

/** The sandbox's receiver outlives the service, and records what arrived and whether it was signed. */
async function receiveEvents({ key }: Owner) {
  const { secret } = await webhooksOf(ground.config.baseUrl, key).create({ url: EVENTS() })
  const entered = await fetch(`${EVENTS()}/secrets`, {
    method: 'POST',
    body: new URLSearchParams({ secret }),
    redirect: 'manual',
  })
  expect(entered.status).toBe(303)
}

const EVENTS = () => `${ground.config.sandbox.url}/events`

/** Each event is once in the log, numbered without a gap, and at least once at the receiver, with the log's id. */
async function expectEvents({ key, accountId }: Owner, all: readonly Made[]) {
  const wanted = all.flatMap(({ lineId, meetingId }) => [
    `line.live ${lineId}`,
    `meeting.done ${meetingId}`,
    `recap.delivered ${meetingId}`,
  ])
  const log = await until(
    'every event is in the log',
    () => webhooksOf(ground.config.baseUrl, key).log(),
    ({ length }) => length >= wanted.length,
    ALL_OVER_WITHIN_MS,
  )
  const told = log.map(({ body }) => {
    const { type, data } = body as { type: string; data: Record<string, string> }
    return `${type} ${data.line_id ?? data.meeting_id}`
  })
  expect(told.sort()).toEqual(wanted.sort())
  const rows = await ground.db.event.findMany({ where: { accountId }, orderBy: { seq: 'asc' } })
  expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_row, index) => index + 1))

  const ids = log.map(({ id }) => id).sort()
  const received = await until(
    'every event has arrived',
    async () => (await (await fetch(`${EVENTS()}/received.json`)).json()) as Received[],
    (events) => new Set(events.map(({ eventId }) => eventId)).size >= ids.length,
    ALL_OVER_WITHIN_MS,
  )
  process.stdout.write(`kill.test.ts: ${received.length} sendings of ${ids.length} events\n`)
  expect([...new Set(received.map(({ eventId }) => eventId))].sort()).toEqual(ids)
  expect(received.every(({ verified }) => verified)).toBe(true)
}

type Received = { eventId: string; verified: boolean }
