import type { Owner } from '../accounts/viewer.ts'
import type { App } from '../app.ts'
import { ApiError, notFound } from '../errors.ts'
import { type MeetingView, readMeeting } from './read-meetings.ts'

/**
 * Calls a note-taker off; a meeting that is cancelled stays so. One that still runs cannot be stopped before a
 * note-taker service is connected.
 * @throws {ApiError} not_found, meeting_finished, not_enabled
 */
export async function cancelMeeting(app: App, viewer: Owner, id: string): Promise<MeetingView> {
  const meeting = await readMeeting(app, viewer, id)
  if (!meeting) throw notFound('meeting')
  if (meeting.state === 'cancelled') return meeting
  if (meeting.state === 'done' || meeting.state === 'failed') {
    throw new ApiError('meeting_finished', 'This meeting is over; there is nothing left to cancel.')
  }
  throw new ApiError('not_enabled', 'Note-takers cannot be called off here yet.')
}
