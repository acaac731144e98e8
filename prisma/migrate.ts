import { loadConfig } from '../src/config.ts'
import { openDatabase } from '../src/db/database.ts'

// Brings the database of the settings (DATABASE_URL, else the embedded one) to the newest migration.
const database = await openDatabase(loadConfig())
await database.close()
const done = database.migrated.map((name) => `Applied ${name}\n`).join('')
process.stdout.write(done || 'Nothing to apply: the database is up to date.\n')
