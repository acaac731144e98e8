import type { App } from '../app.ts'
import { enqueueMail } from '../mail/enqueue-mail.ts'
import { composeMail, type MailText, type Paragraph } from '../mail/mail-text.ts'
import { formatUsPhone } from '../phone.ts'

/** In the business's own morning. */
const FROM_HOUR = 7
/** A minute's worth; the next minute goes on. */
const LINES_AT_ONCE = 500
/** More than a person reads; the rest is counted. */
const CALLS_SHOWN_MAX = 100

type Due = {
  accountId: string
  lineId: string
  email: string
  businessName: string
  timeZone: string
  /** `2026-11-21`, in the business's zone. */
  date: string
  from: Date
  to: Date
}

/** Mails each line's owner what came of yesterday's calls, once a day; a day without calls has no mail. */
export async function mailDigests(app: App) {
  for (const due of await readDue(app)) {
    try {
      await mailDigest(app, due)
    } catch (error) {
      app.log.warn({ error, lineId: due.lineId }, 'digest not mailed, will be tried again')
    }
  }
}

/** Lines in whose zone it is past seven, whose yesterday had calls and no digest yet. */
async function readDue(app: App): Promise<Due[]> {
  const now = app.clock.now()
  return app.db.$queryRaw<Due[]>`
    WITH day AS (
      SELECT l.account_id, l.id, l.business_name, l.time_zone, a.email,
             date_trunc('day', ${now}::timestamptz AT TIME ZONE l.time_zone) AS today
        FROM phone_lines l JOIN accounts a ON a.id = l.account_id
       WHERE l.status = 'live'
         AND extract(hour FROM ${now}::timestamptz AT TIME ZONE l.time_zone) >= ${FROM_HOUR}
    ), due AS (
      SELECT account_id AS "accountId", id AS "lineId", email, business_name AS "businessName",
             time_zone AS "timeZone", to_char(today - interval '1 day', 'YYYY-MM-DD') AS date,
             (today - interval '1 day') AT TIME ZONE time_zone AS "from",
             today AT TIME ZONE time_zone AS "to"
        FROM day
    )
    SELECT * FROM due
     WHERE EXISTS (SELECT 1 FROM calls c
                    WHERE c.account_id = "accountId" AND c.line_id = "lineId" AND c.status = 'ended'
                      AND c.at >= "from" AND c.at < "to")
       AND NOT EXISTS (SELECT 1 FROM mails m
                        WHERE m.account_id = "accountId" AND m.about = 'digest:' || "lineId" || ':' || date)
     LIMIT ${LINES_AT_ONCE}`
}

async function mailDigest(app: App, due: Due) {
  const { accountId, lineId, email, date, from, to } = due
  await app.db.$transaction(async (tx) => {
    const calls = await tx.call.findMany({
      where: { accountId, lineId, status: 'ended', at: { gte: from, lt: to } },
      orderBy: { at: 'asc' },
    })
    await enqueueMail(app, tx, {
      accountId,
      to: email,
      about: `digest:${lineId}:${date}`,
      tag: 'digest',
      ...composeDigest(due, calls),
    })
  })
}

type DigestCall = { at: Date; caller: string | null; urgent: boolean; summary: string }

function composeDigest(due: Due, calls: readonly DigestCall[]): MailText {
  const urgent = calls.filter((call) => call.urgent)
  const rest = calls.filter((call) => !call.urgent)
  const count = calls.length === 1 ? '1 call' : `${calls.length} calls`
  const urgency = urgent.length > 0 ? `, ${urgent.length} urgent` : ''
  const shown = [...urgent, ...rest].slice(0, CALLS_SHOWN_MAX)
  const left = calls.length - shown.length
  return composeMail(`${due.businessName}: ${count} yesterday${urgency}`, [
    `What your answering line heard on ${longDate(due)}.`,
    ...listed('Urgent', urgent.slice(0, CALLS_SHOWN_MAX), due),
    ...listed(urgent.length > 0 ? 'Other calls' : 'Calls', shown.slice(urgent.length), due),
    ...(left > 0 ? [`And ${left} more: GET /v1/lines/{id}/calls lists them all.`] : []),
  ])
}

function listed(heading: string, calls: readonly DigestCall[], { timeZone }: Due): Paragraph[] {
  if (calls.length === 0) return []
  const rows = calls.map(({ at, caller, summary }): [string, string] => {
    const time = at.toLocaleTimeString('en-US', { timeZone, timeStyle: 'short' })
    const who = caller ? formatUsPhone(caller) : 'number withheld'
    return [time, `${who}. ${summary}`.trim()]
  })
  return [{ heading }, { rows }]
}

function longDate({ from, timeZone }: Due): string {
  return from.toLocaleDateString('en-US', { timeZone, dateStyle: 'full' })
}
