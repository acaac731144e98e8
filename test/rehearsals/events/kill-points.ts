import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import { until } from '../../support/until.ts'
import type { Random } from '../journeys/random.ts'
import type { ProcessName, Site } from '../journeys/site.ts'
import type { Arrival, Receivers } from './receivers.ts'

export type Ground = {
  site: Site
  receivers: Receivers
  random: Random
  accountId: string
  /** One caller, who leaves a message. */
  call: () => Promise<unknown>
}

type Point = { what: string; victim: ProcessName; reach: (ground: Ground) => Promise<unknown> }

const WORKER = 'worker 1'
const WEB = 'web 1'
const isSteady = ({ name }: Arrival) => name === 'steady.receivers.test'

/** Where a process is killed. Each point creates the situation at risk, and waits until the process is in it. */
const POINTS: readonly Point[] = [
  {
    what: 'before the event has a place in the log',
    victim: WORKER,
    reach: async (ground) => {
      await holdingRow(ground, lockAccount, async (untilBlocked) => {
        await ground.call()
        await untilBlocked()
        await killNow(ground, WORKER)
      })
    },
  },
  {
    what: 'as a receiver has the event and has not answered',
    victim: WORKER,
    reach: async (ground) => {
      const { promise, resolve } = Promise.withResolvers<void>()
      ground.receivers.holdAnswers(promise)
      await afterCall(ground, ground.receivers.next('got', isSteady))
      await killNow(ground, WORKER)
      resolve()
    },
  },
  {
    what: 'as a receiver has answered',
    victim: WORKER,
    reach: async (ground) => {
      await afterCall(ground, ground.receivers.next('answered', isSteady))
      await killNow(ground, WORKER)
    },
  },
  {
    what: 'answered, and that is not written down',
    victim: WORKER,
    reach: async (ground) => {
      const { promise, resolve } = Promise.withResolvers<void>()
      ground.receivers.holdAnswers(promise)
      const arrival = await afterCall(ground, ground.receivers.next('got', isSteady))
      await holdingRow(ground, lockDeliveriesOf(arrival), async (untilBlocked) => {
        resolve()
        await untilBlocked()
        await killNow(ground, WORKER)
      })
    },
  },
  {
    what: 'as a failure is written down',
    victim: WORKER,
    reach: (ground) =>
      holdingRow(ground, lockEndpoint('broken.receivers.test'), async (untilBlocked) => {
        await ground.call()
        await untilBlocked()
        await killNow(ground, WORKER)
      }),
  },
  {
    what: 'as a receiver gives no answer',
    victim: WORKER,
    reach: async (ground) => {
      const isSlow = ({ name, status }: Arrival) => name === 'slow.receivers.test' && status === 0
      await afterCall(ground, ground.receivers.next('got', isSlow))
      await killNow(ground, WORKER)
    },
  },
  {
    what: 'in the transaction that decides on the event',
    victim: WEB,
    reach: (ground) =>
      holdingRow(ground, lockEvents, async (untilBlocked) => {
        const calling = ground.call()
        await untilBlocked()
        await killNow(ground, WEB)
        await calling
      }),
  },
  {
    what: 'some time after a call',
    victim: WORKER,
    reach: async (ground) => {
      await ground.call()
      await wait(ground.random.whole(0, 3_000))
      await killNow(ground, WORKER)
    },
  },
]

/** The process is restarted, even if the point was not reached. */
export async function killAt(ground: Ground, number: number): Promise<string> {
  const point = POINTS[number % POINTS.length]
  if (!point) throw new Error('there is no such point')
  // Failed endpoints are paused for minutes; here the next try must come now.
  await ground.site.pool.query(
    'UPDATE webhook_endpoints SET held_until = NULL, failures = 0, failing_since = NULL',
  )
  await Promise.race([point.reach(ground), tooLong(point)])
  await ground.site.start(point.victim)
  return point.what
}

const REACHED_WITHIN_MS = 240_000

async function tooLong({ what }: Point): Promise<never> {
  await wait(REACHED_WITHIN_MS, undefined, { ref: false })
  throw new Error(`never ${what}`)
}

async function killNow({ site }: Ground, name: ProcessName) {
  await site.kill(name)
}

/** Makes a call, and waits for it and for what it leads to. */
async function afterCall<T>(ground: Ground, led: Promise<T>): Promise<T> {
  const [reached] = await Promise.all([led, ground.call()])
  return reached
}

type Lock = { text: string; values: readonly string[] }

const lockAccount = ({ accountId }: Ground): Lock => ({
  text: 'SELECT 1 FROM accounts WHERE id = $1 FOR NO KEY UPDATE',
  values: [accountId],
})
const lockEvents = (): Lock => ({ text: 'LOCK TABLE events IN SHARE MODE', values: [] })
const lockEndpoint = (name: string) => (): Lock => ({
  text: 'SELECT 1 FROM webhook_endpoints WHERE url LIKE $1 FOR NO KEY UPDATE',
  values: [`%${name}%`],
})
const lockDeliveriesOf =
  ({ eventId }: Arrival) =>
  (): Lock => ({
    text: 'SELECT 1 FROM event_deliveries WHERE event_id = $1 FOR NO KEY UPDATE',
    values: [eventId],
  })

/** Locks a row that the process needs; the process is killed while it waits for it. */
async function holdingRow(
  ground: Ground,
  lock: (ground: Ground) => Lock,
  work: (untilBlocked: () => Promise<unknown>) => Promise<void>,
) {
  const client = await ground.site.pool.connect()
  try {
    await client.query('BEGIN')
    const { text, values } = lock(ground)
    await client.query(text, [...values])
    await work(() => until('somebody waits for it', () => waiting(ground.site.pool, client)))
  } finally {
    await client.query('ROLLBACK')
    client.release()
  }
}

async function waiting(pool: pg.Pool, holder: pg.PoolClient): Promise<boolean> {
  const { rows } = await pool.query<{ waits: boolean }>(
    'SELECT EXISTS (SELECT 1 FROM pg_stat_activity WHERE $1 = ANY (pg_blocking_pids(pid))) AS waits',
    [(holder as pg.PoolClient & { processID: number }).processID],
  )
  return rows[0]?.waits ?? false
}
