import type { Calendar } from '../../../prisma/generated/client/client.ts'
import type { Owner } from '../../accounts/viewer.ts'
import type { App } from '../../app.ts'
import { ApiError } from '../../kernel/errors.ts'
import { parseInput } from '../../kernel/input/parse-input.ts'
import { recapRecipients } from '../recap-recipients.ts'
import { addressHash, sealAddress } from './calendar-address.ts'
import { newCalendar } from './calendar-input.ts'
import { inAccount } from './lock-calendars.ts'

export const CALENDARS_MAX = 10

/**
 * Connects a calendar by its secret address. It is read at once, so that its owner sees which meetings have a link;
 * note-takers join only after it is turned on.
 * @throws {ApiError} invalid_request for an address that cannot be read, is connected already, or is one too many;
 * not_enabled
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

function addressProblem(message: string): ApiError {
  return new ApiError('invalid_request', message, { field: ['address'] })
}
