import { audit } from './audit/audit.ts'
import { groundOf } from './audit/ground.ts'
import { beginFaults } from './faults.ts'
import { setOut, type Testament } from './journey.ts'
import { drawKind, go } from './kinds.ts'
import type { Tally } from './patient-client.ts'
import type { Random } from './random.ts'
import { randomOf } from './random.ts'
import { print, printCounts, printFindings } from './report.ts'
import { settle } from './settle.ts'
import type { Site } from './site.ts'

type Wanted = { seed: number; journeys: number; atOnce: number; hasFaults: boolean }

/** Journeys of all kinds with faults of all kinds. Returns whether all was well at the end. */
export async function rehearseJourneys(site: Site, wanted: Wanted): Promise<boolean> {
  const { seed, journeys, atOnce, hasFaults } = wanted
  const random = randomOf(seed)
  const [tally, ended]: [Tally, Map<string, number>] = [new Map(), new Map()]
  const [told, broken]: [Testament[], string[]] = [[], []]
  const began = performance.now()
  let over = 0
  const faults = hasFaults ? beginFaults(site, random.fork()) : undefined

  async function travel(number: number, own: Random) {
    const kind = drawKind(own)
    try {
      const traveller = await setOut(site, tally, own, { number, kind })
      told.push(traveller.told)
      await go(kind, traveller)
      ended.set(kind, (ended.get(kind) ?? 0) + 1)
    } catch (error) {
      broken.push(`${number} ${kind}: ${error instanceof Error ? error.message : error}`)
    }
    over += 1
    if (over % 25 === 0) print(`  ${over} over, ${seconds(began)} s`)
  }
  const waiting = Array.from(
    { length: journeys },
    (_, index) => [index + 1, random.fork()] as const,
  )
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await travel(...next)
  }
  await Promise.all(Array.from({ length: atOnce }, lane))
  await faults?.end()
  print(`seed ${seed}: ${journeys} journeys in ${seconds(began)} s, ${atOnce} at once`)
  const settled = await settle(site, new Date())
  print(`quiet ${settled} s after the last of them`)
  printCounts('what went wrong on purpose', faults?.happened ?? new Map())
  printCounts('journeys at their end', ended)
  printCounts('answers', tally)
  const findings = await audit(groundOf(site, told))
  return printFindings([
    { what: 'journeys broken off', found: broken },
    { what: 'processes that crashed', found: site.crashes },
    ...findings,
  ])
}

const seconds = (since: number) => Math.round((performance.now() - since) / 1_000)
