import { query } from '../../db/query.ts'
import type { Site } from '../pinned-site.ts'
import { readRooms } from '../recap/room.ts'
import { enqueueAll } from './enqueue-all.ts'
import type { Work } from './work.ts'

const ROOMS = 'test/bench/recap/rooms'
/** Half an hour, at the rooms' six seconds per line. */
const LINES = 300
let made = 0

/** Meetings that are over, with transcripts: recap, settlement and mails, as one job each. */
export async function recaps({ config, databaseUrl }: Site, amount: number): Promise<Work> {
  const from = made
  made += amount
  const said = readRooms(ROOMS)
    .flatMap(({ input }) => input.segments)
    .slice(0, LINES)
    .map(({ speaker, text }, seq) => ({ seq: seq + 1, speaker, text }))
  if (said.length < LINES) throw new Error(`${ROOMS} has ${said.length} lines`)
  await query(databaseUrl, meetings(from, amount))
  await query(databaseUrl, reservations(from, amount))
  await query(databaseUrl, `${segmentsOf(from, amount, JSON.stringify(said))}`)
  const rows = await query(databaseUrl, `SELECT account_id, id FROM meetings ${ours(from, amount)}`)
  return {
    begin: () =>
      enqueueAll(
        config,
        databaseUrl,
        'write_recap',
        rows.map(({ account_id, id }) => ({
          accountId: String(account_id),
          meetingId: String(id),
        })),
      ),
    done: `SELECT count(*)::int AS done FROM recaps WHERE status = 'done' AND meeting_id LIKE 'mtg\\_1%'`,
  }
}

const idAt = (n: string) => `'mtg_1' || lpad((${n})::text, 25, '0')`

function ours(from: number, amount: number): string {
  return `WHERE id >= ${idAt(String(from))} AND id < ${idAt(String(from + amount))}`
}

/** Each account's own meetings are a second apart. */
function meetings(from: number, amount: number): string {
  return `
  INSERT INTO meetings (account_id, id, state, title, meeting_url, meeting_key, provider, starts_at, max_minutes,
         bot_provider, bot_id, joined_at, left_at, created_at)
  SELECT a.id, ${idAt('n')}, 'processing', 'Weekly', 'https://zoom.us/j/9' || n, 'zoom:9' || n, 'zoom', at, 30,
         'recall', 'bot_bench_' || n, at, at + interval '25 min', at + n * interval '1 s'
    FROM generate_series(${from}, ${from + amount - 1}) n
    JOIN (SELECT *, row_number() OVER (ORDER BY id) - 1 AS nth, count(*) OVER () AS accounts FROM accounts) a
      ON a.nth = n % a.accounts,
         LATERAL (SELECT now() - interval '1 hour' AS at) made`
}

function reservations(from: number, amount: number): string {
  return `
  WITH reserved AS (
    INSERT INTO ledger_entries (account_id, wallet_id, seq, kind, source_id, seconds, reserved_seconds,
           balance_after_seconds, reason, created_at)
    SELECT m.account_id, m.account_id, w.last_seq + row_number() OVER (PARTITION BY m.account_id ORDER BY m.id),
           'meeting_reserved', m.id, 0, 1800, w.balance_seconds, 'bench', m.created_at
      FROM meetings m JOIN wallets w ON w.account_id = m.account_id AND w.id = m.account_id
     WHERE m.id IN (SELECT id FROM meetings ${ours(from, amount)})
    RETURNING account_id)
  UPDATE wallets w
     SET balance_seconds = balance_seconds + 1800 * count, reserved_seconds = reserved_seconds + 1800 * count,
         last_seq = last_seq + count
    FROM (SELECT account_id, count(*)::int FROM reserved GROUP BY 1) r
   WHERE w.account_id = r.account_id AND w.id = r.account_id`
}

function segmentsOf(from: number, amount: number, said: string): string {
  return `
  INSERT INTO meeting_segments (account_id, meeting_id, seq, id, speaker, start_seconds, end_seconds, text)
  SELECT account_id, m.id, seq, m.id || '_' || seq, speaker, seq * 6, seq * 6 + 5, text
    FROM (SELECT * FROM meetings ${ours(from, amount)}) m,
         json_to_recordset('${said.replaceAll("'", "''")}') said (seq int, speaker text, text text)`
}
