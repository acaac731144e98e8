import { loadConfig } from '../src/kernel/config/config.ts'
import { openDatabase } from '../src/platform/db/database.ts'
import { GLOBAL, readSharding } from './sharding.ts'

// Lists which tables can be sharded by account and which stay global; fails if one is in neither list.
const database = await openDatabase(loadConfig())
const { spread, global } = await readSharding(database.url).finally(database.close)
print(`Spread by account_id, which is in each unique key (${spread.length}): ${spread.join(', ')}`)
for (const [table, keys] of Object.entries(global)) {
  print(`${table} ${keys.join(' ')}: ${GLOBAL[table] ?? 'NOT LISTED in ops/sharding.ts'}`)
  if (!GLOBAL[table]) process.exitCode = 1
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
