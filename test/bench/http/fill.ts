import pg from 'pg'
import { hashApiKey, newApiKey } from '../../../src/accounts/api-key-text.ts'
import { progress } from '../progress.ts'

const ACCOUNTS = 200
const LINES_AN_ACCOUNT = 5
const MEETINGS_AN_ACCOUNT = 20
const LINES = ACCOUNTS * LINES_AN_ACCOUNT
/** A commit every this many rows, so that the progress bar moves. */
const ROWS_AT_ONCE = 100_000

/** An account's key and ids. */
export type Owner = {
  key: string
  accountId: string
  lineId: string
  meetingId: string
  number: string
}

/** Fills a migrated, empty database: accounts with keys, lines, meetings, and `calls` calls spread evenly. */
export async function fill(url: string, calls: number): Promise<Owner[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const keys = Array.from({ length: ACCOUNTS }, newApiKey)
  try {
    for (const statement of PEOPLE) await client.query(statement)
    await client.query(KEYS, [keys.map((key) => hashApiKey(key))])
    for (let from = 0; from < calls; from += ROWS_AT_ONCE) {
      const to = Math.min(calls, from + ROWS_AT_ONCE)
      await client.query(callsBetween(from, to))
      progress('calls', to / calls)
    }
    await client.query(MESSAGES)
    await client.query('VACUUM ANALYZE')
  } finally {
    await client.end()
  }
  return keys.map((key, account) => ({
    key,
    accountId: id('acct', account),
    lineId: id('line', account * LINES_AN_ACCOUNT),
    meetingId: id('mtg', account * MEETINGS_AN_ACCOUNT),
    number: numberOf(account * LINES_AN_ACCOUNT),
  }))
}

export const id = (prefix: string, n: number) => `${prefix}_0${String(n).padStart(25, '0')}`
const numberOf = (line: number) => `+1512${String(2_000_000 + line)}`

/** The same in SQL. */
export const idOf = (prefix: string, n: string) => `'${prefix}_0' || lpad((${n})::text, 25, '0')`
const e164Of = (n: string) => `'+1512' || (2000000 + ${n})::text`
const accountOf = (line: string) => idOf('acct', `(${line}) / ${LINES_AN_ACCOUNT}`)
const series = (count: number) => `generate_series(0, ${count - 1}) n`

const DAY = `'{"openMinute":540,"closeMinute":1020}'::jsonb`
const HOURS = `jsonb_build_object('Monday',${DAY},'Tuesday',${DAY},'Wednesday',${DAY},'Thursday',${DAY},'Friday',${DAY},
  'Saturday',NULL,'Sunday',NULL)`

const PEOPLE = [
  `INSERT INTO accounts (id, email, created_at)
   SELECT ${idOf('acct', 'n')}, 'owner' || n || '@example.com', timestamptz '2026-01-01' + n * interval '1 s'
     FROM ${series(ACCOUNTS)}`,
  `INSERT INTO saved_recipients (account_id, email, created_at)
   SELECT ${idOf('acct', 'n')}, who || n || '@example.com', timestamptz '2026-01-02'
     FROM ${series(ACCOUNTS)}, unnest(ARRAY['ann', 'bob']) who`,
  `INSERT INTO wallets (account_id, id, kind, balance_seconds, reserved_seconds, free_seconds)
   SELECT ${idOf('acct', 'n')}, ${idOf('acct', 'n')}, 'meetings', 9000, 600, 1800 FROM ${series(ACCOUNTS)}`,
  `INSERT INTO phone_lines (account_id, id, status, business_name, business_phone, owner_mobile, terms_confirmed_at,
          city, services, languages, hours, time_zone, number, created_at, live_at)
   SELECT ${accountOf('n')}, ${idOf('line', 'n')}, 'live', 'Lopez Plumbing ' || n, '+15128422671', '+15128422672',
          timestamptz '2026-02-01', 'Austin', '{Repairs,Drains}', '{es}', ${HOURS}, 'America/Chicago',
          ${e164Of('n')}, timestamptz '2026-02-01' + n * interval '1 s', timestamptz '2026-02-02 10:00:00.123'
     FROM ${series(LINES)}`,
  `INSERT INTO wallets (account_id, id, kind, balance_seconds)
   SELECT ${accountOf('n')}, ${idOf('line', 'n')}, 'line', 2000 + n FROM ${series(LINES)}`,
  `INSERT INTO purchases (account_id, id, wallet_id, line_id, pack, seconds, price_cents, status,
          checkout_session_id, checkout_url, created_at, expires_at, paid_at)
   SELECT ${accountOf('n')}, ${idOf('pack', 'n')}, ${idOf('line', 'n')}, ${idOf('line', 'n')}, 'min40', 2400, 1000, 'paid',
          'cs_' || n, 'https://pay.example/' || n, timestamptz '2026-02-01', timestamptz '2026-02-02',
          timestamptz '2026-02-01 12:00'
     FROM ${series(LINES)}`,
  `INSERT INTO business_agents (account_id, line_id, slug, trade, town, opted_in_at, updated_at)
   SELECT ${accountOf('n')}, ${idOf('line', 'n')}, 'lopez-plumbing-' || n, 'plumbing', 'Austin',
          timestamptz '2026-02-03', timestamptz '2026-02-03'
     FROM ${series(LINES)}`,
  `INSERT INTO directory_listings (e164, account_id, line_id, slug, business, trade, town)
   SELECT ${e164Of('n')}, ${accountOf('n')}, ${idOf('line', 'n')}, 'lopez-plumbing-' || n, 'Lopez Plumbing ' || n,
          'plumbing', 'Austin'
     FROM ${series(LINES)}`,
  ...meetings(),
]

function meetings(): string[] {
  const count = ACCOUNTS * MEETINGS_AN_ACCOUNT
  const account = idOf('acct', `n / ${MEETINGS_AN_ACCOUNT}`)
  return [
    `INSERT INTO meetings (account_id, id, state, title, meeting_url, meeting_key, provider, starts_at, max_minutes,
            joined_at, left_at, minutes_charged, language, created_at, settled_at)
     SELECT ${account}, ${idOf('mtg', 'n')}, 'done', 'Weekly ' || n, 'https://zoom.us/j/' || n, 'zoom:' || n, 'zoom',
            timestamptz '2026-03-01' + n * interval '1 min', 60, timestamptz '2026-03-01' + n * interval '1 min',
            timestamptz '2026-03-01 00:25' + n * interval '1 min', 25, 'en',
            timestamptz '2026-03-01' + n * interval '1 min', timestamptz '2026-03-01 01:00' + n * interval '1 min'
       FROM ${series(count)}`,
    `INSERT INTO meeting_recipients (account_id, meeting_id, email, delivery, at)
     SELECT ${account}, ${idOf('mtg', 'n')}, who || '@example.com', 'delivered', timestamptz '2026-03-02 09:00:00.5'
       FROM ${series(count)}, unnest(ARRAY['ann', 'bob']) who`,
    `INSERT INTO ledger_entries (account_id, wallet_id, seq, kind, source_id, seconds, reserved_seconds,
            balance_after_seconds, reason, created_at)
     SELECT ${account}, ${account}, 3 * (n % ${MEETINGS_AN_ACCOUNT}) + step, kind::ledger_kind, ${idOf('mtg', 'n')},
            seconds, reserved, 9000, 'bench', timestamptz '2026-03-01'
       FROM ${series(count)}, (VALUES (1, 'meeting_reserved', 0, 3600), (2, 'meeting_charged', -1500, -1500),
            (3, 'meeting_released', 0, -2100)) entry (step, kind, seconds, reserved)`,
  ]
}

const KEYS = `
  INSERT INTO api_keys (id, account_id, name, hash, hint, created_at)
  SELECT ${idOf('key', 'n - 1')}, ${idOf('acct', 'n - 1')}, 'bench', hash, 'abcd', timestamptz '2026-01-01'
    FROM unnest($1::bytea[]) WITH ORDINALITY AS key (hash, n)`

const CALL_SUMMARY = `'Maria Lopez called about a leaking boiler in the basement, and wants to be called back before noon.'`

function callsBetween(from: number, to: number): string {
  return `
  INSERT INTO calls (account_id, id, line_id, call_sid, status, caller, at, disclosed_at, ended_at, duration_seconds,
         billed_seconds, end_reason, outcome, summary, urgent, languages, turns)
  SELECT ${accountOf(`n % ${LINES}`)}, ${idOf('call', 'n')}, ${idOf('line', `n % ${LINES}`)}, 'CA' || n, 'ended',
         '+1415' || (2000000 + n % 7000000), timestamptz '2020-01-01' + n * interval '173 ms',
         timestamptz '2020-01-01' + n * interval '173 ms', timestamptz '2020-01-01 00:01' + n * interval '173 ms',
         20 + n % 600, 20 + n % 600, 'caller_hung_up', 'message_taken', ${CALL_SUMMARY}, n % 9 = 0, '{en}', 6
    FROM generate_series(${from}, ${to - 1}) n`
}

/** One call in three left a message. */
const MESSAGES = `
  INSERT INTO messages (account_id, id, line_id, call_id, source, at, name, phone, message, urgent)
  SELECT account_id, 'msg_' || substr(id, 6), line_id, id, 'phone', at, 'Maria Lopez', caller,
         'Please call me back about the boiler in the basement.', urgent
    FROM calls WHERE right(id, 1) IN ('0', '3', '6')`
