import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailDigests } from '../../src/calls/daily-digest.ts'
import { deleteCall } from '../../src/calls/delete-call.ts'
import { nextDigestAt } from '../../src/calls/digest-time-and-day.ts'
import { formatUsPhone } from '../../src/kernel/phone.ts'
import { untilQuiet } from '../support/line-books.ts'
import { openLiveLine } from '../support/live-line.ts'
import { makeCall } from '../support/made-calls.ts'
import { outsideOf } from '../support/outside.ts'
import { STRANGER } from '../support/phone.ts'
import { scriptedReceptionist } from '../support/scripted-receptionist.ts'
import { until } from '../support/until.ts'
import { openWorld, type World } from '../support/world.ts'

const HOUR_MS = 3_600_000

let world: World
let aheadMs = 0

beforeAll(async () => {
  world = await openWorld({ clock: { now: () => new Date(Date.now() + aheadMs) } })
  world.app.receptionist = scriptedReceptionist
})
afterAll(() => world.close())

type Line = Awaited<ReturnType<typeof openLiveLine>>

const dueAt = async ({ owner }: Line) => {
  const where = { id: owner.accountId }
  return (await world.app.db.account.findUniqueOrThrow({ where })).digestDueAt
}

function setClock(time: Date | null) {
  aheadMs = Number(time) - Date.now()
}

/** Moves to noon of a day whose digest was sent: what happens now is in tomorrow's digest. */
async function untilNoon(line: Line) {
  setClock(new Date(Number(await dueAt(line)) + 5 * HOUR_MS))
  await mailDigests(world.app)
}

/** Waits for this many digests: the job that runs every minute may be working on the account already. */
async function digests({ owner }: Line, count: number) {
  await untilQuiet(world.app)
  return until(
    `${count} digests`,
    async () => {
      const mails = await outsideOf(world.app.config).mails(owner.email)
      return mails.filter(({ tag }) => tag === 'digest')
    },
    ({ length }) => length >= count,
  )
}

function call(line: Line, ...says: string[]) {
  return makeCall(world.app, { to: line.number, from: STRANGER, says, seconds: 30 })
}

test('a day with calls is told of once at 7:00, however many processes look', async () => {
  const line = await openLiveLine(world, { business_name: '<b>Lopez</b> & Sons' })
  expect(await dueAt(line)).toEqual(
    nextDigestAt('America/Chicago', new Date(line.line.live_at ?? '')),
  )
  await untilNoon(line)
  expect(await digests(line, 0)).toEqual([])

  await call(line, 'note my drain is slow')
  await call(line, 'urgent', 'note the garage is flooding')
  await call(line, 'spam')
  await call(line, 'are you open')
  await call(line)
  await untilQuiet(world.app)
  const mailed = await outsideOf(world.app.config).mails(line.owner.email)
  expect(mailed.map(({ tag }) => tag).sort()).toEqual(['line-number', 'message', 'message-urgent'])
  expect(await world.app.db.textMessage.count()).toBe(0)

  setClock(new Date(Number(await dueAt(line)) - 1_000))
  await mailDigests(world.app)
  expect(await digests(line, 0)).toEqual([])
  setClock(await dueAt(line))
  await Promise.all([1, 2, 3].map(() => mailDigests(world.app)))
  aheadMs += HOUR_MS
  await mailDigests(world.app)

  const [mail, ...more] = await digests(line, 1)
  expect(more).toEqual([])
  expect(mail?.subject).toMatch(/day, \w+ \d+, \d{4}: 5 calls, 2 messages, 1 urgent not handled$/)
  expect(mail?.text).toMatch(
    /^5 calls and 2 messages on \w+day, \w+ \d+\n\n1 urgent message from \w+day is/,
  )
  for (const row of [
    'Questions answered, no message: 1',
    'Spam calls: 1',
    'Hung up or said nothing: 1',
    'Minutes used: 2',
    'Minutes left now: 38',
  ]) {
    expect(mail?.text).toContain(`${row}\n`)
  }
  const [urgent, quiet] = mail?.text.match(/^- .+\n {2}.+$/gm) ?? []
  expect(urgent).toContain(formatUsPhone(STRANGER))
  expect(urgent).toMatch(/^- Urgent · .*the garage is flooding\n/)
  expect(quiet).toMatch(/^- \(\d{3}\) .*: my drain is slow\n/)
  expect(quiet).toMatch(/:\d\d.[AP]M$/)
  expect(mail?.html.match(/>Read<\/a>/g)).toHaveLength(2)
  expect(mail?.text).toContain('NO FORWARDED CALL YET')
  expect(mail?.text).toContain('No forwarded calls have reached this line yet')
  expect(mail?.html).toContain('&lt;b&gt;Lopez&lt;/b&gt; &amp; Sons')
  expect(mail?.html).not.toContain('<b>')

  const { accountId, keyId } = line.owner
  const viewer = { kind: 'key' as const, accountId, keyId }
  const kept = { where: { accountId, tag: 'digest' } }
  expect(await world.app.db.mail.count(kept)).toBe(1)
  const { callId } = await world.app.db.message.findFirstOrThrow({ where: { accountId } })
  await deleteCall(world.app, viewer, String(callId))
  expect(await world.app.db.mail.count(kept)).toBe(0)
})

test('each account has its own morning', async () => {
  const pacific = await openLiveLine(world, { business_phone: '(415) 842-2671' })
  const central = await openLiveLine(world)
  await untilNoon(pacific)
  await untilNoon(central)
  await call(pacific)
  await call(central)
  const due = [await dueAt(central), await dueAt(pacific)].map(Number)
  const [early, late] = [Math.min(...due), Math.max(...due)]
  expect((late - early) % (2 * HOUR_MS)).toBe(0)
  expect(late).toBeGreaterThan(early)
  setClock(new Date(early))
  await mailDigests(world.app)
  const first = due[0] === early ? central : pacific
  const second = first === central ? pacific : central
  expect(await digests(first, 1)).toHaveLength(1)
  expect(await digests(second, 0)).toEqual([])
  setClock(new Date(late))
  await mailDigests(world.app)
  expect(await digests(second, 1)).toHaveLength(1)
})

test('days that an outage missed are told of late, those without calls never', async () => {
  const line = await openLiveLine(world)
  await untilNoon(line)
  await call(line)
  aheadMs += 3 * 24 * HOUR_MS
  for (let minute = 0; minute < 5; minute++) await mailDigests(world.app)
  const found = await digests(line, 1)
  expect(found.map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/: 1 call, 0 messages$/),
  ])
  expect(Number(await dueAt(line))).toBeGreaterThan(+world.app.clock.now())
})

test('an account without a live line is not looked at until the next one', async () => {
  const line = await openLiveLine(world)
  await world.app.db.line.updateMany({
    where: { accountId: line.owner.accountId },
    data: { status: 'closed', closedAt: world.app.clock.now() },
  })
  setClock(await dueAt(line))
  await mailDigests(world.app)
  await until(
    'no digest is due',
    () => dueAt(line),
    (due) => due === null,
  )
  expect(await digests(line, 0)).toEqual([])
})
