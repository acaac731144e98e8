import { migrate } from '../../src/platform/db/migrate.ts'

// `node migrate-process.ts <url>`: prints the names of the migrations it applied.
const [url = ''] = process.argv.slice(2)
process.stdout.write(JSON.stringify(await migrate(url)))
