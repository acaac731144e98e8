import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { startEmbeddedPostgres } from '../../src/platform/db/embedded/embedded-postgres.ts'

// A process that uses a cluster, for tests that kill it: `node tenant-process.ts <folder> hold|insert [lossy]`. Prints
// the database's URL. `insert` then writes row after row and prints each acknowledged number; `hold` waits. At the end
// of stdin it stops and exits 0.
const [folder = '', mode, durability] = process.argv.slice(2)
let ending = false
process.stdin.on('end', () => {
  ending = true
})
process.stdin.resume()

const server = await startEmbeddedPostgres({ folder, fsync: durability !== 'lossy' })
process.stdout.write(`${server.databaseUrl}\n`)
if (mode === 'insert') await insertRows(server.databaseUrl)
while (!ending) await delay(5)
await server.stop()

async function insertRows(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  await client.query('CREATE TABLE rows (number int)')
  for (let number = 1; !ending; number += 1) {
    await client.query('INSERT INTO rows VALUES ($1)', [number])
    process.stdout.write(`${number}\n`)
  }
  await client.end()
}
