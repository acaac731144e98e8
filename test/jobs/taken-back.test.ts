import pg from 'pg'
import { expect, test } from 'vitest'
import { createLog } from '../../src/kernel/log.ts'
import { createPrisma } from '../../src/platform/db/prisma.ts'
import type { JobHandlers, JobKind } from '../../src/platform/jobs/job-kinds.ts'
import { openJobs } from '../../src/platform/jobs/jobs.ts'
import { KINDS } from '../../src/platform/jobs/queue-settings.ts'
import { createTestDatabase } from '../support/database.ts'
import { until } from '../support/until.ts'

/** A check each three seconds, the job's second before it is tried again, and time for a busy machine. */
const TAKEN_BACK_WITHIN_MS = 20_000

test('the job of a worker that was killed runs again, though no other job makes anybody look', async () => {
  const database = await createTestDatabase()
  const jobs = await openJobs({ databaseUrl: database.url, log: createLog('silent'), works: true })
  const pool = new pg.Pool({ connectionString: database.url })
  const db = createPrisma(pool)
  const mail = { accountId: 'acct', mailId: 'left' }
  await db.$transaction((tx) => jobs.enqueue(tx, 'send_mail', mail))
  await pool.query(KILLED)
  const worked: string[] = []
  const idle = async () => undefined
  const handlers = Object.fromEntries(KINDS.map((kind) => [kind, idle])) as Record<
    JobKind,
    () => Promise<void>
  >
  const send: JobHandlers['send_mail'] = async ({ mailId }) => {
    worked.push(mailId)
  }
  await jobs.work({ ...handlers, send_mail: send } satisfies JobHandlers)
  await until('the job runs', () => worked.length, Boolean, TAKEN_BACK_WITHIN_MS)
  expect(worked).toEqual(['left'])
  await jobs.stop()
  await db.$disconnect()
  await pool.end()
  await database.drop()
}, 60_000)

/** What a killed worker leaves: a job in hand without a sign of life. */
const KILLED = `
  UPDATE pgboss.job SET state = 'active', started_on = now() - interval '11 seconds',
         heartbeat_on = now() - interval '11 seconds' WHERE name = 'send_mail'`
