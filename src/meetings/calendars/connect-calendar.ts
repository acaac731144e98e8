import type { Calendar } from '../../../prisma/generated/client/client.ts'
import { accountTransaction } from '../../accounts/account-transaction.ts'
import { readOwnAccount } from '../../accounts/read-accounts.ts'
import type { Owner } from '../../accounts/viewer.ts'
import type { App } from '../../app.ts'
import { addSeconds } from '../../kernel/clock.ts'
import { ApiError, notFound } from '../../kernel/errors.ts'
import { isId } from '../../kernel/ids.ts'
import { parseInput } from '../../kernel/input/parse-input.ts'
import type { Tx } from '../../platform/db/prisma.ts'
import { recapRecipients } from '../recap-recipients.ts'
import { addressHash, sealAddress } from './calendar-address.ts'
import { CalendarChange, newCalendar } from './calendar-input.ts'
import { detachAll } from './note-taker-of-occurrence.ts'

export const CALENDARS_MAX = 10
/** A calendar is asked for no oftener at its owner's wish. */
const AGAIN_AFTER_SECONDS = 60

/**
 * Connects a calendar by its secret address. It is read at once, so that its owner
 * sees which meetings have a link; note-takers go there only when it is turned on.
 * @throws {ApiError} invalid_request for an address that cannot
 * be read, is connected already, or is one too many; not_enabled
 */
export async function connectCalendar(app: App, viewer: Owner, input: unknown): Promise<Calendar> {
  if (!app.config.meetingNotes) {
    throw new ApiError('not_enabled', 'Meeting notes are switched off here.')
  }
  const {
    address,
    name,
    recipients = [],
    maxMinutes,
    enabled,
  } = parseInput(newCalendar(app), input)
  const { accountId } = viewer
  const id = app.newId('cal')
  const now = app.clock.now()
  const data = {
    accountId,
    id,
    name: name ?? null,
    host: address.host,
    address: await sealAddress(app, { accountId, calendarId: id }, address),
    addressHash: addressHash(address),
    enabled,
    maxMinutes: maxMinutes ?? null,
    recipients: recapRecipients(recipients),
    dueAt: now,
    createdAt: now,
  }
  return inAccount(app, accountId, async (tx) => {
    // A form that is sent again after a crash brings the same id.
    const made = await tx.calendar.findUnique({ where: { accountId_id: { accountId, id } } })
    if (made) return made
    if ((await tx.calendar.count({ where: { accountId } })) >= CALENDARS_MAX) {
      throw addressProblem(`${CALENDARS_MAX} calendars are connected already; remove one first`)
    }
    const [calendar] = await tx.calendar.createManyAndReturn({ data: [data], skipDuplicates: true })
    if (!calendar) throw addressProblem('is connected already')
    await app.jobs.enqueue(tx, 'read_calendar', { accountId, calendarId: id })
    return calendar
  })
}

/**
 * Changes what is given. Turned off, the note-takers that were
 * to come by it are called off; turned on, it is read at once.
 * @throws {ApiError} not_found, invalid_request
 */
export async function changeCalendar(app: App, viewer: Owner, id: string, input: unknown) {
  const { recipients, ...given } = parseInput(CalendarChange, input)
  const { enabled } = given
  const wanted = Object.entries(given).filter(([, value]) => value !== undefined)
  return withCalendar(app, viewer, id, async (tx, before) => {
    const { accountId } = before
    if (before.enabled && enabled === false) await detachAll(app, tx, before)
    if (!before.enabled && enabled) {
      await app.jobs.enqueue(tx, 'read_calendar', { accountId, calendarId: id })
    }
    return tx.calendar.update({
      where: { accountId_id: { accountId, id } },
      data: {
        ...Object.fromEntries(wanted),
        ...(recipients === undefined ? {} : { recipients: recapRecipients(recipients) }),
      },
    })
  })
}

/** Forgets a calendar and its meetings; the note-takers that were to come by it are called off. Returns the account. */
export async function removeCalendar(app: App, viewer: Owner, id: string) {
  await withCalendar(app, viewer, id, async (tx, calendar) => {
    await detachAll(app, tx, calendar)
    await tx.calendar.delete({ where: { accountId_id: { accountId: calendar.accountId, id } } })
  })
  return readOwnAccount(app, viewer)
}

/** Has a calendar read now, on or off; at most once a minute. @throws {ApiError} not_found, rate_limited */
export async function readCalendarNow(app: App, viewer: Owner, id: string): Promise<Calendar> {
  return withCalendar(app, viewer, id, async (tx, calendar) => {
    refuseTooSoon(app.clock.now(), calendar.askedAt)
    await app.jobs.enqueue(tx, 'read_calendar', { accountId: calendar.accountId, calendarId: id })
    return calendar
  })
}

function refuseTooSoon(now: Date, last: Date | null) {
  const wait = last ? addSeconds(last, AGAIN_AFTER_SECONDS).getTime() - now.getTime() : 0
  if (wait <= 0) return
  throw new ApiError('rate_limited', 'The calendar was read less than a minute ago.', {
    retryAfterSeconds: Math.ceil(wait / 1_000),
  })
}

/** The calendar, while nobody else changes anything of the account's meetings. @throws {ApiError} not_found */
function withCalendar<T>(
  app: App,
  { accountId }: Owner,
  id: string,
  work: (tx: Tx, calendar: Calendar) => Promise<T>,
): Promise<T> {
  if (!isId('cal', id)) throw notFound('calendar')
  return inAccount(app, accountId, async (tx) => {
    const calendar = await tx.calendar.findUnique({ where: { accountId_id: { accountId, id } } })
    if (!calendar) throw notFound('calendar')
    return work(tx, calendar)
  })
}

/**
 * Under the account's lock, as meetings are made: whoever reads a calendar, books by
 * it or changes it comes one after the other, so that no meeting gets two note-takers.
 */
export function inAccount<T>(
  app: App,
  accountId: string,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  return accountTransaction(app, accountId, async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM accounts WHERE id = ${accountId} FOR NO KEY UPDATE`
    return work(tx)
  })
}

function addressProblem(message: string): ApiError {
  return new ApiError('invalid_request', message, { field: ['address'] })
}
