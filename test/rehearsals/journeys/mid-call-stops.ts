import { setTimeout as wait } from 'node:timers/promises'
import { auditCalls } from './audit/calls.ts'
import { groundOf } from './audit/ground.ts'
import { auditMoney } from './audit/money.ts'
import { whatIsStuck } from './audit/stuck.ts'
import { callLine, openLine, setOut, type Traveller } from './journey.ts'
import type { Tally } from './patient-client.ts'
import { type Random, randomOf } from './random.ts'
import { print, printCounts, printFindings } from './report.ts'
import { settle } from './settle.ts'
import type { Site } from './site.ts'

const LINES = 5
const DOWN_MS = [1_500, 9_000] as const

/** Stops the database during calls, again and again. Returns whether all was well at the end. */
export async function rehearseStops(site: Site, { seed, stops }: { seed: number; stops: number }) {
  const random = randomOf(seed)
  const tally: Tally = new Map()
  const travellers: Traveller[] = []
  for (let number = 1; number <= LINES; number += 1) {
    const traveller = await setOut(site, tally, random.fork(), { number, kind: 'called' })
    await openLine(traveller)
    travellers.push(traveller)
  }
  const broken: string[] = []
  for (let stop = 1; stop <= stops; stop += 1) {
    await stopInCall(site, travellers, random.fork()).catch((error) => {
      broken.push(`stop ${stop}: ${error instanceof Error ? error.message : error}`)
    })
    if (stop % 10 === 0) print(`  ${stop} stops`)
  }
  const told = travellers.map((traveller) => traveller.told)
  print(`seed ${seed}: ${stops} stops, ${told.flatMap(({ calls }) => calls).length} calls`)
  print(`quiet ${await settle(site, new Date())} s after the last of them`)
  const ground = groundOf(site, told)
  printCounts('what became of the calls', await outcomes(site))
  return printFindings([
    { what: 'stops broken off', found: broken },
    { what: 'processes that crashed', found: site.crashes },
    ...(await whatIsStuck(ground)),
    ...(await auditMoney(ground)),
    ...(await auditCalls(ground)),
  ])
}

/** One caller is in a call when the database stops, one rings at that moment, and one while it is down. */
async function stopInCall({ server }: Site, travellers: readonly Traveller[], random: Random) {
  const after = random.whole(1, 3)
  const inCall = Promise.withResolvers<void>()
  const talking = ring(travellers, random, (said) => said >= after && inCall.resolve())
  talking.finally(() => inCall.resolve()).catch(() => undefined)
  await inCall.promise
  await wait(random.whole(0, 400))
  const ringing = ring(travellers, random)
  await server.stop(random.oneOf(['fast', 'immediate']))
  const late = ring(travellers, random)
  await wait(random.whole(...DOWN_MS))
  await server.start()
  await Promise.all([talking, ringing, late])
}

async function ring(
  travellers: readonly Traveller[],
  random: Random,
  onTurn?: (said: number) => void,
) {
  const traveller = travellers[random.whole(0, travellers.length - 1)]
  const [line] = traveller?.told.lines ?? []
  if (traveller && line) await callLine(traveller, line, onTurn)
}

async function outcomes({ pool }: Site): Promise<Map<string, number>> {
  const { rows } = await pool.query<{ what: string; count: number }>(
    `SELECT outcome || ', ' || coalesce(free_reason, 'charged') || ', ' || cardinality(voicemail_urls) || ' voicemails' AS what,
            count(*)::int AS count FROM calls GROUP BY 1`,
  )
  return new Map(rows.map(({ what, count }) => [what, count]))
}
