import type { z } from 'zod'
import type { TestLine } from '../../prisma/generated/client/client.ts'
import { accountTransaction } from '../accounts/account-transaction.ts'
import { hashOfAddress } from '../accounts/former-addresses.ts'
import type { Owner } from '../accounts/viewer.ts'
import type { App } from '../app.ts'
import { addSeconds } from '../kernel/clock.ts'
import type { ApiError } from '../kernel/errors.ts'
import { parseInput } from '../kernel/input/parse-input.ts'
import type { Tx } from '../platform/db/prisma.ts'
import { claimCode } from './test-line-code.ts'
import { CALLS_ALLOWED, refuseMoreThanADay, VALID_SECONDS } from './test-line-limits.ts'
import { TestLineOrder } from './test-line-order.ts'
import { type TestLineView, viewOf } from './test-line-view.ts'
import { refuseWhenOff, unavailable } from './test-lines-unavailable.ts'
import { testNumber } from './test-number.ts'

/**
 * Issues a code for the test number. Days are UTC days.
 * @throws {ApiError} invalid_request, test_line_limit, test_lines_unavailable
 */
export async function createTestLine(
  app: App,
  viewer: Owner,
  input: unknown,
): Promise<TestLineView> {
  const order = parseInput(TestLineOrder, input)
  refuseWhenOff(app)
  const number = await testNumber(app)
  const { accountId } = viewer
  const { email } = await app.db.account.findUniqueOrThrow({ where: { id: accountId } })
  const maker = { accountId, addressHash: await hashOfAddress(app, email) }
  const { testLine, hearKey } = await accountTransaction(app, accountId, (tx) =>
    makeTestLine(app, tx, accountId, order, (now) => refuseMoreThanADay(tx, maker, now)),
  )
  return viewOf(app, number, { ...testLine, hearKey })
}

type Made = { testLine: TestLine; hearKey: string }

/** Locks the account's row, so that its lines of a day are counted one at a time. `check` refuses one too many. */
export async function makeTestLine(
  app: App,
  tx: Tx,
  accountId: string,
  order: z.output<typeof TestLineOrder>,
  check: (now: Date) => Promise<void> = async () => undefined,
): Promise<Made> {
  const id = app.newId('test')
  const now = app.clock.now()
  await tx.$queryRaw`SELECT 1 FROM accounts WHERE id = ${accountId} FOR NO KEY UPDATE`
  const before = await madeBefore(tx, accountId, id)
  if (before) return before
  await check(now)
  const expiresAt = addSeconds(now, VALID_SECONDS)
  const claimed = await claimCode(tx, { accountId, testLineId: id, expiresAt }, now)
  if (!claimed) throw await allInUse(tx, now)
  const { businessName, trade, area, hours, services, timezone } = order
  const testLine = await tx.testLine.create({
    data: {
      accountId,
      id,
      code: claimed.code,
      businessName,
      trade,
      area: area ?? null,
      hoursText: hours ?? null,
      services,
      timeZone: timezone,
      callsAllowed: CALLS_ALLOWED,
      createdAt: now,
      expiresAt,
    },
  })
  return { testLine, hearKey: claimed.hearKey }
}

/** A request that is repeated after a crash brings the same id: what it made the first time stays. */
async function madeBefore(tx: Tx, accountId: string, id: string): Promise<Made | undefined> {
  const testLine = await tx.testLine.findUnique({ where: { accountId_id: { accountId, id } } })
  if (!testLine) return undefined
  const held = await tx.testLineCode.findFirstOrThrow({
    where: { code: testLine.code, testLineId: id },
  })
  return { testLine, hearKey: held.hearKey }
}

/** The first code to expire is the first available one. */
async function allInUse(tx: Tx, now: Date): Promise<ApiError> {
  const { _min } = await tx.testLineCode.aggregate({ _min: { expiresAt: true } })
  const waitMs = (_min.expiresAt?.getTime() ?? now.getTime()) - now.getTime()
  return unavailable('All test codes are in use at the moment.', Math.ceil(waitMs / 1_000))
}
