import { expect } from 'vitest'
import { openBrowserByHand } from '../support/sign-in.ts'
import { until } from '../support/until.ts'
import { readBooks } from '../support/wallet.ts'
import { CANARY, type Site } from './site.ts'

type Row = Record<string, unknown>

const QUIET_WITHIN_MS = 120_000

/** Every job has ended: none waits for a retry, none failed. Jobs due later are ignored. */
export async function expectNoJobLeft({ world }: Site): Promise<void> {
  const left = () =>
    rowsOf(
      world,
      `SELECT name, state, retry_count, count(*)::int, min(output::text) AS output FROM pgboss.job
       WHERE state = 'failed' AND name NOT IN ('reconcile', 'delete_expired') OR state IN ('active', 'retry')
          OR state = 'created' AND start_after < now()
       GROUP BY name, state, retry_count`,
    )
  await until('no job is left', left, (rows) => rows.length === 0, QUIET_WITHIN_MS)
}

/** Every provider event was processed or is a dead letter that staff see. */
export async function expectInboxEmpty({ world, staff }: Site): Promise<number> {
  const waiting = await rowsOf(
    world,
    'SELECT * FROM provider_events WHERE processed_at IS NULL AND dead_at IS NULL',
  )
  expect(waiting).toEqual([])
  const dead = await rowsOf(
    world,
    'SELECT external_id FROM provider_events WHERE dead_at IS NOT NULL LIMIT 100',
  )
  const { html } = await openBrowserByHand(world.url).get('/staff/dead-letters', {
    cookie: staff.cookie,
  })
  for (const { external_id: id } of dead) expect(html).toContain(String(id))
  return dead.length
}

/** Every wallet is the sum of its entries, numbered without a gap. */
export async function expectBooksRight({ world: { app } }: Site): Promise<void> {
  for (const { accountId, id } of await app.db.wallet.findMany()) {
    const books = await readBooks(app.db, { accountId, walletId: id })
    const { balanceSeconds, reservedSeconds } = books.wallet
    expect({ id, ...books, wallet: undefined, entries: undefined }).toEqual({
      id,
      sumSeconds: balanceSeconds,
      sumReservedSeconds: reservedSeconds,
      numberedWithoutGap: true,
      runningBalanceRight: true,
    })
  }
}

/** The rows of the account whose key was never used: unchanged, and none of its words in other accounts' rows. */
export async function victimsRows({ world, victim }: Site): Promise<Record<string, Row[]>> {
  const tables = await rowsOf(
    world,
    `SELECT table_name AS name FROM information_schema.columns WHERE table_schema = 'public' AND column_name = 'account_id'`,
  )
  const found: Record<string, Row[]> = {}
  for (const { name } of tables) {
    const rows = await rowsOf(
      world,
      `SELECT to_jsonb(t) AS row FROM "${name}" t ORDER BY to_jsonb(t)::text`,
    )
    found[String(name)] = rows
      .map(({ row }) => row as Row)
      .filter((row) => row.account_id === victim.accountId)
    const others = rows.filter(({ row }) => (row as Row).account_id !== victim.accountId)
    expect(others.filter(({ row }) => JSON.stringify(row).includes(CANARY))).toEqual([])
  }
  return found
}

export async function expectAlive({ world }: Site): Promise<void> {
  for (const path of ['/healthz', '/readyz']) {
    expect([path, (await fetch(`${world.url}${path}`)).status]).toEqual([path, 200])
  }
}

async function rowsOf({ app }: Site['world'], query: string): Promise<Row[]> {
  return (await app.pool.query<Row>(query)).rows
}
