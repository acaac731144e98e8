import type { Owner } from '../accounts/viewer.ts'
import type { App } from '../app.ts'
import { ApiError } from '../errors.ts'
import { parseInput } from '../parse-input.ts'
import { MeetingOrder } from './meeting-order.ts'
import type { MeetingView } from './read-meetings.ts'

/**
 * Sends a note-taker to a meeting. No note-taker service is connected yet, so that an order that is right is told so.
 * @throws {ApiError} invalid_request, meeting_url_required, not_enabled
 */
export async function scheduleMeeting(
  app: App,
  _viewer: Owner,
  input: unknown,
): Promise<MeetingView> {
  parseInput(MeetingOrder, input)
  throw new ApiError(
    'not_enabled',
    app.config.meetingNotes
      ? 'Note-takers cannot be sent to meetings yet. Nothing was booked or reserved.'
      : 'Meeting notes are switched off on this deployment. Nothing was booked or reserved.',
  )
}
