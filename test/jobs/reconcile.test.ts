import { afterAll, beforeAll, expect, test } from 'vitest'
import { addSeconds } from '../../src/kernel/clock.ts'
import { jobHandlers } from '../../src/workflows/job-handlers.ts'
import { LINE_SETUP } from '../support/live-line.ts'
import { until } from '../support/until.ts'
import { openWorld, type World } from '../support/world.ts'

let world: World
let nowIsLaterBySeconds = 0

beforeAll(async () => {
  const clock = { now: () => addSeconds(new Date(), nowIsLaterBySeconds) }
  world = await openWorld({ clock, workJobs: false, settings: { LOG_LEVEL: 'silent' } })
})
afterAll(() => world.close())

test('a payment processor that does not answer keeps nothing else from being looked after', async () => {
  const owner = await world.account()
  await owner.api.post('/lines', LINE_SETUP, { 'idempotency-key': 'kept for a day' })
  nowIsLaterBySeconds += 25 * 3_600
  const asked = Promise.withResolvers<void>()
  const answer = Promise.withResolvers<never>()
  world.app.checkout = {
    ...world.app.checkout,
    read() {
      asked.resolve()
      return answer.promise
    },
  }

  const reconciled = jobHandlers(world.app).reconcile({})
  await asked.promise
  const ofOwner = { where: { accountId: owner.accountId } }
  await until('the answer is forgotten', async () => {
    return (await world.app.db.idempotencyRecord.count(ofOwner)) === 0
  })
  expect(await world.app.db.purchase.findFirst(ofOwner)).toMatchObject({ status: 'open' })
  answer.reject(new Error('the processor hung up'))
  await reconciled
})
