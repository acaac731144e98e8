import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type Request, type Response, Router } from 'express'
import type { LedgerKind } from '../../../generated/operations.ts'
import type { ConsoleContext } from '../console-context.ts'
import * as words from '../frame/amounts-and-times-in-words.ts'
import { excerpt } from '../frame/excerpt.ts'
import { monthIn, zoneName } from '../frame/local-time.ts'
import { daysOf } from './entries-by-day.ts'
import { costIn, figuresOf } from './figures-of-period.ts'
import { csvOf } from './statement-file.ts'
import * as statementWords from './statement-in-words.ts'
import { statementOf, type WalletStatement } from './statement-of-wallet.ts'
import { usageChart } from './usage-chart.ts'

const ENTRIES_A_PAGE = 30
const USAGE_DAYS = 30

/** How minutes were used and why, as a page and as a file. */
export function createStatement(desk: ConsoleContext): Router {
  const router = Router()

  router.get('/minutes/:wallet', async (request, response) => {
    const { wallet } = request.params
    const statement = await statementOf(desk, response, wallet)
    const filter = filterOf(request, statement)
    const { query, chosen } = filter
    const after = textOf(request, 'after') || null
    const page = await statement.read({ first: ENTRIES_A_PAGE, after, ...query })
    const usage = await statement.usage(usageWanted(chosen.month))
    const times = words.timesIn(statement.timeZone, desk.app.clock.now())
    const [next] = page.next ? await entriesAfter(statement, page.next, query) : []
    const around = { goesOnFrom: textOf(request, 'from'), next }
    const days = daysOf(statement, page.entries, around, times)
    desk.show(response, 'statement/statement', {
      ...page,
      wallet,
      statement,
      statementWords,
      excerpt,
      chosen,
      isFirst: after === null,
      isFiltered: Boolean(chosen.kind || chosen.month),
      link: (more: Record<string, string>) => String(new URLSearchParams({ ...chosen, ...more })),
      figures: await figuresOf(statement, usage, { ...query, now: desk.app.clock.now() }),
      costOf: costIn(statement),
      chart: await usageChart(usage),
      period: periodOf(usage),
      monthName: chosen.month ? monthName(chosen.month) : '',
      months: monthsUntil(desk.app.clock.now(), chosen.month),
      zone: zoneName(statement.timeZone),
      days,
      goesOnFrom: days.find(({ goesOn }) => goesOn)?.date ?? '',
      times,
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

async function entriesAfter(statement: WalletStatement, after: string, query: Query) {
  return (await statement.read({ first: 1, after, ...query })).entries
}

/** The days of the chosen month, or the most recent days. */
function usageWanted(month: string) {
  if (month === '') return { days: USAGE_DAYS, until: null }
  const [year = 0, number = 0] = month.split('-').map(Number)
  const days = new Date(Date.UTC(year, number, 0)).getUTCDate()
  // At this hour (18:00 UTC) every zone of the United States has the same date.
  return { days, until: new Date(Date.UTC(year, number - 1, days, 18)).toISOString() }
}

const MONTH = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** `2026-11` → `November 2026`. */
function monthName(month: string): string {
  return MONTH.format(new Date(`${month}-01T00:00:00Z`))
}

const MONTHS_SHOWN = 24

/** Newest first, plus the chosen month if it is older. */
function monthsUntil(now: Date, chosen: string) {
  const newest = Array.from({ length: MONTHS_SHOWN }, (_, ago) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - ago)).toISOString().slice(0, 7),
  )
  const shown = chosen === '' || newest.includes(chosen) ? newest : [...newest, chosen]
  return shown.map((month) => ({ month, name: monthName(month) }))
}

const DAY = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' })

/** `October 30 to November 28` */
function periodOf(usage: readonly { day: string }[]): string {
  const ends = [usage[0], usage.at(-1)].flatMap((end) => end?.day ?? [])
  return ends.map((day) => DAY.format(new Date(`${day}T00:00:00Z`))).join(' to ')
}

type Query = { kinds: LedgerKind[] | null; since: string | null; until: string | null }

/** An unknown kind or month is ignored. */
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

/** A client that stops a download is not an error. */
async function stream(text: AsyncIterable<string>, response: Response) {
  try {
    await pipeline(Readable.from(text), response)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error
  }
}
