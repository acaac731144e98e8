import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate } from '../../src/platform/db/migrate.ts'
import { query } from '../db/query.ts'
import { createApi } from '../support/api.ts'
import { type MeetingBody, newLink } from '../support/meeting-room.ts'
import { storeMeeting } from '../support/meeting-rows.ts'
import { startReplicaPair } from '../support/replica-pair.ts'
import { until } from '../support/until.ts'
import { openWorld, type World } from '../support/world.ts'

const LAG_SECONDS = 10
const PATIENCE_MS = 60_000

let pair: Awaited<ReturnType<typeof startReplicaPair>>
let worlds: World[]
let owner: Awaited<ReturnType<World['account']>>

beforeAll(async () => {
  pair = await startReplicaPair({ lagSeconds: LAG_SECONDS })
  await migrate(pair.primaryUrl)
  const given = { url: pair.primaryUrl, drop: async () => undefined }
  const settings = { DATABASE_REPLICA_URL: pair.replicaUrl, RATE_LIMIT_PER_MINUTE: '100000' }
  // Two processes of one site: what is written through one is read through the other.
  const open = () => openWorld({ given, settings, workJobs: false })
  worlds = [await open(), await open()]
  owner = await first().account()
}, 120_000)
afterAll(async () => {
  for (const world of worlds) await world.close()
  await pair.remove()
})

test('with a replica that lags, no reader misses his own write, at whichever process he reads', async () => {
  for (let round = 1; round <= 12; round += 1) {
    const { body } = await owner.api.post<MeetingBody>('/meetings', {
      meeting_url: newLink(),
      max_minutes: 5,
    })
    const booked = await listed(body.id)
    expect(booked.map((meeting) => meeting?.id)).toEqual([body.id, body.id])
    await owner.api.post(`/meetings/${body.id}/cancel`, {})
    const cancelled = await listed(body.id)
    expect(cancelled.map((meeting) => meeting?.state)).toEqual(['cancelled', 'cancelled'])
  }
}, 120_000)

test('once it has all that the account wrote, the replica is read: what others wrote comes later', async () => {
  await until('the replica has the last write', hasLastWrite, Boolean, PATIENCE_MS)
  const { id } = await storeMeeting(first().app, owner.accountId, {})
  expect(await listed(id)).toEqual([undefined, undefined])
  await until('it came', async () => (await listed(id)).every(Boolean), Boolean, PATIENCE_MS)
}, 120_000)

test('a replica that is gone is not missed', async () => {
  await pair.stopReplica()
  const { id } = await storeMeeting(first().app, owner.accountId, {})
  expect((await listed(id)).map((meeting) => meeting?.id)).toEqual([id, id])
})

function first(): World {
  const [world] = worlds
  if (!world) throw new Error('no world')
  return world
}

/** What each process lists about a meeting. */
function listed(id: string) {
  return Promise.all(
    worlds.map(async ({ url }) => {
      const { body } = await createApi(url, owner.key).get<{ items: MeetingBody[] }>('/meetings')
      return body.items.find((meeting) => meeting.id === id)
    }),
  )
}

async function hasLastWrite(): Promise<boolean> {
  const [place] = await query(
    pair.primaryUrl,
    `SELECT wal_place FROM account_writes WHERE account_id = '${owner.accountId}'`,
  )
  const [there] = await query(
    pair.replicaUrl,
    `SELECT pg_last_wal_replay_lsn() - '0/0' >= ${place?.wal_place} AS all`,
  )
  return there?.all === true
}
