import type { Config } from '../../../src/kernel/config/config.ts'
import { createLog } from '../../../src/kernel/log.ts'
import type { JobData, JobKind } from '../../../src/platform/jobs/job-kinds.ts'
import { openJobs } from '../../../src/platform/jobs/jobs.ts'
import { openDb } from '../../support/wallet.ts'

const ROWS_AT_ONCE = 100

/** Enqueues as a use-case does, from a process that runs none of the jobs. */
export async function enqueueAll<K extends JobKind>(
  { logLevel }: Config,
  databaseUrl: string,
  kind: K,
  all: readonly JobData[K][],
) {
  const jobs = await openJobs({ databaseUrl, log: createLog(logLevel), works: false })
  const { db, close } = openDb(databaseUrl)
  for (let from = 0; from < all.length; from += ROWS_AT_ONCE) {
    await db.$transaction(async (tx) => {
      for (const data of all.slice(from, from + ROWS_AT_ONCE)) await jobs.enqueue(tx, kind, data)
    })
  }
  await jobs.stop()
  await close()
}
