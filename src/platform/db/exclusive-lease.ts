import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import type { Platform } from '../platform.ts'
import { BusyElsewhere } from './busy-elsewhere.ts'
import type { Pools } from './pools.ts'

/** Thrown before the next outside request in work that another process may have taken over. */
export class ClaimLost extends Error {
  constructor(work: string) {
    super(`${work} may be done by another process by now`)
    this.name = 'ClaimLost'
  }
}

/** How long a claim lasts without renewal: after a kill -9, the work waits that long. */
const LEASE_MS = 20_000
const RENEW_EVERY_MS = 5_000
/** The longest request to a provider. At least this much of the claim must be left when one begins. */
const REQUEST_MS = 10_000

type Claim = { pool: pg.Pool; name: string; holder: string; endsAtMs: number }

const claimInHand = new AsyncLocalStorage<Claim>()
const held = new Set<Claim>()

/**
 * Runs work with external effects that must not happen twice, in one process at a time. The claim is a row that
 * expires, so no connection is held while waiting for a provider. It is renewed during the work. If renewal fails, the
 * work is stopped at its next request (`expectClaim`), before another process may begin.
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
    // If the database cannot be reached, the claim expires by itself.
    await letGo(claim).catch((error) => log.warn({ error, name }, 'claim not let go'))
  }
}

/** Call this before each provider request. @throws {ClaimLost} if too little is left of the current work's claim */
export function expectClaim(): void {
  const claim = claimInHand.getStore()
  if (claim && performance.now() > claim.endsAtMs - REQUEST_MS) throw new ClaimLost(claim.name)
}

/**
 * For a process that is stopping: shortens its claims to the longest request, after which others may take over the
 * work.
 */
export async function endClaims(pools: Pools): Promise<void> {
  const ours = new Set(Object.values(pools))
  const holders = [...held].filter(({ pool }) => ours.has(pool)).map(({ holder }) => holder)
  if (holders.length === 0) return
  await pools.reads.query(
    `UPDATE claims SET expires_at = LEAST(expires_at, ${inSeconds('$2')}) WHERE holder = ANY($1)`,
    [holders, REQUEST_MS / 1_000],
  )
}

/** Deletes claims left by killed processes that nobody took up again. */
export async function forgetClaims({ pool }: Pick<Platform, 'pool'>): Promise<void> {
  await pool.query("DELETE FROM claims WHERE expires_at < clock_timestamp() - interval '1 hour'")
}

/** One statement decides. Expiry uses the database's clock, as processes' clocks differ; the time left uses our own. */
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
  // The claim expired, so another process may have taken it; assume it has.
  claim.endsAtMs = rowCount === 0 ? 0 : beganMs + LEASE_MS
}

async function letGo({ pool, name, holder }: Claim): Promise<void> {
  await pool.query('DELETE FROM claims WHERE name = $1 AND holder = $2', [name, holder])
}

function inSeconds(parameter: string): string {
  return `clock_timestamp() + make_interval(secs => ${parameter}::float8)`
}
