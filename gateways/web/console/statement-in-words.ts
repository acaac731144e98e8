import type { LedgerKind } from '../../generated/operations.ts'
import { duration } from './in-words.ts'

export const KINDS: Record<LedgerKind, string> = {
  PACK_BOUGHT: 'Bought',
  CALL_CHARGED: 'Call',
  MEETING_RESERVED: 'Reserved for a meeting',
  MEETING_CHARGED: 'Meeting',
  MEETING_RELEASED: 'Given back after a meeting',
  FREE_MINUTES: 'Free minutes',
  ADJUSTED: 'Correction',
}

/** Kinds that a wallet of line minutes, or of meeting minutes, can have. */
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

/** A balance after: as `signed`, without a plus. */
export function balance(seconds: number): string {
  return signed(seconds).replace('+', '')
}
