import type { Config } from '../../src/kernel/config/config.ts'
import type { Summary } from '../../src/platform/backup/backup-contents.ts'
import { checkBackup } from '../../src/platform/backup/check-backup.ts'
import { restoreBackup } from '../../src/platform/backup/restore-backup.ts'
import { writeBackup } from '../../src/platform/backup/write-backup.ts'
import { findDatabase } from '../../src/platform/db/database.ts'

type Place = Pick<Config, 'databaseUrl' | 'dataDir'>

/** Backs up the configured database, even while the service runs. Returns a summary in words. */
export async function backUp(config: Place, file: string): Promise<string> {
  const { dataDir } = config
  const summary = await inDatabase(config, (databaseUrl) =>
    writeBackup({ databaseUrl, dataDir, file }),
  )
  // Reads the backup again, to find a faulty disk now and not when the backup is needed.
  await checkBackup(file)
  return [`Backed up ${inWords(summary)} to ${file}.`, ...warning(summary)].join('\n')
}

/** Restores into the configured database. Returns a summary in words. */
export async function restore(config: Place, file: string, force: boolean): Promise<string> {
  const { dataDir } = config
  const summary = await inDatabase(config, (databaseUrl) =>
    restoreBackup({ databaseUrl, dataDir, file, force }),
  )
  return `Restored ${inWords(summary)} as of ${summary.header.createdAt}. Start the service now.`
}

async function inDatabase<T>(config: Place, work: (url: string) => Promise<T>): Promise<T> {
  const { url, close } = await findDatabase(config)
  try {
    return await work(url)
  } finally {
    await close()
  }
}

function inWords({ header, rows }: Summary): string {
  const counts = Object.values(rows)
  const total = counts.reduce((sum, count) => sum + count, 0)
  return (
    `${total} rows of ${counts.length} tables (release ${header.release}, migration ` +
    `${header.migrations.at(-1)?.name})`
  )
}

function warning({ secrets }: Summary): string[] {
  const files = secrets.length > 0 ? `, and the files ${secrets.join(' and ')}` : ''
  return [
    `It holds secrets: keys that sign${files}, and what callers said. Keep it where only you can read it.`,
  ]
}
