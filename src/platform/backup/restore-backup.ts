import pg from 'pg'
import { PgBoss } from 'pg-boss'
import { migrate } from '../db/migrate.ts'
import { MIGRATIONS_FOLDER } from '../db/migrations-folder.ts'
import { BackupError } from './backup-error.ts'
import { type Checked, checkBackup, refuseUnknown } from './check-backup.ts'
import { emptyDatabase, isEmpty, refuseInUse } from './empty-database.ts'
import { loadTables } from './load-tables.ts'
import { restoreSecrets } from './restore-secrets.ts'

type Wishes = {
  databaseUrl: string
  dataDir: string
  file: string
  /** Whether existing data may be deleted. */
  force: boolean
}

/**
 * Restores a backup into an empty database. The whole file is checked before anything is changed, and again while it is
 * loaded; a failure leaves an empty database. The tables are those of the backup's release; the next start migrates
 * them.
 * @throws {BackupError} if the file is damaged, or the database is in use or not empty
 */
export async function restoreBackup(wishes: Wishes): Promise<Checked> {
  const checked = await checkBackup(wishes.file)
  await refuseUnknown(checked.header)
  const client = new pg.Client({
    connectionString: wishes.databaseUrl,
    application_name: 'frontdesk restore',
  })
  await client.connect()
  try {
    await refuseInUse(client)
    if (!(await isEmpty(client)) && !wishes.force) {
      throw new BackupError(
        'The database is not empty; --force throws away what is there and restores the backup.',
      )
    }
    await emptyDatabase(client)
    await load(client, wishes, checked).catch(async (error) => {
      await emptyDatabase(client)
      throw error
    })
  } finally {
    await client.end()
  }
  restoreSecrets(wishes.dataDir, checked.secretValues, wishes.force)
  return checked
}

async function load(
  client: pg.Client,
  { databaseUrl, file }: Wishes,
  { header }: Checked,
): Promise<void> {
  const newest = header.migrations.at(-1)?.name ?? ''
  await migrate(databaseUrl, MIGRATIONS_FOLDER, { through: newest })
  if (header.queueVersion !== null) await makeQueueTables(databaseUrl)
  await loadTables(client, file)
}

async function makeQueueTables(connectionString: string): Promise<void> {
  const boss = new PgBoss({ connectionString, supervise: false, schedule: false, max: 2 })
  await boss.start()
  await boss.stop({ graceful: false })
}
