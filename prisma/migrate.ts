import { loadConfig } from '../src/kernel/config/config.ts'
import { openDatabase } from '../src/platform/db/database.ts'
import { DatabaseNewer } from '../src/platform/db/database-newer.ts'

// Brings the database of the settings (DATABASE_URL, else the embedded one) to the newest migration.
try {
  const database = await openDatabase(loadConfig())
  await database.close()
  const done = database.migrated.map((name) => `Applied ${name}\n`).join('')
  process.stdout.write(done || 'Nothing to apply: the database is up to date.\n')
} catch (error) {
  if (!(error instanceof DatabaseNewer)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
