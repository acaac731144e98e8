import { findOrCreateHouseAccount } from '../accounts/find-or-create-account.ts'
import type { Visitor } from '../accounts/viewer.ts'
import type { App } from '../app.ts'
import { addSeconds } from '../kernel/clock.ts'
import { ApiError } from '../kernel/errors.ts'
import { parseInput } from '../kernel/input/parse-input.ts'
import { makeTestLine } from './create-test-line.ts'
import { TestLineOrder } from './test-line-order.ts'
import { type TestLineView, viewOf } from './test-line-view.ts'
import { refuseWhenOff, unavailable } from './test-lines-unavailable.ts'
import { testNumber } from './test-number.ts'

/** The account that owns trial lines. */
export const TRIAL_HOUSE = 'the front page'
const DAY_SECONDS = 86_400
/** For one network, which may be many phones behind one address. */
const OF_A_NETWORK = 10
const KEPT_SECONDS = DAY_SECONDS

/**
 * A test line for a visitor who is not signed in. It belongs to an account of the site, and works like any other; the
 * number a day is limited by network and in total.
 * @throws {ApiError} invalid_request, test_line_limit, test_lines_unavailable
 */
export async function openTrialLine(
  app: App,
  visitor: Visitor,
  input: unknown,
): Promise<TestLineView> {
  const order = parseInput(TestLineOrder, input)
  refuseWhenOff(app)
  const { trialLinesPerDay } = app.config
  if (trialLinesPerDay === 0) throw unavailable('Test lines are for those who have signed in.')
  const number = await testNumber(app)
  await take(app, { keyPrefix: 'trial_lines', points: OF_A_NETWORK }, visitor.sender)
  await take(app, { keyPrefix: 'trial_lines_all', points: trialLinesPerDay }, 'all')
  const { id: accountId } = await findOrCreateHouseAccount(app, TRIAL_HOUSE)
  const made = await app.db.$transaction((tx) => makeTestLine(app, tx, accountId, order))
  return viewOf(app, number, { ...made.testLine, hearKey: made.hearKey })
}

/** Expired trial lines; their conversations were deleted before. */
export async function forgetTrialLines(app: App): Promise<void> {
  const expiresAt = { lt: addSeconds(app.clock.now(), -KEPT_SECONDS) }
  await app.db.testLine.deleteMany({ where: { account: { email: TRIAL_HOUSE }, expiresAt } })
}

async function take(app: App, count: { keyPrefix: string; points: number }, key: string) {
  const limiter = app.requestCounter.limiter({ ...count, duration: DAY_SECONDS })
  const { consumedPoints, msBeforeNext } = await limiter.penalty(key)
  if (consumedPoints <= count.points) return
  const retryAfterSeconds = Math.ceil(msBeforeNext / 1_000)
  const message = 'Enough test lines were made without signing in for today.'
  throw new ApiError('test_line_limit', message, { retryAfterSeconds })
}
