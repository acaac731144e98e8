import pg from 'pg'
import { hashApiKey, newApiKey } from '../../../src/accounts/api-key-text.ts'
import { id, idOf } from '../http/fill.ts'
import { progress } from '../progress.ts'

/** One account with one line has all these calls: the largest growth of a table for one account. */
export const ACCOUNT = id('acct', 0)
export const LINE = id('line', 0)
export const TIME_ZONE = 'America/Chicago'
/** This many calls in a row share a word that no other calls have. */
const CALLS_A_JOB = 20
const CALLERS = 5_000
/** Other accounts have a fifth as many calls, on this many lines: PostgreSQL then knows one line is not everything. */
const OTHERS_EACH = 5
const OTHER_LINES = 1_000
const LISTINGS_MAX = 1_000_000
const ROWS_AT_ONCE = 100_000
const NEWEST = '2026-11-20T12:00:00Z'
const MINUTE_MS = 60_000

export type Filled = ReturnType<typeof filledWith>

/** One call a minute, up to the newest: the same number a day, whatever the total. */
export function filledWith(calls: number, key: string) {
  const listings = Math.min(calls, LISTINGS_MAX)
  return {
    calls,
    key,
    /** The time of the nth call, counted from the newest, which is the first. */
    at: (nth: number) => new Date(Date.parse(NEWEST) - (nth - 1) * MINUTE_MS),
    oldest: new Date(Date.parse(NEWEST) - (calls - 1) * MINUTE_MS),
    job: (share: number) => jobName(Math.floor((share * calls) / CALLS_A_JOB)),
    caller: (share: number) => `+1415${2_000_000 + Math.floor(share * CALLERS)}`,
    number: (share: number) => `+1${2_000_000_000 + Math.floor(share * listings) * 7}`,
  }
}

const JOB_DIGITS = 7
const jobName = (job: number) => `job${String(job).padStart(JOB_DIGITS, '0')}`

/** Fills a migrated, empty database. The server generates the rows; non-unique indexes are created afterwards. */
export async function fill(url: string, calls: number): Promise<Filled> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const key = newApiKey()
  try {
    for (const setting of SETTINGS) await client.query(setting)
    for (const statement of OWNER) await client.query(statement)
    await client.query(KEY, [hashApiKey(key)])
    const indexes = await takeIndexes(client)
    await inParts(client, `${calls} calls`, calls, (from, to) => [
      callsBetween(from, to, calls),
      othersBetween(from, to, calls),
      entriesBetween(from, to, calls),
    ])
    const listings = Math.min(calls, LISTINGS_MAX)
    await inParts(client, `${listings} listings`, listings, (from, to) => [
      listingsBetween(from, to),
    ])
    for (const [made, index] of indexes.entries()) {
      await client.query(index)
      progress('indexes', (made + 1) / indexes.length)
    }
    await client.query(`UPDATE wallets SET last_seq = ${calls} WHERE id = '${LINE}'`)
    await client.query('VACUUM ANALYZE')
  } finally {
    await client.end()
  }
  return filledWith(calls, key)
}

/** Foreign keys are not checked: each row belongs to the one line. */
const SETTINGS = [
  'SET session_replication_role = replica',
  'SET synchronous_commit = off',
  "SET maintenance_work_mem = '1GB'",
]

/** Drops the non-unique indexes. Returns the statements that create them again. */
async function takeIndexes(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; made: string }>(
    `SELECT indexname AS name, indexdef AS made FROM pg_indexes
      WHERE schemaname = 'public' AND tablename IN ('calls', 'ledger_entries', 'directory_listings')
        AND indexdef NOT LIKE 'CREATE UNIQUE%'`,
  )
  for (const { name } of rows) await client.query(`DROP INDEX "${name}"`)
  return rows.map(({ made }) => made)
}

type Part = (from: number, to: number) => string[]

async function inParts(client: pg.Client, what: string, rows: number, part: Part) {
  for (let from = 0; from < rows; from += ROWS_AT_ONCE) {
    const to = Math.min(rows, from + ROWS_AT_ONCE)
    for (const statement of part(from, to)) await client.query(statement)
    progress(what, to / rows)
  }
}

const OWNER = [
  `INSERT INTO accounts (id, email, created_at) VALUES ('${ACCOUNT}', 'owner@example.com', now())`,
  `INSERT INTO phone_lines (account_id, id, status, business_name, business_phone, owner_mobile, terms_confirmed_at,
          hours, time_zone, number, created_at, live_at)
   VALUES ('${ACCOUNT}', '${LINE}', 'live', 'Lopez Plumbing', '+15128422671', '+15128422672', now(), '{}',
          '${TIME_ZONE}', '+15128422673', now(), now())`,
  `INSERT INTO wallets (account_id, id, kind, balance_seconds)
   VALUES ('${ACCOUNT}', '${LINE}', 'line', 9000), ('${ACCOUNT}', '${ACCOUNT}', 'meetings', 9000)`,
]

const KEY = `INSERT INTO api_keys (id, account_id, name, hash, hint, created_at)
  VALUES ('${id('key', 0)}', '${ACCOUNT}', 'bench', $1, 'abcd', now())`

const timeOf = (n: string, calls: number) =>
  `timestamptz '${NEWEST}' - (${calls - 1} - ${n}) * interval '1 min'`

function callsBetween(from: number, to: number, calls: number): string {
  return `${CALL_COLUMNS}
  SELECT '${ACCOUNT}', ${idOf('call', 'n')}, '${LINE}', ${CALL_VALUES}
    FROM generate_series(${from}, ${to - 1}) n, ${madeOf(calls)}`
}

function othersBetween(from: number, to: number, calls: number): string {
  return `${CALL_COLUMNS}
  SELECT ${idOf('acct', `1 + n % ${OTHER_LINES}`)}, ${idOf('call', 'n')}, ${idOf('line', `1 + n % ${OTHER_LINES}`)}, ${CALL_VALUES}
    FROM generate_series(${from}::int, ${to - 1}, ${OTHERS_EACH}) step, LATERAL (SELECT step / ${OTHERS_EACH} AS n) of, ${madeOf(calls)}`
}

const CALL_COLUMNS = `
  INSERT INTO calls (account_id, id, line_id, call_sid, status, caller, at, disclosed_at, ended_at, duration_seconds,
         billed_seconds, end_reason, outcome, summary, urgent, languages, turns, words)`

/** The words that `searchWords` would find in the caller and the summary. */
const CALL_VALUES = `'CA' || n, 'ended', '+1' || phone, at, at, at,
         20 + n % 600, 20 + n % 600, 'caller_hung_up', 'message_taken',
         'Wants a quote for a water heater, job ' || job || ', and to be called back this week.', n % 9 = 0, '{en}', 6,
         ARRAY[phone, right(phone, 7), right(phone, 4), 'wants', 'a', 'quote', 'for', 'water', 'heater', 'job', job,
               'and', 'to', 'be', 'called', 'back', 'this', 'week']`

const madeOf = (calls: number) => `
         LATERAL (SELECT '415' || (2000000 + n % ${CALLERS}) AS phone, ${timeOf('n', calls)} AS at,
                         'job' || lpad((n / ${CALLS_A_JOB})::text, ${JOB_DIGITS}, '0') AS job) made`

function entriesBetween(from: number, to: number, calls: number): string {
  return `
  INSERT INTO ledger_entries (account_id, wallet_id, seq, kind, source_id, seconds, reserved_seconds,
         balance_after_seconds, reason, created_at)
  SELECT '${ACCOUNT}', '${LINE}', n + 1, 'call_charged', ${idOf('call', 'n')}, -(20 + n % 600), 0, 9000,
         'Call', ${timeOf('n', calls)}
    FROM generate_series(${from}, ${to - 1}) n`
}

function listingsBetween(from: number, to: number): string {
  return `
  INSERT INTO directory_listings (e164, account_id, line_id, slug, business, trade, town)
  SELECT '+1' || (2000000000 + n::bigint * 7), '${ACCOUNT}', '${LINE}', 'lopez', 'Business ' || n, 'Plumber', 'Austin'
    FROM generate_series(${from}, ${to - 1}) n`
}
