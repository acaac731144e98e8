import { ApiError } from '../../src/kernel/errors.ts'
import type { MeetingState } from '../generated/operations.ts'

type Meeting = { state: MeetingState; notesDeletedAt: Date | string | null }

/**
 * Why a meeting has no transcript or recap: `not_ready` if there may be one later, else `not_found`, so that clients
 * stop polling.
 */
export function withoutNotes(
  what: 'transcript' | 'recap',
  { state, notesDeletedAt }: Meeting,
): ApiError {
  const never = notesDeletedAt === null ? NEVER[state] : 'what was said there was deleted'
  return never === undefined
    ? new ApiError('not_ready', `The ${what} is not there yet.`)
    : new ApiError('not_found', `There will be no ${what}: ${never}.`)
}

const NEVER: Partial<Record<MeetingState, string>> = {
  CANCELLED: 'the meeting was cancelled',
  FAILED: 'the meeting failed',
}
