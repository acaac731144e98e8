import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import type { Platform } from '../platform.ts'
import { BusyElsewhere } from './busy-elsewhere.ts'
import type { Pools } from './pools.ts'

/** Thrown in work that another may have taken over, before it asks the outside for anything more. */
export class ClaimLost extends Error {
  constructor(work: string) {
    super(`${work} may be done by another process by now`)
    this.name = 'ClaimLost'
  }
}

/** How long a claim lasts without being renewed: after a kill -9 the work waits for so long. */
const LEASE_MS = 20_000
const RENEW_EVERY_MS = 5_000
/** No single request to a provider takes longer. So much of a claim must be left when one begins. */
const REQUEST_MS = 10_000

type Claim = { pool: pg.Pool; name: string; holder: string; endsAtMs: number }

const claimInHand = new AsyncLocalStorage<Claim>()
const held = new Set<Claim>()

/**
 * Does work that asks the outside world for something twice-done would be wrong, in one process
 * at a time. Who does it stands in a row that expires, so that no connection is held while the
 * outside is waited for. While the work goes on the claim is renewed; work that could not renew
 * it is stopped at its next request (`expectClaim`), before anybody else may begin.
 * @throws {BusyElsewhere}
 */
export async function exclusively<T>(
  { pool, log }: Pick<Platform, 'pool' | 'log'>,
  name: string,
  work: () => Promise<T>,
): Promise<T> {
  const claim = await take(pool, name)
  held.add(claim)
  const renewing = setInterval(
    () => renew(claim).catch((error) => log.warn({ error, name }, 'claim not renewed')),
    RENEW_EVERY_MS,
  ).unref()
  try {
    return await claimInHand.run(claim, work)
  } finally {
    clearInterval(renewing)
    held.delete(claim)
    // It ends by itself when the database cannot be told.
    await letGo(claim).catch((error) => log.warn({ error, name }, 'claim not let go'))
  }
}

/**
 * To be called before a provider is asked. @throws {ClaimLost} when the work in hand has too little left of its claim
 */
export function expectClaim(): void {
  const claim = claimInHand.getStore()
  if (claim && performance.now() > claim.endsAtMs - REQUEST_MS) throw new ClaimLost(claim.name)
}

/** For a process that ends: what it still works on can be taken up as soon as no request of its own is under way. */
export async function endClaims(pools: Pools): Promise<void> {
  const ours = new Set(Object.values(pools))
  const holders = [...held].filter(({ pool }) => ours.has(pool)).map(({ holder }) => holder)
  if (holders.length === 0) return
  await pools.reads.query(
    `UPDATE claims SET expires_at = LEAST(expires_at, ${inSeconds('$2')}) WHERE holder = ANY($1)`,
    [holders, REQUEST_MS / 1_000],
  )
}

/** What a killed process held, and nobody wanted after it. */
export async function forgetClaims({ pool }: Pick<Platform, 'pool'>): Promise<void> {
  await pool.query("DELETE FROM claims WHERE expires_at < clock_timestamp() - interval '1 hour'")
}

/** One statement decides. Times are the database's, as clocks of processes differ; how much is left is our own. */
async function take(pool: pg.Pool, name: string): Promise<Claim> {
  const holder = randomUUID()
  const beganMs = performance.now()
  const { rowCount } = await pool.query(
    `INSERT INTO claims AS c (name, holder, expires_at) VALUES ($1, $2, ${inSeconds('$3')})
     ON CONFLICT (name) DO UPDATE SET holder = excluded.holder, expires_at = excluded.expires_at
      WHERE c.expires_at <= clock_timestamp()`,
    [name, holder, LEASE_MS / 1_000],
  )
  if (rowCount === 0) throw new BusyElsewhere(name)
  return { pool, name, holder, endsAtMs: beganMs + LEASE_MS }
}

async function renew(claim: Claim): Promise<void> {
  const { pool, name, holder } = claim
  const beganMs = performance.now()
  const { rowCount } = await pool.query(
    `UPDATE claims SET expires_at = ${inSeconds('$3')}
      WHERE name = $1 AND holder = $2 AND expires_at > clock_timestamp()`,
    [name, holder, LEASE_MS / 1_000],
  )
  // Nobody may have taken it up yet; but somebody may.
  claim.endsAtMs = rowCount === 0 ? 0 : beganMs + LEASE_MS
}

async function letGo({ pool, name, holder }: Claim): Promise<void> {
  await pool.query('DELETE FROM claims WHERE name = $1 AND holder = $2', [name, holder])
}

function inSeconds(parameter: string): string {
  return `clock_timestamp() + make_interval(secs => ${parameter}::float8)`
}
