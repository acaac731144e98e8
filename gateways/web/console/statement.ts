import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type Request, type Response, Router } from 'express'
import type { LedgerKind } from '../../generated/operations.ts'
import { CSV_START, csvRow } from './csv.ts'
import type { Desk } from './desk.ts'
import * as words from './in-words.ts'
import { monthIn, zoneName } from './local-time.ts'
import * as statementWords from './statement-in-words.ts'
import { statementOf, type WalletStatement } from './statement-of-wallet.ts'
import { usageChart } from './usage-chart.ts'

const ENTRIES_A_PAGE = 50
const ENTRIES_A_READ = 100

/** What happened to minutes and why: on a page, and as a file. */
export function createStatement(desk: Desk): Router {
  const router = Router()

  router.get('/minutes/:wallet', async (request, response) => {
    const { wallet } = request.params
    const statement = await statementOf(desk, response, wallet)
    const filter = filterOf(request, statement)
    const { query, chosen } = filter
    const after = textOf(request, 'after') || null
    const page = await statement.read({ first: ENTRIES_A_PAGE, after, ...query })
    desk.show(response, 'statement', {
      ...page,
      wallet,
      statement,
      statementWords,
      chosen,
      isFirst: after === null,
      isFiltered: Boolean(chosen.kind || chosen.month),
      link: (more: Record<string, string>) => String(new URLSearchParams({ ...chosen, ...more })),
      chart: await usageChart(statement.usage),
      zone: zoneName(statement.timeZone),
      times: words.timesIn(statement.timeZone, desk.app.clock.now()),
    })
  })

  router.get('/minutes/:wallet/statement.csv', async (request, response) => {
    const statement = await statementOf(desk, response, request.params.wallet)
    const { query } = filterOf(request, statement)
    response.attachment('statement.csv').set('cache-control', 'no-store')
    await stream(csvOf(statement, query), response)
  })

  return router
}

type Query = { kinds: LedgerKind[] | null; since: string | null; until: string | null }

/** What is no kind of this wallet, or no month, narrows nothing. */
function filterOf(request: Request, { kinds, timeZone }: WalletStatement) {
  const kind = kinds.find((known) => known === textOf(request, 'kind'))
  const month = textOf(request, 'month')
  const span = monthIn(timeZone, month)
  return {
    chosen: { kind: kind ?? '', month: span ? month : '' },
    query: {
      kinds: kind ? [kind] : null,
      since: span?.since.toISOString() ?? null,
      until: span?.until.toISOString() ?? null,
    } satisfies Query,
  }
}

function textOf({ query }: Request, name: string): string {
  const value = query[name]
  return typeof value === 'string' ? value : ''
}

const HEAD = [
  'Number',
  'Time',
  'What',
  'Reason',
  'Seconds',
  'Seconds reserved',
  'Balance after in seconds',
]

/** Newest first, read as the file is taken: a long statement is never held whole. */
async function* csvOf(statement: WalletStatement, query: Query) {
  yield CSV_START + csvRow(HEAD)
  let after: string | null = null
  do {
    const page: Awaited<ReturnType<WalletStatement['read']>> = await statement.read({
      first: ENTRIES_A_READ,
      after,
      ...query,
    })
    yield page.entries.map(rowOf).join('')
    after = page.next
  } while (after !== null)
}

type Entry = Awaited<ReturnType<WalletStatement['read']>>['entries'][number]

function rowOf(entry: Entry): string {
  return csvRow([
    entry.seq,
    new Date(entry.createdAt).toISOString(),
    statementWords.KINDS[entry.kind],
    entry.reason,
    entry.seconds,
    entry.reservedSeconds,
    entry.balanceAfterSeconds,
  ])
}

/** Who stops a download has not broken anything. */
async function stream(text: AsyncIterable<string>, response: Response) {
  try {
    await pipeline(Readable.from(text), response)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error
  }
}
