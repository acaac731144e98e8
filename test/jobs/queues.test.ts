import { PgBoss } from 'pg-boss'
import { expect, onTestFinished, test } from 'vitest'
import { createLog } from '../../src/kernel/log.ts'
import { openJobs } from '../../src/platform/jobs/jobs.ts'
import { KINDS, QUEUES } from '../../src/platform/jobs/queue-settings.ts'
import { createTestDatabase } from '../support/database.ts'

test('a start makes the queues that are not there, and gives those of an older release their settings', async () => {
  const { url, drop } = await createTestDatabase()
  onTestFinished(drop)
  const boss = new PgBoss({ connectionString: url, supervise: false, schedule: false })
  await boss.start()
  onTestFinished(() => boss.stop())
  await boss.deleteQueue('send_mail')
  await boss.updateQueue('write_recap', { expireInSeconds: 60 })
  const settings = async () => new Map((await boss.getQueues()).map((one) => [one.name, one]))
  const untouched = (await settings()).get('send_text')?.updatedOn

  const jobs = await openJobs({ databaseUrl: url, log: createLog('error'), works: false })
  await jobs.stop()

  const made = await settings()
  for (const kind of KINDS) expect(made.get(kind), kind).toMatchObject(QUEUES[kind])
  expect(made.get('send_text')?.updatedOn).toEqual(untouched)
})
