import { setTimeout as wait } from 'node:timers/promises'
import type { Random } from '../journeys/random.ts'
import type { Site } from '../journeys/site.ts'
import { type Asking, askTool, type Draw, lookUp, readRest, tellOfMail } from './doors.ts'
import { type Talk, talk } from './talk.ts'
import type { Tally } from './tally.ts'
import type { Tenant } from './tenants.ts'

/** Requests for each call that begins. */
const REQUESTS_A_CALL: readonly { draw: Draw; share: number }[] = [
  { draw: readRest, share: 12 },
  { draw: askTool, share: 3 },
  { draw: lookUp, share: 3 },
  { draw: tellOfMail, share: 3 },
]
const ANSWER_WITHIN_MS = 30_000
const LOOK_AGAIN_MS = 100

export type Traffic = ReturnType<typeof beginTraffic>

/**
 * Callers, programs and agents of all tenants, each at random moments, without waiting for earlier responses. There
 * is no traffic until a rate is set.
 */
export function beginTraffic(
  { site, tenants }: { site: Site; tenants: readonly [Tenant, ...Tenant[]] },
  tally: Tally,
  random: Random,
) {
  const ending = new AbortController()
  const under = new Set<Promise<void>>()
  const talks: Talk[] = []
  let callsASecond = 0

  async function arrivals(share: number, own: Random, arrive: (by: Random) => Promise<void>) {
    let due = performance.now()
    while (!ending.signal.aborted) {
      if (callsASecond === 0) {
        await wait(LOOK_AGAIN_MS)
        due = performance.now()
        continue
      }
      due += (-Math.log(1 - own.next()) / (callsASecond * share)) * 1_000
      await wait(Math.max(0, due - performance.now()))
      const arrived: Promise<void> = arrive(own.fork()).finally(() => under.delete(arrived))
      under.add(arrived)
    }
  }
  const call = async (by: Random) => {
    const own = talk(site, by.oneOf(tenants), tally, by)
    talks.push(own)
    await own.over
  }
  const lanes = [
    arrivals(1, random.fork(), call),
    ...REQUESTS_A_CALL.map(({ draw, share }) =>
      arrivals(share, random.fork(), (by) => ask(site, draw(site, by.oneOf(tenants), by), tally)),
    ),
  ]
  return {
    talks: talks as readonly Talk[],
    setRate: (rate: number) => {
      callsASecond = rate
    },
    /** Stops new traffic, and waits for what is running. */
    async end() {
      ending.abort()
      callsASecond = 0
      await Promise.all(lanes)
      await Promise.all(under)
    },
  }
}

async function ask({ config }: Site, { door, path, init, take }: Asking, tally: Tally) {
  const beganAt = performance.now()
  const note = (failure?: string) => {
    const ms = performance.now() - beganAt
    tally.note({ door, beganAt, ms, ...(failure === undefined ? {} : { failure }) })
  }
  try {
    const signal = AbortSignal.timeout(ANSWER_WITHIN_MS)
    const answer = await fetch(config.baseUrl + path, { ...init, signal })
    const body = await answer.text()
    if (!answer.ok) return note(String(answer.status))
    take?.(body)
    note()
  } catch (error) {
    note(causeOf(error))
  }
}

function causeOf(error: unknown): string {
  const { name, message, cause } = error as Error & { cause?: { code?: string } }
  return cause?.code ?? `${name}: ${message}`
}
