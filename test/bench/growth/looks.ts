import { createHttp } from '../../../gateways/http.ts'
import type { App } from '../../../src/app.ts'
import { listEntries, readWallet } from '../../../src/billing/read-ledger.ts'
import { readUsage } from '../../../src/billing/read-usage.ts'
import { listAccountCalls } from '../../../src/calls/account-calls-and-messages.ts'
import { listCallsFrom } from '../../../src/calls/calls-of-number.ts'
import { readLineDays } from '../../../src/calls/digest-lines.ts'
import { digestDay } from '../../../src/calls/digest-time-and-day.ts'
import { listCallsOfLine } from '../../../src/calls/read-calls.ts'
import { lookUpNumber } from '../../../src/directory/look-up-number.ts'
import { listenAnywhere } from '../../support/listen.ts'
import { ACCOUNT, type Filled, LINE, TIME_ZONE } from './fill.ts'

/** Small enough that the smallest table has a thousand pages. */
const ROWS_A_PAGE = 10
const PAGE_1000_AFTER_ROWS = 999 * ROWS_A_PAGE
const DAY_MS = 86_400_000

export type Look = () => Promise<unknown>
export type Looks = Record<string, Look>

/** The reads, through the product's own functions; the two pages also through the REST endpoint. */
export async function openLooks(app: App, filled: Filled) {
  const doors = createHttp(app)
  const site = await listenAnywhere(doors.server)
  const line = { accountId: ACCOUNT, lineId: LINE }
  const wallet = { accountId: ACCOUNT, walletId: LINE }
  const deep = filled.at(PAGE_1000_AFTER_ROWS)
  const newestPage = { first: ROWS_A_PAGE, before: null }
  const calls = (before: Date | null) =>
    listCallsOfLine(app, line, { first: ROWS_A_PAGE, before }, 'wire')
  const search = (words: string) => listAccountCalls(app, ACCOUNT, newestPage, { search: words })
  const entries = (more: { since?: Date; until?: Date }) =>
    listEntries(app, wallet, { first: 50, beforeSeq: null, ...more })
  const rest = (query: string) => get(`${site}/v1/lines/${LINE}/calls?limit=${ROWS_A_PAGE}${query}`)
  async function get(address: string) {
    const response = await fetch(address, { headers: { authorization: `Bearer ${filled.key}` } })
    const body = await response.text()
    if (!response.ok) throw new Error(`${address} answered ${response.status}: ${body}`)
  }
  const yesterday = digestDay(TIME_ZONE, filled.at(1))
  const dayAfter = new Date(filled.oldest.getTime() + DAY_MS)
  const looks: Looks = {
    'calls of a line, page 1': () => calls(null),
    'calls of a line, page 1,000': () => calls(deep),
    'GET calls of a line, page 1': () => rest(''),
    'GET calls of a line, page 1,000': () => rest(`&before=${deep.toISOString()}`),
    'search: a word of 20 calls': () => search(filled.job(Math.random())),
    'search: a word of every call': () => search('quote'),
    'calls from one number': () =>
      listCallsFrom(app, { accountId: ACCOUNT, phone: filled.caller(Math.random()) }, newestPage),
    'statement, newest page': () => entries({}),
    'statement of the last day': () => entries({ since: yesterday.from, until: yesterday.to }),
    'statement of the first day': () => entries({ since: filled.oldest, until: dayAfter }),
    'usage of 7 days': () =>
      readUsage(app, wallet, { days: 7, until: filled.at(1), timeZone: TIME_ZONE }),
    'ledger balance': () => readWallet(app, wallet),
    "a day's digest": () => app.db.$transaction((tx) => readLineDays(tx, ACCOUNT, yesterday)),
    'directory look-up': () => lookUpNumber(app, filled.number(Math.random())),
  }
  return { looks, close: () => doors.close() }
}
