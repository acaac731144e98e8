import type { Account, Calendar } from '../../../prisma/generated/client/client.ts'
import type { App } from '../../app.ts'
import { addSeconds } from '../../kernel/clock.ts'
import { timeZoneOfAccount } from '../../lines/time-zone-of-account.ts'
import { BusyElsewhere } from '../../platform/db/busy-elsewhere.ts'
import { exclusively } from '../../platform/db/exclusive-lease.ts'
import { openAddress } from './calendar-address.ts'
import { AHEAD_SECONDS, LATE_SECONDS } from './calendar-window.ts'
import { CalendarUnreadable, type Fetched, fetchCalendar } from './fetch-calendar.ts'
import { readApart } from './file/limits-of-reading-a-file.ts'
import type { ReadFile } from './file/read-calendar-file.ts'
import { leftOutInWords } from './file/too-frequent-events.ts'
import { followCalendar } from './follow-calendar.ts'
import { nextAfter, WHOLE_EVERY_SECONDS } from './how-often-calendars-are-read.ts'
import { inAccount } from './lock-calendars.ts'
import { noteUnread } from './unreadable-calendar.ts'

type Key = { accountId: string; calendarId: string }
type Read = Calendar & { account: Account }

/**
 * Reads a calendar and updates its occurrences. If it cannot be read, known data stays and it is tried again at
 * growing intervals. Two readings at once act as one.
 */
export async function readCalendar(app: App, { accountId, calendarId }: Key): Promise<void> {
  try {
    await exclusively(app, `calendar ${calendarId}`, async () => {
      const calendar = await app.db.calendar.findUnique({
        where: { accountId_id: { accountId, id: calendarId } },
        include: { account: true },
      })
      if (calendar && !calendar.account.closedAt) await readInTurn(app, calendar)
    })
  } catch (error) {
    if (!(error instanceof BusyElsewhere)) throw error
  }
}

async function readInTurn(app: App, calendar: Read) {
  const where = whereOf(calendar)
  await app.db.calendar.updateMany({ where, data: { askedAt: app.clock.now() } })
  try {
    const fetched = await asked(app, calendar)
    const found = fetched === 'unchanged' ? undefined : await meetingsIn(app, calendar, fetched)
    await keep(app, calendar, fetched, found)
  } catch (error) {
    if (!(error instanceof CalendarUnreadable)) throw error
    app.log.info({ calendarId: calendar.id, problem: error.message }, 'a calendar cannot be read')
    await noteUnread(app, calendar, error)
  }
}

async function asked(app: App, calendar: Read): Promise<Fetched> {
  const { accountId, id: calendarId, etag, lastModified, wholeAt, failures } = calendar
  const isFresh = wholeAt !== null && addSeconds(wholeAt, WHOLE_EVERY_SECONDS) > app.clock.now()
  // After a failure it is read whole: that took the place of the words on what is left out.
  const isKnown = isFresh && failures === 0
  return fetchCalendar({
    address: await openAddress(app, { accountId, calendarId }, calendar.address),
    known: isKnown ? { etag, lastModified } : null,
    privateHosts: app.config.calendarPrivateHosts,
  })
}

async function meetingsIn(app: App, calendar: Read, { text }: Exclude<Fetched, 'unchanged'>) {
  const now = app.clock.now()
  const { id: calendarId, account } = calendar
  const timeZone = await timeZoneOfAccount(app.db, account.id)
  const span = { from: addSeconds(now, -LATE_SECONDS), to: addSeconds(now, AHEAD_SECONDS) }
  const read = await readApart({ text, span, timeZone, email: account.email }).catch((error) => {
    // Our own bug: do not fetch it again as often as a job retries.
    app.log.error({ error, calendarId }, 'what a calendar says could not be read')
    throw new CalendarUnreadable('What it says cannot be read.')
  })
  if ('problem' in read) throw new CalendarUnreadable(read.problem)
  return read
}

function keep(app: App, calendar: Read, fetched: Fetched, found: ReadFile | undefined) {
  const now = app.clock.now()
  return inAccount(app, calendar.accountId, async (tx) => {
    const problem = found ? leftOutInWords(found.leftOut) : leftOutBefore(calendar)
    const data = { ...wholeOf(fetched, now), ...READ, problem, readAt: now, dueAt: nextAfter(now) }
    const { count } = await tx.calendar.updateMany({ where: whereOf(calendar), data })
    // It was removed meanwhile.
    if (count > 0 && found) await followCalendar(app, tx, calendar, found.meetings)
  })
}

const READ = { failures: 0, failingSince: null, failureToldAt: null }

/** What is unchanged leaves out the same. A server may say so unasked after a failure, whose words are over then. */
const leftOutBefore = ({ failures, problem }: Calendar) => (failures === 0 ? problem : null)

function wholeOf(fetched: Fetched, now: Date) {
  if (fetched === 'unchanged') return {}
  return { wholeAt: now, etag: fetched.etag, lastModified: fetched.lastModified }
}

function whereOf({ accountId, id }: Calendar) {
  return { accountId, id }
}
