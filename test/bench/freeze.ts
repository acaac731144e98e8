import { setTimeout as wait } from 'node:timers/promises'
import { countDifferingWallets } from '../../src/platform/operations/check-ledger.ts'
import { probe } from './freeze/probes.ts'
import { openSite, type Role, type Site } from './freeze/site.ts'
import { begin, type Prepared, prepare, untilDone } from './freeze/work.ts'

// Payments, bookings, closings and calls, FREEZE_SIZE of each within ten seconds, while the carrier, the note-taker and
// the mailer take five seconds for every answer. Measures our responses meanwhile, and that all is done afterwards.
// FREEZE_SIZE, FREEZE_SECONDS and FREEZE_PORT change it; DATABASE_URL names a server to create a database on.
const SIZE = Number(process.env.FREEZE_SIZE ?? 12)
const FAULT_MS = Number(process.env.FREEZE_SECONDS ?? 30) * 1_000
const PORT = Number(process.env.FREEZE_PORT ?? 18_100)
const SLOW = ['twilio', 'recall', 'postmark'] as const
const FOR_GOOD = 1_000_000
const DONE_WITHIN_MS = 300_000
const P99_MS_MAX = 250

const SET_UPS: readonly (readonly Role[])[] = [['all'], ['web', 'worker']]

for (const roles of SET_UPS) {
  const site = await openSite(roles, PORT)
  try {
    await drill(roles, site)
  } finally {
    await site.close()
  }
}
// Keep-alive connections of HTTP agents would keep the process running.
process.exit()

async function drill(roles: readonly Role[], site: Site) {
  print(
    `\n${roles.join(' + ')}: ${SIZE} payments, ${SIZE} bookings, ${SIZE} closings, ${SIZE} calls`,
  )
  const prepared = await prepare(site, SIZE)
  const quiet = await measured(site, prepared, () => wait(5_000))
  print('before', quiet.doors)
  const slow = await measured(site, prepared, async () => {
    for (const provider of SLOW) await site.outside.fault(provider, 'slow', FOR_GOOD)
    const over = wait(FAULT_MS)
    const gone = await begin(site, prepared)
    await over
    return gone
  })
  for (const provider of SLOW) await site.outside.fault(provider, 'slow', 0)
  print('while they are slow', slow.doors)
  print(
    `refused or not answered by the receptionist: ${slow.result.length}`,
    slow.result.slice(0, 5),
  )
  const began = performance.now()
  await untilDone(site, prepared, DONE_WITHIN_MS)
  print(`all done ${((performance.now() - began) / 1_000).toFixed(1)} s after they were well again`)
  print(`numbers sold twice: ${await soldTwice(site, prepared)}`)
  print(`wallets that are not their entries: ${await countDifferingWallets(site.pool, 10_000)}`)
  const worst = Math.max(...Object.values(slow.doors).map((door) => door['p99 ms']))
  print(
    `worst p99 of a door: ${worst} ms (${worst < P99_MS_MAX ? 'under' : 'NOT UNDER'} ${P99_MS_MAX})`,
  )
}

async function measured<T>(site: Site, [first]: Prepared[], work: () => Promise<T>) {
  if (!first) throw new Error('nobody to ask for')
  const probing = probe(site, { key: first.owner.key, ...first.called })
  const result = await work()
  return { result, doors: await probing.end() }
}

async function soldTwice(site: Site, prepared: readonly Prepared[]): Promise<number> {
  const sold = await Promise.all(prepared.map(({ toPay }) => site.outside.numbers(toPay.setup_id)))
  return sold.filter((numbers) => numbers.length !== 1).length
}

function print(line: string, table?: unknown) {
  process.stdout.write(`${line}\n`)
  // biome-ignore lint/suspicious/noConsole: a table for the terminal
  if (table) console.table(table)
}
