import type { App } from '../app.ts'
import { labelledNumber } from '../lines/buy-number-once.ts'
import { BusyElsewhere } from '../platform/db/busy-elsewhere.ts'
import { exclusively } from '../platform/db/exclusive-lease.ts'
import { unavailable } from './test-lines-unavailable.ts'

const PURPOSE = 'test_line'
/** The number's label at the carrier, by which a second process, or one after a crash, finds it. */
const LABEL = 'Frontdesk test lines'
const BOUGHT_WITHIN_MS = 8_000
const LOOK_AGAIN_MS = 100
const TRY_AGAIN_SECONDS = 60

/** Purchases in progress in this process; parallel requests wait for one. */
const purchases = new WeakMap<App['pool'], Promise<string>>()

/**
 * The shared number of test lines, in E.164: TEST_LINE_NUMBER, or one that is bought once if the settings say so.
 * @throws {ApiError} test_lines_unavailable if there is none, with a reason for the operator
 */
export async function testNumber(app: App): Promise<string> {
  const known = await knownTestNumber(app)
  if (known) return known
  if (!app.config.buysTestNumber) {
    throw unavailable(
      `This deployment has no test number: its operator sets TEST_LINE_NUMBER to a number of ` +
        `the carrier whose voice webhook is ${app.config.baseUrl}/voice/incoming, or to buy.`,
    )
  }
  const purchase = purchases.get(app.pool) ?? buyOnce(app)
  purchases.set(app.pool, purchase)
  return purchase.finally(() => purchases.delete(app.pool))
}

export async function isTestNumber(app: App, number: string): Promise<boolean> {
  return app.config.testLines && number !== '' && number === (await knownTestNumber(app))
}

async function knownTestNumber(app: App): Promise<string | undefined> {
  if (app.config.testLineNumber) return app.config.testLineNumber
  const shared = await app.db.sharedNumber.findUnique({ where: { purpose: PURPOSE } })
  return shared?.e164
}

/** Another process may be buying it now: wait for its number. */
async function buyOnce(app: App): Promise<string> {
  const deadline = performance.now() + BOUGHT_WITHIN_MS
  while (performance.now() < deadline) {
    try {
      return await exclusively(app, 'buy the test number', () => buy(app))
    } catch (error) {
      if (!(error instanceof BusyElsewhere)) throw error
      await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS))
    }
  }
  throw noNumberYet()
}

async function buy(app: App): Promise<string> {
  const known = await knownTestNumber(app)
  if (known) return known
  const number = await labelledNumber(app, LABEL, []).catch((cause: unknown) => {
    app.log.warn({ error: cause }, 'the test number could not be bought')
    return undefined
  })
  if (!number) throw noNumberYet()
  const { e164, id: carrierId } = number
  await app.db.sharedNumber.create({
    data: { purpose: PURPOSE, e164, carrierId, boughtAt: app.clock.now() },
  })
  return e164
}

function noNumberYet() {
  return unavailable(
    'The carrier gave no test number just now; try again in a minute.',
    TRY_AGAIN_SECONDS,
  )
}
