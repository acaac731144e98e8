import type {
  DeliveryStatus,
  MeetingFault,
  MeetingProvider,
  MeetingState,
} from '../../prisma/generated/client/enums.ts'
import { isOwner, type Owner, type Viewer } from '../accounts/viewer.ts'
import type { App } from '../app.ts'
import { isId } from '../kernel/ids.ts'
import {
  beforeValue,
  type Page,
  type PageRequest,
  pageOf,
  rowsToRead,
} from '../platform/db/paging.ts'
import { prepareSql } from '../platform/db/sql.ts'

/** A meeting as its owner sees it, with its current reservation and its recipients. */
export type MeetingView = {
  accountId: string
  id: string
  state: MeetingState
  title: string | null
  meetingUrl: string
  provider: MeetingProvider
  startsAt: Date
  joinedAt: Date | null
  leftAt: Date | null
  maxMinutes: number
  reservedSeconds: number
  minutesCharged: number
  failureReason: string | null
  failureFault: MeetingFault | null
  language: string | null
  createdAt: Date
  notesDeletedAt: Date | null
  /** Sorted by address. `at` is RFC 3339: the last change of the delivery. */
  recipients: { email: string; delivery: DeliveryStatus; at: string }[]
}

/** A meeting of the viewer's account, or any for staff; null if there is none, or it is another account's. */
export async function readMeeting(
  app: App,
  viewer: Viewer,
  id: string,
): Promise<MeetingView | null> {
  if (!isId('mtg', id)) return null
  const accountId = isOwner(viewer) ? viewer.accountId : await accountOfMeeting(app, id)
  const [meeting] = await meetingById(app.pool, accountId, id)
  return meeting ?? null
}

export async function listMeetings(
  app: App,
  { accountId }: Owner,
  page: PageRequest,
): Promise<Page<MeetingView>> {
  const rows = await app.replica.read(accountId, (pool) =>
    meetingsOfAccount(pool, accountId, beforeValue(page), rowsToRead(page)),
  )
  return pageOf(rows, page)
}

async function accountOfMeeting(app: App, id: string): Promise<string> {
  const meeting = await app.db.meeting.findFirst({ where: { id }, select: { accountId: true } })
  return meeting?.accountId ?? ''
}

const columns = `
  m.account_id AS "accountId", m.id, m.state, m.title, m.meeting_url AS "meetingUrl", m.provider,
  m.starts_at AS "startsAt", m.joined_at AS "joinedAt", m.left_at AS "leftAt", m.max_minutes AS "maxMinutes",
  m.minutes_charged AS "minutesCharged", m.failure_reason AS "failureReason", m.failure_fault AS "failureFault",
  m.language, m.created_at AS "createdAt", m.notes_deleted_at AS "notesDeletedAt",
  e.reserved AS "reservedSeconds", r.recipients`

// The current reservation is the sum of reservation, charge and release.
const joins = `
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(reserved_seconds), 0)::int AS reserved FROM ledger_entries
     WHERE account_id = m.account_id AND source_id = m.id
       AND kind IN ('meeting_reserved', 'meeting_charged', 'meeting_released')
  ) e
  CROSS JOIN LATERAL (
    SELECT coalesce(jsonb_agg(jsonb_build_object('email', email, 'delivery', delivery, 'at', at) ORDER BY email), '[]')
        AS recipients
      FROM meeting_recipients WHERE account_id = m.account_id AND meeting_id = m.id
  ) r`

const meetingById = prepareSql<MeetingView, [string, string]>(
  'meeting_by_id',
  `SELECT ${columns} FROM meetings m ${joins} WHERE m.account_id = $1 AND m.id = $2`,
  { isBrief: true },
)

const meetingsOfAccount = prepareSql<MeetingView, [string, Date | 'infinity', number]>(
  'meetings_of_account',
  `SELECT ${columns} FROM meetings m ${joins}
    WHERE m.account_id = $1 AND m.created_at < $2 ORDER BY m.created_at DESC LIMIT $3`,
)
