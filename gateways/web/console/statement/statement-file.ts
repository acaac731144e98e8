import { CSV_START, csvRow } from '../frame/csv.ts'
import { entryPages } from './entry-pages.ts'
import * as statementWords from './statement-in-words.ts'
import type { EntriesWanted, WalletStatement } from './statement-of-wallet.ts'

const HEAD = [
  'Number',
  'Id',
  'Time',
  'Time zone',
  'Time (UTC)',
  'What',
  'Caller',
  'Reason',
  'Seconds',
  'Seconds reserved',
  'Balance after in seconds',
]

/** A statement as CSV, newest first. Read while it is sent, so a long one is never fully in memory. */
export async function* csvOf(
  statement: WalletStatement,
  query: Pick<EntriesWanted, 'kinds' | 'since' | 'until'>,
) {
  yield CSV_START + csvRow(HEAD)
  const rowOf = rowIn(statement.timeZone)
  for await (const entries of entryPages(statement, query)) yield entries.map(rowOf).join('')
}

type Entry = Awaited<ReturnType<WalletStatement['read']>>['entries'][number]

/** Gives each time twice: in local time, which a spreadsheet can calculate with, and exactly. */
function rowIn(timeZone: string) {
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, ...WHOLE })
  return (entry: Entry) => {
    const at = new Date(statementWords.momentOf(entry))
    return csvRow([
      entry.seq,
      entry.sourceId,
      clock.format(at),
      timeZone,
      at.toISOString(),
      statementWords.KINDS[entry.kind],
      statementWords.callerOf(entry) ?? '',
      statementWords.reasonOf(entry),
      entry.seconds,
      entry.reservedSeconds,
      entry.balanceAfterSeconds,
    ])
  }
}

/** The Swedish format is `2026-11-21 15:04:05`. */
const WHOLE = { dateStyle: 'short', timeStyle: 'medium' } as const
