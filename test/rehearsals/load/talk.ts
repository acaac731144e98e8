import { call, type Testimony } from '../journeys/caller.ts'
import type { Random } from '../journeys/random.ts'
import type { Site } from '../journeys/site.ts'
import type { Tally } from './tally.ts'
import type { Tenant } from './tenants.ts'

/** People listen, and think. */
const THINK_MS = [1_000, 5_000] as const

/** A call of the traffic, over or not. Times are from the performance clock. */
export type Talk = {
  beganAt: number
  endedAt: number
  sid: string
  over: Promise<void>
}

/** One caller, from dialling to the end; records how long they waited for each reply. */
export function talk({ config }: Site, tenant: Tenant, tally: Tally, random: Random): Talk {
  const what = random.oneOf(['water heater is leaking', 'kitchen drain is clogged', 'tap drips'])
  const matter = `my ${what} at unit ${random.whole(100, 999)}`
  const plan = {
    to: tenant.number,
    from: `+1212${random.whole(2_000_000, 9_999_999)}`,
    turns: [
      { say: `Hi, this is Dana Reyes, ${matter}, please call me back.` },
      { say: 'Yes.' },
      { say: random.oneOf(['What are your hours?', 'Do you do drain cleaning?']) },
      { say: random.oneOf(['Do you do water heaters?', 'Where are you?']) },
      { say: 'No, thank you, bye.' },
    ],
    voicemail: `This is Dana Reyes, ${matter}.`,
    thinkMs: THINK_MS,
    onWaited: ({ said, beganAt, ms, isAnswered }: Waited) => {
      const door = said === 0 ? 'a ring' : 'a turn'
      tally.note({ door, beganAt, ms, ...(isAnswered ? {} : { failure: 'not a word' }) })
    },
  }
  const beganAt = performance.now()
  const own: Talk = { beganAt, endedAt: Number.POSITIVE_INFINITY, sid: '', over: goThrough() }
  return own

  async function goThrough() {
    const sid = await call(config.sandbox.url, plan, random).catch(() => undefined)
    own.sid = sid ?? ''
    own.endedAt = performance.now()
    if (sid) return
    tally.note({ door: 'a ring', beganAt, ms: own.endedAt - beganAt, failure: 'not in service' })
  }
}

type Waited = Parameters<NonNullable<Parameters<typeof call>[1]['onWaited']>>[0]

export async function testimonyOf({ config }: Site, { sid }: Talk): Promise<Testimony> {
  const answer = await fetch(`${config.sandbox.url}/phone/calls/${sid}`)
  if (!answer.ok) throw new Error(`the carrier knows nothing of call ${sid}`)
  return (await answer.json()) as Testimony
}
