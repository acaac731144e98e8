import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createLog } from '../../src/kernel/log.ts'
import type { JobKind } from '../../src/platform/jobs/job-kinds.ts'
import { openJobs } from '../../src/platform/jobs/jobs.ts'
import { KINDS } from '../../src/platform/jobs/queue-settings.ts'
import { createTestDatabase } from '../support/database.ts'
import { openGate } from '../support/database-gate.ts'
import { until } from '../support/until.ts'

test('a worker whose database goes while it starts begins once it is back', async () => {
  const behind = await openGate(await createTestDatabase())
  const jobs = await openJobs({
    databaseUrl: behind.database.url,
    log: createLog('silent'),
    works: true,
  })
  await behind.shut()
  let reconciled = 0
  let isWorking = false
  const count = async () => {
    reconciled += 1
  }
  const handlers = Object.fromEntries(KINDS.map((kind) => [kind, count])) as Record<
    JobKind,
    () => Promise<void>
  >
  const working = jobs.work(handlers).then(() => {
    isWorking = true
  })
  await wait(1_500)
  expect(isWorking).toBe(false)
  await behind.open()
  await working
  // Its job runs by itself every minute.
  await until(
    'a job is worked off',
    () => reconciled,
    (times) => times > 0,
    90_000,
  )
  await jobs.stop()
  await behind.database.drop()
}, 120_000)
