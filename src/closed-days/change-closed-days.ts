import { z } from 'zod'
import type { Owner } from '../accounts/viewer.ts'
import type { App } from '../app.ts'
import { ApiError, notFound } from '../kernel/errors.ts'
import { readClockTime } from '../kernel/hours/clock-time-with-am-or-pm.ts'
import { dateOf, dayNumberOf, type HoursException } from '../kernel/hours/hours-exceptions.ts'
import { zoneClock } from '../kernel/hours/zone-clock.ts'
import { parseInput } from '../kernel/input/parse-input.ts'
import { text } from '../kernel/text/text-schema.ts'
import { lockLine } from '../lines/lock-line.ts'
import { readLine } from '../lines/read-lines.ts'

export const EXCEPTIONS_MAX = 60
/** A longer closing is a change of the weekly hours. */
const DAYS_MAX = 366

const date = z.string().trim().refine(isDate, 'is no date like 2026-11-26')
const clock = z.string().transform((value, context) => {
  const minute = readClockTime(value)
  if (typeof minute === 'number') return minute
  context.addIssue({
    code: 'custom',
    message: minute === 'am_or_pm' ? 'needs AM or PM' : 'is no time like 9:00 AM',
  })
  return z.NEVER
})
const NewException = z
  .strictObject({
    from: date,
    to: date.optional(),
    open: clock.optional(),
    close: clock.optional(),
    says: text(120).optional(),
  })
  .refine(({ open, close }) => (open === undefined) === (close === undefined), {
    message: 'needs both times, or neither for closed',
    path: ['open'],
    when: told,
  })
  .refine(({ from, to = from }) => daysBetween(from, to) >= 1, {
    message: 'is before the first day',
    path: ['to'],
    when: told,
  })
  .refine(({ from, to = from }) => daysBetween(from, to) <= DAYS_MAX, {
    message: `makes more than ${DAYS_MAX} days`,
    path: ['to'],
    when: told,
  })

/** Rules across fields are reported beside the errors of single fields. */
function told({ value }: { value: unknown }): boolean {
  return typeof value === 'object' && value !== null && 'from' in value
}

function isDate(text: unknown): boolean {
  return typeof text === 'string' && dayNumberOf(text) !== undefined
}

/** Inclusive; 1 if one of the dates is missing. */
function daysBetween(from: string, to: string): number {
  const [first, last] = [from, to].map((day) => (isDate(day) ? dayNumberOf(day) : undefined))
  return first === undefined || last === undefined ? 1 : last - first + 1
}

/**
 * Adds days on which a line's business is closed, or has other hours. Past ones are deleted. Returns the line.
 * @throws {ApiError} not_found; invalid_request for past days, or days that have an exception already
 */
export async function addHoursException(app: App, viewer: Owner, lineId: string, input: unknown) {
  const { from, to = from, open, close, says = null } = parseInput(NewException, input)
  const hours =
    open === undefined || close === undefined ? null : { openMinute: open, closeMinute: close }
  return change(app, viewer, lineId, (before, today) => {
    if (to < today) throw new ApiError('invalid_request', 'is over', { field: ['from'] })
    const other = before.find((one) => one.from <= to && from <= one.to)
    if (other) {
      const message = `${other.from} to ${other.to} is set already; remove it first`
      throw new ApiError('invalid_request', message, { field: ['from'] })
    }
    if (before.length >= EXCEPTIONS_MAX) {
      throw new ApiError('invalid_request', `${EXCEPTIONS_MAX} are set already`, {
        field: ['from'],
      })
    }
    return [...before, { from, to, hours, says }].toSorted((a, b) => a.from.localeCompare(b.from))
  })
}

/**
 * Removes the exception that begins on that day, if there is one. Returns the line.
 * @throws {ApiError} not_found
 */
export async function removeHoursException(app: App, viewer: Owner, lineId: string, from: string) {
  return change(app, viewer, lineId, (before) => before.filter((one) => one.from !== from))
}

type Change = (before: HoursException[], today: string) => HoursException[]

/** Under the line's lock, so that parallel changes see each other. */
async function change(app: App, viewer: Owner, lineId: string, make: Change) {
  const { accountId } = viewer
  await app.db.$transaction(async (tx) => {
    await lockLine(tx, { accountId, lineId })
    const where = { accountId_id: { accountId, id: lineId } }
    const line = await tx.line.findUnique({ where })
    if (!line) throw notFound('line')
    const today = dateOf(zoneClock(line.timeZone).wallTime(app.clock.now()).dayNumber)
    const before = (line.hoursExceptions as HoursException[]).filter(({ to }) => to >= today)
    await tx.line.update({ where, data: { hoursExceptions: make(before, today) } })
  })
  const line = await readLine(app, viewer, lineId)
  if (!line) throw notFound('line')
  return line
}
