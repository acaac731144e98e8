import pg from 'pg'

/**
 * Tables that stay on one node, or are copied to each, when accounts are sharded over many (Citus or similar), and why.
 * A new table must be keyed by account or be listed here.
 */
export const GLOBAL: Record<string, string> = {
  accounts: 'found by email at sign-in; its id is the key to spread by',
  agent_grants: 'a token leads to its grant before the account is known',
  api_keys: 'a key leads to its account',
  business_agents:
    'a slug leads to its line; else keyed by account: split the slug off to spread it',
  carrier_calls: 'a CallSid leads to its account',
  carrier_reviews: 'one row: how far the list of the carrier was read',
  claims: 'what is worked on, by name: on any one node',
  directory_listings: 'a phone number leads to its listing',
  former_addresses: 'outlives the account; found by the hash of an address',
  identities: 'who signs in leads to the account',
  meeting_bots: 'a bot leads to its account',
  oauth_records: 'a token leads to its record',
  phone_numbers: 'a number leads to its line',
  provider_events: 'the inbox: whose it is turns out when it is read',
  purchases:
    'a checkout leads to its purchase; else keyed by account: split the session off to spread it',
  rate_limits: 'counters; in Valkey when there is one',
  server_keys: 'of the site',
  shared_numbers: 'of the site',
  sign_in_attempts: 'of a browser that has no account yet',
  test_calls: "nobody's until a code is heard",
  test_code_tries: "a caller's",
  test_line_codes: 'a code leads to its test line',
  web_sessions: 'a cookie leads to its account',
}

type Key = { table: string; columns: string[] }

export type Sharding = {
  /** Tables whose every unique key contains `account_id`: they can be sharded by it unchanged. */
  spread: string[]
  /** Tables that stay global, with the keys that prevent sharding. */
  global: Record<string, string[]>
}

/**
 * Reads from the database catalogue which tables can be sharded by `account_id`: a unique key without it could not be
 * enforced.
 */
export async function readSharding(databaseUrl: string): Promise<Sharding> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<Key>(KEYS)
    const sharding: Sharding = { spread: [], global: {} }
    for (const [table, keys] of Map.groupBy(rows, (key) => key.table)) {
      const without = keys.filter(({ columns }) => !columns.includes('account_id'))
      if (without.length === 0) sharding.spread.push(table)
      else sharding.global[table] = without.map(({ columns }) => `(${columns.join(', ')})`)
    }
    return sharding
  } finally {
    await client.end()
  }
}

const KEYS = `
  SELECT c.relname AS table,
         ARRAY(SELECT a.attname::text FROM pg_attribute a
                WHERE a.attrelid = c.oid AND a.attnum = ANY (x.indkey) ORDER BY a.attnum) AS columns
    FROM pg_index x JOIN pg_class c ON c.oid = x.indrelid
   WHERE x.indisunique AND c.relnamespace = 'public'::regnamespace AND c.relname <> '_prisma_migrations'
   ORDER BY 1`
