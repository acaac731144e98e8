import pg from 'pg'
import { expect, test } from 'vitest'
import { addSeconds } from '../../src/kernel/clock.ts'
import { createLog } from '../../src/kernel/log.ts'
import { createPrisma } from '../../src/platform/db/prisma.ts'
import type { JobHandlers, JobKind } from '../../src/platform/jobs/job-kinds.ts'
import { openJobs } from '../../src/platform/jobs/jobs.ts'
import { KINDS } from '../../src/platform/jobs/queue-settings.ts'
import { createTestDatabase } from '../support/database.ts'
import { until } from '../support/until.ts'

/** Sooner than a worker polls by itself. */
const WOKEN_WITHIN_MS = 20_000

test('a job that was put off, and then fails, is worked off each time it is due, though nothing announces it', async () => {
  const database = await createTestDatabase()
  const jobs = await openJobs({ databaseUrl: database.url, log: createLog('silent'), works: true })
  const tried: string[] = []
  const failOnce = async ({ mailId }: { mailId: string }) => {
    tried.push(mailId)
    if (tried.filter((id) => id === mailId).length === 1) throw new Error('the first time')
  }
  const idle = async () => undefined
  const handlers = Object.fromEntries(KINDS.map((kind) => [kind, idle])) as Record<
    JobKind,
    () => Promise<void>
  >
  await jobs.work({ ...handlers, send_mail: failOnce } satisfies JobHandlers)
  const pool = new pg.Pool({ connectionString: database.url })
  const db = createPrisma(pool)
  await db.$transaction((tx) =>
    jobs.enqueue(
      tx,
      'send_mail',
      { accountId: 'acct', mailId: 'later' },
      { startAfter: addSeconds(new Date(), 3) },
    ),
  )
  await until(
    'the job was tried twice',
    () => tried.length,
    (times) => times === 2,
    WOKEN_WITHIN_MS,
  )
  expect(tried).toEqual(['later', 'later'])
  await jobs.stop()
  await db.$disconnect()
  await pool.end()
  await database.drop()
}, 60_000)
