import type { ConsoleEntryFragment, LedgerKind } from '../../../generated/operations.ts'
import { duration, MINIMUM, phone } from '../frame/amounts-and-times-in-words.ts'

export const KINDS: Record<LedgerKind, string> = {
  PACK_BOUGHT: 'Bought',
  CALL_CHARGED: 'Call',
  MEETING_RESERVED: 'Reserved for a meeting',
  MEETING_CHARGED: 'Meeting',
  MEETING_RELEASED: 'Returned after a meeting',
  FREE_MINUTES: 'Free minutes',
  ADJUSTED: 'Correction',
}

/** The kinds of entry in a wallet of line minutes, and in one of meeting minutes. */
export const LINE_KINDS: readonly LedgerKind[] = ['PACK_BOUGHT', 'CALL_CHARGED', 'ADJUSTED']
export const MEETING_KINDS: readonly LedgerKind[] = [
  'PACK_BOUGHT',
  'MEETING_RESERVED',
  'MEETING_CHARGED',
  'MEETING_RELEASED',
  'FREE_MINUTES',
  'ADJUSTED',
]

/** A change: `+40 min`, `−2 min 5 s`, `0`. */
export function signed(seconds: number): string {
  if (seconds === 0) return '0'
  return `${seconds < 0 ? '−' : '+'}${duration(Math.abs(seconds))}`
}

type Change = Pick<ConsoleEntryFragment, 'seconds' | 'reservedSeconds'>

/** What an entry changed: the balance, or, if that stays the same, the amount reserved for a meeting. */
export function change({ seconds, reservedSeconds }: Change): string {
  if (seconds !== 0 || reservedSeconds === 0) return signed(seconds)
  const length = duration(Math.abs(reservedSeconds))
  return `${length} ${reservedSeconds > 0 ? 'reserved' : 'returned'}`
}

/** The balance after an entry: like `signed`, without a plus. */
export function balance(seconds: number): string {
  return signed(seconds).replace('+', '')
}

type Entry = Pick<ConsoleEntryFragment, 'kind' | 'seconds' | 'reason' | 'sourceId' | 'call'>

/** A call is charged when it ends, but listed at the time it was answered, as everywhere else. */
export function momentOf({ call, createdAt }: Pick<ConsoleEntryFragment, 'call' | 'createdAt'>) {
  return call?.at ?? createdAt
}

/** The entry's reason. For a short call it adds why it costs more than its seconds. */
export function reasonOf({ kind, reason, seconds }: Entry): string {
  const [, length] = kind === 'CALL_CHARGED' ? (CALL_OF.exec(reason) ?? []) : []
  if (length === undefined) return reason.replace(PACK_NAME, '')
  const isMinimum = -seconds > Number(length)
  const why = isMinimum ? `, ${MINIMUM}` : ''
  return `${duration(Number(length))} call${why}`
}

/** Older entries contain the pack's technical name. */
const PACK_NAME = / \((?:min|meet)\d+\)/
const CALL_OF = /^Call of (\d+) s$/

/** The caller, as the list of calls shows them. Undefined for a deleted call, and if the entry has no call. */
export function callerOf({ call }: Entry): string | undefined {
  if (!call) return undefined
  const number = call.caller === null ? 'Private number' : phone(call.caller)
  return call.contact?.name ?? number
}

/** The address of a purchase's receipt. */
export function receiptOf({ kind, sourceId }: Entry): string | undefined {
  return kind === 'PACK_BOUGHT' ? `/console/minutes/receipts/${sourceId}` : undefined
}

/** The page of the entry's call or meeting. */
export function pageOf({ kind, sourceId, call }: Entry): string | undefined {
  if (call) return `/console/calls/${sourceId}`
  return kind.startsWith('MEETING_') ? `/console/meetings/${sourceId}` : undefined
}
