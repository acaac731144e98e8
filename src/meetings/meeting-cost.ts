import { billedMinutes } from '../billing/billed-time.ts'
import type { Course } from './meeting-progress.ts'
import { inMinutes } from './meeting-words.ts'

export type Cost = { minutes: number; reason: string }

/**
 * The cost of a meeting once final: every begun minute between being let in and leaving, by the service's clock. A
 * failed meeting is free. Undefined while it is running, also after cancelling until the note-taker has left.
 */
export function costOf({ state, joinedAt, leftAt, failure }: Course): Cost | undefined {
  switch (state) {
    case 'failed':
      return {
        minutes: 0,
        reason: `Free, as it failed: ${failure?.reason ?? 'no recap came of it.'}`,
      }
    case 'cancelled':
      return joinedAt ? attended(joinedAt, leftAt, 'Called off during the meeting') : CALLED_OFF
    case 'done':
      return attended(joinedAt, leftAt, 'Notes taken')
    default:
      return undefined
  }
}

const CALLED_OFF: Cost = { minutes: 0, reason: 'Free, as it was called off before it began.' }

function attended(joinedAt: Date | null, leftAt: Date | null, what: string): Cost | undefined {
  if (!joinedAt || !leftAt) return undefined
  const minutes = billedMinutes((leftAt.getTime() - joinedAt.getTime()) / 1_000)
  return { minutes, reason: `${what} for ${inMinutes(minutes)}, rounded up.` }
}
