import { afterAll, beforeAll, expect, test } from 'vitest'
import { LineStatus } from '../../prisma/generated/client/enums.ts'
import { newId } from '../../src/kernel/ids.ts'
import { LINE_TRANSITIONS, type LineEvent, moveLine } from '../../src/lines/line-status.ts'
import type { Db } from '../../src/platform/db/prisma.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { openDb } from '../support/wallet.ts'

let database: TestDatabase
let db: Db
let close: () => Promise<void>
const accountId = newId('acct')

beforeAll(async () => {
  database = await createTestDatabase()
  const opened = openDb(database.url)
  db = opened.db
  close = opened.close
  await db.account.create({
    data: { id: accountId, email: 'owner@example.com', createdAt: new Date() },
  })
})
afterAll(async () => {
  await close()
  await database.drop()
})

const STATUSES = Object.values(LineStatus)
const EVENTS = Object.keys(LINE_TRANSITIONS) as LineEvent[]
/** The columns the database requires for a line in this status. */
function asked(status: LineStatus) {
  lines += 1
  if (status === 'closed') return { closedAt: new Date() }
  return status === 'live' ? { number: `+1512842${2_000 + lines}`, liveAt: new Date() } : {}
}
let lines = 0

async function lineThatIs(status: LineStatus) {
  const lineId = newId('line')
  await db.line.create({
    data: {
      accountId,
      id: lineId,
      status,
      businessName: 'Lopez Plumbing',
      businessPhone: '+15128422671',
      ownerMobile: '+15128422672',
      termsConfirmedAt: new Date(),
      hours: {},
      timeZone: 'America/Chicago',
      createdAt: new Date(Date.now() + lines),
      ...asked(status),
    },
  })
  return { accountId, lineId }
}

const statusOf = async (id: string) =>
  (await db.line.findUniqueOrThrow({ where: { accountId_id: { accountId, id } } })).status

test.each(STATUSES.flatMap((status) => EVENTS.map((event) => [status, event] as const)))(
  '%s, %s',
  async (status, event) => {
    const { from, to } = LINE_TRANSITIONS[event]
    const allowed = (from as readonly LineStatus[]).includes(status)
    const line = await lineThatIs(status)
    const data = asked(to)
    expect(await moveLine(db, line, event, data)).toBe(allowed)
    expect(await statusOf(line.lineId)).toBe(allowed ? to : status)
  },
)

test('a closed line stays closed, and no line waits for payment twice', () => {
  for (const { from, to } of Object.values(LINE_TRANSITIONS)) {
    expect(from).not.toContain('closed')
    expect(to).not.toBe('awaiting_payment')
  }
})

test('of many that tell one event at once, one moves the line', async () => {
  const line = await lineThatIs('awaiting_payment')
  const moved = await Promise.all(Array.from({ length: 12 }, () => moveLine(db, line, 'paid')))
  expect(moved.filter(Boolean)).toHaveLength(1)
})

test('a line of another account is not moved', async () => {
  const { lineId } = await lineThatIs('awaiting_payment')
  expect(await moveLine(db, { accountId: newId('acct'), lineId }, 'paid')).toBe(false)
  expect(await statusOf(lineId)).toBe('awaiting_payment')
})
