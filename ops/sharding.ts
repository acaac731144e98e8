import pg from 'pg'

/**
 * What stays on one node, or is copied to each, when accounts are spread over many (Citus, or any other way), with why.
 * A new table is either keyed by account or stands here.
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
  /** Tables of which every unique key holds `account_id`: they spread by it as they are. */
  spread: string[]
  /** Tables that stay global, and the keys because of which. */
  global: Record<string, string[]>
}

/**
 * Reads from the catalogue which tables can be spread by `account_id`: a unique key that lacks it cannot be kept then.
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
