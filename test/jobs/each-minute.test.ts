import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createLog } from '../../src/kernel/log.ts'
import type { JobKind } from '../../src/platform/jobs/job-kinds.ts'
import { openJobs } from '../../src/platform/jobs/jobs.ts'
import { KINDS } from '../../src/platform/jobs/queue-settings.ts'
import { createTestDatabase } from '../support/database.ts'
import { until } from '../support/until.ts'

const SOON_AFTER_MS = 3_000

test('two processes have the chores of a minute done once, within seconds of its start', async () => {
  const { url: databaseUrl, drop } = await createTestDatabase()
  const options = { databaseUrl, log: createLog('silent'), works: true }
  const both = [await openJobs(options), await openJobs(options)]
  const ranAtSecond: number[] = []
  const run = async () => {
    ranAtSecond.push((Date.now() / 1_000) % 60)
  }
  const handlers = Object.fromEntries(KINDS.map((kind) => [kind, run])) as Record<
    JobKind,
    () => Promise<void>
  >
  await Promise.all(both.map((jobs) => jobs.work(handlers)))
  await until('the minute begins', () => ranAtSecond.length)
  await wait(SOON_AFTER_MS)
  expect(ranAtSecond).toHaveLength(1)
  expect(ranAtSecond[0]).toBeLessThan(10)
  await Promise.all(both.map((jobs) => jobs.stop()))
  await drop()
}, 120_000)
