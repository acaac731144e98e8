import type { TestLine } from '../../prisma/generated/client/client.ts'
import type { Owner } from '../accounts/viewer.ts'
import type { App } from '../app.ts'
import { addSeconds } from '../clock.ts'
import type { Tx } from '../db/prisma.ts'
import { ApiError } from '../errors.ts'
import { parseInput } from '../parse-input.ts'
import { formatUsPhone } from '../phone.ts'
import { type ClaimedCode, claimCode } from './test-line-code.ts'
import { TestLineOrder } from './test-line-order.ts'
import { testNumber } from './test-number.ts'

/** Contract §8. */
const VALID_SECONDS = 86_400
const CALLS_ALLOWED = 5
const LINES_A_DAY = 3

/** A code that reaches a receptionist on the shared test number (contract §2.11). */
export type TestLineView = {
  /** Nothing that is said on it is booked, sent or charged. */
  sandbox: boolean
  testNumber: string
  testNumberE164: string
  testCode: string
  hearUrl: string
  expiresAt: Date
  callsAllowed: number
  how: string
}

/**
 * Gives out a code for the test number. A day is a day of UTC.
 * @throws {ApiError} invalid_request, test_line_limit, test_lines_unavailable
 */
export async function createTestLine(
  app: App,
  viewer: Owner,
  input: unknown,
): Promise<TestLineView> {
  const order = parseInput(TestLineOrder, input)
  if (!app.config.testLines) {
    throw unavailable('Test lines are switched off on this deployment. No code was given out.')
  }
  const number = await testNumber(app)
  const made = await app.db.$transaction((tx) => makeTestLine(app, tx, viewer, order))
  return viewOf(app, number, made)
}

type Made = { testLine: TestLine; hearKey: string }

/** The account's row is locked, so that its lines of a day are counted one at a time. */
async function makeTestLine(
  app: App,
  tx: Tx,
  { accountId }: Owner,
  order: ReturnType<typeof TestLineOrder.parse>,
): Promise<Made> {
  const id = app.newId('test')
  const now = app.clock.now()
  await tx.$queryRaw`SELECT 1 FROM accounts WHERE id = ${accountId} FOR NO KEY UPDATE`
  const before = await madeBefore(tx, accountId, id)
  if (before) return before
  await refuseMoreThanADay(tx, accountId, now)
  const expiresAt = addSeconds(now, VALID_SECONDS)
  const claimed = await claimCode(tx, { accountId, testLineId: id, expiresAt }, now)
  if (!claimed) {
    throw unavailable('All test codes are in use at the moment. No code was given out.')
  }
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

/** A request that is repeated after a crash brings the same id: what it made the first time stands. */
async function madeBefore(tx: Tx, accountId: string, id: string): Promise<Made | undefined> {
  const testLine = await tx.testLine.findUnique({ where: { accountId_id: { accountId, id } } })
  if (!testLine) return undefined
  const held = await tx.testLineCode.findFirstOrThrow({
    where: { code: testLine.code, testLineId: id },
  })
  return { testLine, hearKey: held.hearKey }
}

async function refuseMoreThanADay(tx: Tx, accountId: string, now: Date) {
  const today = new Date(now)
  today.setUTCHours(0, 0, 0, 0)
  const count = await tx.testLine.count({ where: { accountId, createdAt: { gte: today } } })
  if (count < LINES_A_DAY) return
  const tomorrow = addSeconds(today, 86_400)
  throw new ApiError(
    'test_line_limit',
    `An account gets ${LINES_A_DAY} test lines a day, and has had them today. The next one is to be had from midnight UTC: ${tomorrow.toISOString()}.`,
    { retryAfterSeconds: Math.ceil((tomorrow.getTime() - now.getTime()) / 1_000) },
  )
}

function unavailable(message: string): ApiError {
  return new ApiError('test_lines_unavailable', message)
}

function viewOf(app: App, number: string, { testLine, hearKey }: Made): TestLineView {
  const { code, expiresAt, callsAllowed, businessName } = testLine
  const shown = formatUsPhone(number)
  const hearUrl = `${app.config.baseUrl}/hear/${hearLink({ code, hearKey })}`
  return {
    sandbox: true,
    testNumber: shown,
    testNumberE164: number,
    testCode: code,
    hearUrl,
    expiresAt,
    callsAllowed,
    how: `Call ${shown}, key in or say ${code} when asked, and talk to it like a customer of ${businessName}. Or talk to it in a browser: ${hearUrl}. The code works for 24 hours and ${callsAllowed} calls, by phone and in the browser together. Nothing is booked, sent or charged.`,
  }
}

function hearLink({ code, hearKey }: ClaimedCode): string {
  return `${code}-${hearKey}`
}
