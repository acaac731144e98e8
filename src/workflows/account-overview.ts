import type { Account } from '../../prisma/generated/client/client.ts'
import type { App } from '../app.ts'
import { LINE_JOINS, type LineView, lineColumns } from '../lines/read-lines.ts'
import {
  beforeValue,
  type Page,
  type PageRequest,
  pageOf,
  rowsToRead,
} from '../platform/db/paging.ts'
import { prepareSql } from '../platform/db/sql.ts'

/** An account with what is usually requested besides. */
export type AccountOverview = {
  account: Account
  meetings: { balanceSeconds: number; reservedSeconds: number; freeSeconds: number }
  /** In the order they were saved. */
  savedRecipients: string[]
}

/**
 * In one statement.
 * @throws Error for a deleted account
 */
export async function readOverview(app: App, accountId: string): Promise<AccountOverview> {
  const [row] = await accountAlone(app.pool, accountId)
  return overviewOf(row)
}

/**
 * In one statement, with a page of the account's lines.
 * @throws Error for a deleted account
 */
export async function readOverviewWithLines(
  app: App,
  accountId: string,
  page: PageRequest,
): Promise<AccountOverview & { lines: Page<LineView> }> {
  const [before, rows] = [beforeValue(page), rowsToRead(page)]
  const lines = await accountWithLines(app.pool, accountId, before, rows, app.clock.now())
  const overview = overviewOf(lines[0])
  // An account without lines gives one empty row.
  return { ...overview, lines: pageOf(lines[0]?.id === null ? [] : lines, page) }
}

/** The account's columns stand beside each line's, under their own names. */
type Row = {
  ofId: string
  ofEmail: string
  ofCreatedAt: Date
  ofDigestDueAt: Date | null
  ofRetentionDays: number | null
  ofBalanceMails: boolean
  ofDigestMails: boolean
  ofReminderMails: boolean
  ofTimeZone: string | null
  ofClosedAt: Date | null
  ofLastEventSeq: number
  ofBalanceSeconds: number
  ofReservedSeconds: number
  ofFreeSeconds: number
  ofSavedRecipients: string[]
}

function overviewOf(row: Row | undefined): AccountOverview {
  if (!row) throw new Error('the account is gone')
  return {
    account: {
      id: row.ofId,
      email: row.ofEmail,
      createdAt: row.ofCreatedAt,
      digestDueAt: row.ofDigestDueAt,
      retentionDays: row.ofRetentionDays,
      balanceMails: row.ofBalanceMails,
      digestMails: row.ofDigestMails,
      reminderMails: row.ofReminderMails,
      timeZone: row.ofTimeZone,
      closedAt: row.ofClosedAt,
      lastEventSeq: row.ofLastEventSeq,
    },
    meetings: {
      balanceSeconds: row.ofBalanceSeconds,
      reservedSeconds: row.ofReservedSeconds,
      freeSeconds: row.ofFreeSeconds,
    },
    savedRecipients: row.ofSavedRecipients,
  }
}

const COLUMNS = `
  o.id AS "ofId", o.email AS "ofEmail", o.created_at AS "ofCreatedAt", o.digest_due_at AS "ofDigestDueAt",
  o.retention_days AS "ofRetentionDays", o.balance_mails AS "ofBalanceMails",
  o.digest_mails AS "ofDigestMails", o.reminder_mails AS "ofReminderMails", o.closed_at AS "ofClosedAt",
  o.last_event_seq AS "ofLastEventSeq", o.time_zone AS "ofTimeZone",
  m.balance_seconds AS "ofBalanceSeconds", m.reserved_seconds AS "ofReservedSeconds", m.free_seconds AS "ofFreeSeconds",
  ARRAY(SELECT email FROM saved_recipients WHERE account_id = $1 ORDER BY created_at) AS "ofSavedRecipients"`

const FROM = 'FROM accounts o JOIN wallets m ON m.account_id = o.id AND m.id = o.id'

const accountAlone = prepareSql<Row, [string]>(
  'account_alone',
  `SELECT ${COLUMNS} ${FROM} WHERE o.id = $1`,
)

/** The account is one row, so its lines keep their order. */
const accountWithLines = prepareSql<Row & LineView, [string, Date | 'infinity', number, Date]>(
  'account_with_lines',
  `SELECT ${COLUMNS}, line.* ${FROM}
     LEFT JOIN LATERAL (
       SELECT ${lineColumns('$4')} FROM phone_lines l ${LINE_JOINS}
        WHERE l.account_id = $1 AND l.created_at < $2 ORDER BY l.created_at DESC LIMIT $3
     ) line ON true
    WHERE o.id = $1`,
  { isBrief: true },
)
