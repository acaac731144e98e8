import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'
import { rehearseStops } from './journeys/mid-call-stops.ts'
import { rehearseJourneys } from './journeys/mixed.ts'
import { print } from './journeys/report.ts'
import { openSite } from './journeys/site.ts'

/**
 * Runs the product as two web and two worker processes, with the sandbox, on a separate PostgreSQL, with customer
 * journeys through its endpoints while processes, the database and providers fail; then audits everything left
 * behind.
 *
 * --journeys 125 --at-once 12 --seed 1 --port 21000 --no-faults --keep (the folder with logs and the sandbox's
 * record) --stops 50: instead, stops the database this often while callers talk.
 */
const { values: flags } = parseArgs({
  options: {
    journeys: { type: 'string', default: '125' },
    'at-once': { type: 'string', default: '12' },
    seed: { type: 'string', default: String(randomInt(2 ** 31)) },
    port: { type: 'string', default: '21000' },
    stops: { type: 'string', default: '0' },
    'no-faults': { type: 'boolean', default: false },
    keep: { type: 'boolean', default: false },
  },
})
const seed = Number(flags.seed)
const mixed = {
  seed,
  journeys: Number(flags.journeys),
  atOnce: Number(flags['at-once']),
  hasFaults: !flags['no-faults'],
}
print(`--seed ${seed}`)
const site = await openSite(Number(flags.port))
print(`words and records: ${site.folder}`)
let isWell = false
try {
  const stops = Number(flags.stops)
  isWell =
    stops > 0 ? await rehearseStops(site, { seed, stops }) : await rehearseJourneys(site, mixed)
} finally {
  await site.close()
  if (!flags.keep) await site.forget()
}
// Keep-alive connections would keep the process running.
process.exit(isWell ? 0 : 1)
