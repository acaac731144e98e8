import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { searchWords } from '../../src/conversations/search-words.ts'
import { newId } from '../../src/kernel/ids.ts'
import { startEmbeddedPostgres } from '../../src/platform/db/embedded/embedded-postgres.ts'
import { openBrowserByHand, signInThere } from '../support/sign-in.ts'
import { quantile } from './quantile.ts'
import { PORT, startService } from './service.ts'

/**
 * How slow are the console's pages compared with REST answers from the same rows, for an account with 10,000 calls
 * and 500 meetings? Requests page and answer in turn. Prints medians to the first byte, their ratio, and a page's
 * size: its HTML, and the total with styles and scripts as sent over the wire.
 */
const CALLS = 10_000
const MESSAGES = 5_000
const MEETINGS = 500
const ROUNDS = 150
const WARM_UP = 30
const RATIO_MAX = 3
const KILOBYTES_MAX = 150

const EMAIL = 'owner@example.com'
// The address that sign-in redirects to.
const url = `http://localhost:${PORT}`
const folder = await mkdtemp(join(tmpdir(), 'frontdesk-bench-database-'))
const database = await startEmbeddedPostgres({ folder, fsync: false })
process.env.DATABASE_URL = database.databaseUrl
const service = await startService()
try {
  await compare(await fill())
} finally {
  await service.stop()
  await database.stop()
  await rm(folder, { recursive: true })
}

type Filled = Awaited<ReturnType<typeof fill>>
/** REST has no search and no ledger: those pages are compared with the list of calls, without a limit. */
type Pair = { page: string; answer: string; isAlone?: true }

async function compare({ key, lineId, callId, meetingId, middle }: Filled) {
  const browser = await signIn()
  const line = `/lines/${lineId}`
  const pairs: Pair[] = [
    { page: '/console', answer: '/account' },
    { page: '/console/lines', answer: '/lines' },
    { page: `/console/lines/${lineId}`, answer: line },
    { page: '/console/messages', answer: `${line}/messages?limit=25` },
    { page: '/console/messages/live', answer: `${line}/messages?limit=25` },
    { page: '/console/calls', answer: `${line}/calls?limit=25` },
    {
      page: `/console/calls?after=${middle.at}~${middle.id}`,
      answer: `${line}/calls?limit=25&before=${middle.at}`,
    },
    { page: '/console/calls?q=quote', answer: `${line}/calls?limit=25`, isAlone: true },
    {
      page: '/console/calls?q=heater+4711',
      answer: `${line}/calls?limit=25`,
      isAlone: true,
    },
    {
      page: '/console/search?q=heater+4711',
      answer: `${line}/calls?limit=25`,
      isAlone: true,
    },
    { page: `/console/calls/${callId}`, answer: `${line}/calls?limit=25` },
    { page: '/console/meetings', answer: '/meetings?limit=25' },
    { page: `/console/meetings/${meetingId}`, answer: `/meetings/${meetingId}` },
    { page: '/console/minutes', answer: '/account' },
    { page: `/console/minutes/${lineId}`, answer: `${line}/calls?limit=25`, isAlone: true },
    { page: '/console/test-lines', answer: '/account' },
    { page: '/console/settings', answer: '/account' },
  ]
  let failed = false
  print('', ['page ms', 'REST ms', 'ratio', 'HTML kB', 'all kB'])
  for (const { page, answer, isAlone } of pairs) {
    const [pageMs, restMs] = await medians(
      () => firstByte(`${url}${page}`, { cookie: browser.cookie }),
      () => firstByte(`${url}/v1${answer}`, { authorization: `Bearer ${key}` }),
    )
    const { html, all } = await weigh(page, browser.cookie)
    const ratio = pageMs / restMs
    failed ||= (!isAlone && ratio > RATIO_MAX) || all > KILOBYTES_MAX
    print(page.replace(/(_\w{4})\w+/g, '$1…').slice(0, 46), [
      pageMs.toFixed(1),
      restMs.toFixed(1),
      `${ratio.toFixed(2)}×`,
      html.toFixed(1),
      all.toFixed(1),
    ])
  }
  process.exitCode = failed ? 1 : 0
}

type Ask = () => Promise<number>

async function medians(page: Ask, answer: Ask): Promise<[number, number]> {
  const [pages, answers]: [number[], number[]] = [[], []]
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    const [pageMs, answerMs] = [await page(), await answer()]
    if (round < 0) continue
    pages.push(pageMs)
    answers.push(answerMs)
  }
  return [quantile(pages, 0.5), quantile(answers, 0.5)]
}

async function firstByte(address: string, headers: Record<string, string>): Promise<number> {
  const began = performance.now()
  const response = await fetch(address, { headers, redirect: 'manual' })
  const took = performance.now() - began
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  await response.arrayBuffer()
  return took
}

/** Kilobytes over the wire, requested like a browser, with gzip. */
async function weigh(page: string, cookie: string) {
  const response = await fetch(`${url}${page}`, { headers: { cookie } })
  const text = await response.text()
  const assets = [...text.matchAll(/(?:href|src)="(\/assets\/[^"]+\.(?:css|js|svg))"/g)]
  const html = Buffer.byteLength(text) / 1_000
  let all = html
  for (const [, path] of assets) {
    const { headers } = await fetch(`${url}${path}`, { method: 'HEAD' })
    all += Number(headers.get('content-length')) / 1_000
  }
  return { html, all }
}

async function signIn() {
  const browser = openBrowserByHand(url)
  const begun = await browser.get('/sign-in?return_to=/console')
  await browser.get(await signInThere(begun.location ?? '', EMAIL))
  return { cookie: [...browser.cookies].map((pair) => pair.join('=')).join('; ') }
}

/** An account with one line and years of calls, and the ids to request. */
async function fill() {
  const { key, accountId } = await makeAccount()
  const lineId = await setUpLine(key)
  const pool = new pg.Pool({ connectionString: database.databaseUrl })
  const owner = [accountId, lineId]
  const now = Date.now()
  const calls = Array.from({ length: CALLS }, (_, index) => {
    const caller = `+1512${2_000_000 + index}`
    const summary = `Wants a quote for water heater number ${index}, and to be called back this week.`
    const at = new Date(now - index * 600_000)
    return { id: newId('call'), at, caller, summary, words: searchWords(caller, summary) }
  })
  const rows = JSON.stringify(calls)
  await pool.query(
    `INSERT INTO calls (account_id, line_id, id, call_sid, status, caller, at, disclosed_at, ended_at, duration_seconds,
       billed_seconds, end_reason, outcome, summary, languages, words)
     SELECT $1, $2, c.id, 'CA' || c.id, 'ended', c.caller, c.at, c.at, c.at, 42, 42, 'completed', 'message_taken',
       c.summary, '{en}', c.words
       FROM json_to_recordset($3) c (id text, at timestamptz, caller text, summary text, words text[])`,
    [...owner, rows],
  )
  await pool.query(
    `INSERT INTO call_turns (account_id, call_id, seq, who, text, language, at)
     SELECT account_id, id, seq, (CASE WHEN seq % 2 = 0 THEN 'caller' ELSE 'line' END)::speaker,
       'What is said in turn ' || seq || ' of an ordinary call of this length.', 'en', at
       FROM calls, generate_series(1, 8) seq`,
  )
  await pool.query(
    `INSERT INTO messages (account_id, line_id, id, call_id, source, at, name, phone, message, urgent, handled_at, words)
     SELECT account_id, line_id, 'msg' || substr(id, 5), id, 'phone', at, 'Dana Reyes', caller, summary,
       n % 500 = 0, CASE WHEN n > 20 THEN at END, words
       FROM (SELECT *, row_number() OVER (ORDER BY at DESC) n FROM calls) c WHERE n <= $1`,
    [MESSAGES],
  )
  await pool.query(
    `INSERT INTO ledger_entries (account_id, wallet_id, seq, kind, source_id, seconds, reserved_seconds,
       balance_after_seconds, reason, created_at)
     SELECT account_id, line_id, row_number() OVER (ORDER BY at), 'call_charged', id, -42, 0, 0, 'Call of 42 s', at
       FROM calls`,
  )
  await pool.query('UPDATE wallets SET last_seq = $3 WHERE account_id = $1 AND id = $2', [
    ...owner,
    CALLS,
  ])
  const meetingIds = await fillMeetings(pool, accountId, now)
  await pool.query('VACUUM ANALYZE')
  await pool.end()
  const middle = calls[CALLS / 2]
  return {
    key,
    lineId,
    callId: calls[10]?.id ?? '',
    meetingId: meetingIds[10] ?? '',
    middle: { id: middle?.id ?? '', at: middle?.at.toISOString() ?? '' },
  }
}

async function fillMeetings(pool: pg.Pool, accountId: string, now: number): Promise<string[]> {
  const meetings = Array.from({ length: MEETINGS }, (_, index) => ({
    id: newId('mtg'),
    at: new Date(now - index * 3_600_000),
  }))
  await pool.query(
    `INSERT INTO meetings (account_id, id, state, title, meeting_url, meeting_key, provider, starts_at, joined_at, left_at,
       max_minutes, minutes_charged, created_at, settled_at)
     SELECT $1, m.id, 'done', 'Weekly planning', 'https://meet.google.com/abc-defg-hij', m.id, 'google_meet', m.at, m.at,
       m.at, 60, 30, m.at, m.at
       FROM json_to_recordset($2) m (id text, at timestamptz)`,
    [accountId, JSON.stringify(meetings)],
  )
  await pool.query(
    `INSERT INTO meeting_segments (account_id, meeting_id, seq, id, speaker, start_seconds, end_seconds, text)
     SELECT account_id, id, seq, id || seq, 'Dana Reyes', seq * 10, seq * 10 + 9, 'What is said in segment ' || seq
       FROM meetings, generate_series(1, 60) seq`,
  )
  await pool.query(
    `INSERT INTO recaps (account_id, meeting_id, status, title, summary, decisions, action_items, open_questions, engine,
       created_at)
     SELECT account_id, id, 'done', title, 'They planned the week.', '[]', '[]', '[]', 'builtin', created_at FROM meetings`,
  )
  return meetings.map(({ id }) => id)
}

async function makeAccount(): Promise<{ key: string; accountId: string }> {
  const query = `mutation { apiKeyCreate(input: { email: "${EMAIL}" }) {
    ... on NewApiKey { key apiKey { account { id } } } } }`
  const { data, errors } = await post('/graphql', service.staffToken, { query })
  if (errors) throw new Error(JSON.stringify(errors))
  return { key: data.apiKeyCreate.key, accountId: data.apiKeyCreate.apiKey.account.id }
}

async function setUpLine(key: string): Promise<string> {
  const { setup_id } = await post('/v1/lines', key, {
    business_name: 'Lopez Plumbing',
    business_phone: '(512) 842-2671',
    owner_mobile: '(512) 842-2672',
    owner_confirmed_terms: true,
  })
  return setup_id
}

async function post(path: string, bearer: string, body: object) {
  const response = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return response.json()
}

function print(name: string, figures: readonly string[]) {
  process.stdout.write(
    `${name.padEnd(48)}${figures.map((figure) => figure.padStart(10)).join('')}\n`,
  )
}
