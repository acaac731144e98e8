import pg from 'pg'

/** A digest of every table in a backup, by table: the same rows give the same text on every server. */
export async function fingerprint(databaseUrl: string): Promise<Record<string, string>> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query("SET TimeZone = 'UTC'")
    const { rows: tables } = await client.query<{ name: string }>(TABLES)
    const found: Record<string, string> = {}
    for (const { name } of tables) {
      const { rows } = await client.query<{ content: string }>(
        `SELECT count(*) || ' ' || md5(coalesce(string_agg(t::text, E'\\n' ORDER BY t::text COLLATE "C"), ''))
           AS content FROM ${name} t`,
      )
      found[name] = rows[0]?.content ?? ''
    }
    return found
  } finally {
    await client.end()
  }
}

/** Seconds in all wallets and in all their entries, and how many wallets differ from their entries. */
export async function ledgerSums(databaseUrl: string) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ wallets: number; entries: number; wrong: number }>(SUMS)
    return rows[0]
  } finally {
    await client.end()
  }
}

const TABLES = `
  SELECT c.oid::regclass::text AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
   WHERE c.relkind IN ('r', 'p') AND NOT c.relispartition AND c.relpersistence = 'p'
     AND ((n.nspname = 'public' AND c.relname <> '_prisma_migrations')
       OR (n.nspname = 'pgboss' AND c.relname IN ('queue', 'schedule', 'job', 'subscription', 'job_dependency')))
   ORDER BY 1`

const SUMS = `
  WITH sums AS (SELECT account_id, wallet_id AS id, sum(seconds)::int AS seconds
                  FROM ledger_entries GROUP BY 1, 2)
  SELECT coalesce(sum(w.balance_seconds), 0)::int AS wallets, coalesce(sum(s.seconds), 0)::int AS entries,
         count(*) FILTER (WHERE w.balance_seconds <> coalesce(s.seconds, 0))::int AS wrong
    FROM wallets w LEFT JOIN sums s USING (account_id, id)`
