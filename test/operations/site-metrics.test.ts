import { afterAll, beforeAll, expect, test } from 'vitest'
import { addSeconds } from '../../src/kernel/clock.ts'
import { receiveEvent } from '../../src/platform/inbox/inbox.ts'
import { jobHandlers } from '../../src/workflows/job-handlers.ts'
import { LINE_SETUP, openLiveLine, pay, setUpLine, untilLive } from '../support/live-line.ts'
import { ring } from '../support/made-calls.ts'
import { outsideOf } from '../support/outside.ts'
import { STRANGER } from '../support/phone.ts'
import { metric, scrape } from '../support/scrape.ts'
import { until } from '../support/until.ts'
import { openWorld, type World } from '../support/world.ts'

let world: World
let ahead = 0
/** Facts cached for a minute are read again after this. */
const later = () => {
  ahead += 61
}

beforeAll(async () => {
  const clock = { now: () => addSeconds(new Date(), ahead) }
  world = await openWorld({ settings: { LOG_LEVEL: 'silent' }, clock, workJobs: false })
})
afterAll(() => world.close())

const queue = (state: string) => ({ queue: 'handle_provider_event', state })

test('jobs that wait, since when, and what of the inbox waits with them; then nothing does', async () => {
  const owner = await world.account()
  const { setup_id: lineId, checkout_url } = await setUpLine(owner.api, LINE_SETUP)
  await pay(checkout_url)
  const stripe = { provider: 'stripe' }
  await until('the payment is told', () => metric(world, 'frontdesk_inbox_events', stripe))
  later()
  expect(await metric(world, 'frontdesk_queue_jobs', queue('waiting'))).toBe(1)
  const oldest = { queue: 'handle_provider_event' }
  expect(await metric(world, 'frontdesk_queue_oldest_seconds', oldest)).toBeGreaterThan(0)
  expect(await metric(world, 'frontdesk_inbox_lag_seconds', stripe)).toBeGreaterThan(0)
  expect(await metric(world, 'frontdesk_inbox_lag_seconds', { provider: 'twilio' })).toBe(0)
  await world.app.db.$transaction((tx) =>
    world.app.jobs.enqueue(tx, 'reconcile', {}, { startAfter: new Date(Date.now() + 3_600_000) }),
  )
  later()
  expect(await metric(world, 'frontdesk_queue_jobs', { queue: 'reconcile', state: 'later' })).toBe(
    1,
  )

  await world.app.jobs.work(jobHandlers(world.app))
  await untilLive(owner.api, lineId)
  const waiting = () => {
    later()
    return metric(world, 'frontdesk_queue_jobs', queue('waiting'))
  }
  await until('nothing waits', waiting, (jobs) => jobs === 0)
  expect(await metric(world, 'frontdesk_queue_oldest_seconds', oldest)).toBe(0)
  expect(await metric(world, 'frontdesk_inbox_events', stripe)).toBe(0)
})

test('a job in hand is active; one that is given up is failed', async () => {
  const jobs = (queue: string, state: string) => {
    later()
    return metric(world, 'frontdesk_queue_jobs', { queue, state })
  }
  await outsideOf(world.app.config).fault('postmark', 'slow', 20)
  await openLiveLine(world)
  await until('a mail is being sent', () => jobs('send_mail', 'active'))
  await outsideOf(world.app.config).fault('postmark', 'slow', 0)
  await until(
    'and out',
    () => jobs('send_mail', 'active'),
    (active) => active === 0,
  )
  await world.app.pool.query("UPDATE pgboss.job SET state = 'failed' WHERE name = 'reconcile'")
  await until('a job is given up', () => jobs('reconcile', 'failed'))
})

test('what nobody could act on is a dead letter', async () => {
  const key = { provider: 'recall', externalId: 'msg_poison' } as const
  await receiveEvent(world.app, { ...key, kind: 'bot.done', payload: { botId: ['x'] } })
  await world.app.db.providerEvent.update({
    where: { provider_externalId: key },
    data: { failures: 59 },
  })
  const dead = async () => {
    later()
    return metric(world, 'frontdesk_dead_letters', { provider: 'recall' })
  }
  expect(await until('it is given up', dead)).toBe(1)
})

test('calls that go on', async () => {
  const { number } = await openLiveLine(world)
  const calls = async () => {
    later()
    return metric(world, 'frontdesk_calls_in_progress')
  }
  const before = await calls()
  await ring(world.app, { to: number, from: STRANGER })
  expect(await calls()).toBe(before + 1)
})

test('mails by their state', async () => {
  await openLiveLine(world)
  const delivered = async () => {
    later()
    return metric(world, 'frontdesk_mails', { state: 'delivered' })
  }
  await until('a mail is delivered', delivered)
  expect(await metric(world, 'frontdesk_mails', { state: 'bounced' })).toBe(0)
  await world.app.pool.query("UPDATE mails SET delivery = 'bounced'")
  expect(await delivered()).toBe(0)
  expect(await metric(world, 'frontdesk_mails', { state: 'bounced' })).toBeGreaterThan(0)
})

test('a wallet that is not what its entries say is seen, whatever of it differs', async () => {
  const { lineId } = await openLiveLine(world)
  const differing = async () => {
    later()
    return (await scrape(world.url, world.app.staffToken)).value(
      'frontdesk_ledger_differing_wallets',
    )
  }
  expect(await differing()).toBe(0)
  for (const column of ['balance_seconds', 'last_seq']) {
    const change = (by: string) =>
      world.app.pool.query(`UPDATE wallets SET ${column} = ${column} ${by} WHERE id = $1`, [lineId])
    await change('+ 1')
    expect(await differing(), column).toBe(1)
    await change('- 1')
    expect(await differing(), column).toBe(0)
  }
})

test('what the database does not say in time is not shown, and everything else is', async () => {
  const readAt = async () =>
    metric(world, 'frontdesk_facts_read_timestamp_seconds', { facts: 'slow' })
  later()
  const before = await readAt()
  later()
  expect(await readAt()).toBeGreaterThan(before)
  await world.app.pool.query('ALTER TABLE mails RENAME TO mails_away')
  later()
  const { value } = await scrape(world.url, world.app.staffToken)
  await world.app.pool.query('ALTER TABLE mails_away RENAME TO mails')
  expect(value('frontdesk_mails')).toBeUndefined()
  expect(value('frontdesk_ledger_differing_wallets')).toBeUndefined()
  expect(value('frontdesk_calls_in_progress')).toBeGreaterThanOrEqual(0)
})
