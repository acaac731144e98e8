import { reserve } from '../billing/ledger.ts'
import { ApiError } from '../kernel/errors.ts'
import type { Tx } from '../platform/db/prisma.ts'
import { MAX_MINUTES_DEFAULT } from './how-long-note-taker-stays.ts'
import { inMinutes } from './meeting-words.ts'

/**
 * How many minutes to reserve: as ordered, else 60, or what the account has left if that is less.
 * @throws {ApiError} insufficient_minutes
 */
export function minutesToReserve(ordered: number | undefined, availableSeconds: number): number {
  const available = Math.floor(availableSeconds / 60)
  const minutes = ordered ?? Math.min(MAX_MINUTES_DEFAULT, available)
  if (minutes < 1) throw insufficient('There is not a minute left')
  if (minutes > available) throw notSoMany(minutes)
  return minutes
}

/**
 * Reserves them for a meeting. The write is the check: minutes may have gone since they were read.
 * @throws {ApiError} insufficient_minutes
 */
export async function reserveMinutes(
  tx: Tx,
  accountId: string,
  meetingId: string,
  minutes: number,
  at: Date,
): Promise<void> {
  const { outcome } = await reserve(
    tx,
    { accountId, walletId: accountId },
    { sourceId: meetingId, seconds: minutes * 60, reason: 'Reserved for a meeting.', at },
  )
  if (outcome === 'refused') throw notSoMany(minutes)
}

function notSoMany(minutes: number): ApiError {
  return insufficient(
    `There ${minutes === 1 ? 'is' : 'are'} not ${inMinutes(minutes)} left to reserve`,
  )
}

function insufficient(what: string): ApiError {
  return new ApiError('insufficient_minutes', `${what}. Nothing was booked; buy a pack first.`)
}
