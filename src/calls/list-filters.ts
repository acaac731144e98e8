import type { CallOutcome } from '../../prisma/generated/client/enums.ts'
import { ApiError } from '../kernel/errors.ts'
import { callerNumber, parseUsPhone } from '../kernel/phone.ts'
import { UNWANTED } from './unwanted-message.ts'

type InboxFilter = {
  /** Words, parts of a number; blank for all. */
  search?: string | undefined
  /** Of this line alone; an unknown line has none. */
  lineId?: string | undefined
  /** From then on, and before then. */
  since?: Date | undefined
  until?: Date | undefined
  urgent?: boolean | undefined
}

export type CallsFilter = InboxFilter & {
  outcome?: CallOutcome | undefined
  /** The caller's number, in any format. */
  caller?: string | undefined
}

export type MessagesFilter = InboxFilter & {
  /** True for urgent and not handled, false for all others. */
  urgentWaiting?: boolean | undefined
  handled?: boolean | undefined
  /** True for messages of robocalls and blocked numbers, false for all others. */
  unwanted?: boolean | undefined
  /** The callback number, in any format. */
  phone?: string | undefined
}

/**
 * One condition of a statement. `name` identifies the statement; `sql` gets the position of the value, if there is
 * one.
 */
export type Condition = { name: string; sql: (place: string) => string; value?: string | Date }

/** @throws {ApiError} invalid_request */
export function callConditions({ outcome, caller, ...filter }: CallsFilter): Condition[] {
  return [
    ...inboxConditions(filter),
    ...(outcome ? [sameAs('outcome', outcome, { cast: '::call_outcome' })] : []),
    ...(caller ? [sameAs('caller', numberOf('caller', caller))] : []),
  ]
}

/** @throws {ApiError} invalid_request */
export function messageConditions(filter: MessagesFilter): Condition[] {
  const { urgentWaiting, handled, unwanted, phone, ...more } = filter
  return [
    ...inboxConditions(more),
    ...(urgentWaiting === undefined
      ? []
      : [either(['waits', 'others'], URGENT_WAITING, urgentWaiting)]),
    ...(handled === undefined ? [] : [either(['handled', 'open'], HANDLED, handled)]),
    ...(unwanted === undefined ? [] : [either(['unwanted', 'wanted'], UNWANTED, unwanted)]),
    ...(phone ? [sameAs('phone', numberOf('phone', phone))] : []),
  ]
}

/** As in the partial index. */
const HANDLED = '(handled_at IS NOT NULL)'
const URGENT_WAITING = '(urgent AND handled_at IS NULL)'

/** `until` is the start of the list. */
function inboxConditions({ lineId, since, urgent }: InboxFilter): Condition[] {
  return [
    ...(lineId === undefined ? [] : [sameAs('line', lineId, { column: 'line_id' })]),
    ...(since ? [{ name: 'since', sql: (place: string) => `at >= ${place}`, value: since }] : []),
    ...(urgent === undefined ? [] : [either(['urgent', 'calm'], 'urgent', urgent)]),
  ]
}

function sameAs(name: string, value: string, { column = name, cast = '' } = {}): Condition {
  return { name, sql: (place) => `${column} = ${place}${cast}`, value }
}

function either([yes, no]: [string, string], sql: string, holds: boolean): Condition {
  return holds ? { name: yes, sql: () => sql } : { name: no, sql: () => `NOT ${sql}` }
}

function numberOf(field: string, text: string): string {
  const number = parseUsPhone(text) ?? callerNumber(text)
  if (number) return number
  throw new ApiError('invalid_request', 'not a phone number', { field: [field] })
}
