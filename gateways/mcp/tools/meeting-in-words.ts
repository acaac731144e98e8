import type {
  MeetingFieldsFragment,
  MeetingState,
  RecapFieldsFragment,
} from '../../generated/operations.ts'

const STATE: Record<MeetingState, string> = {
  SCHEDULED: 'The note-taker is booked and joins at its time.',
  CONFIRMING: 'The note-taker is being booked; get_meeting tells when it is.',
  JOINING: 'The note-taker is joining.',
  WAITING_ROOM: 'The note-taker waits to be let in: somebody in the meeting has to admit it.',
  IN_MEETING: 'The note-taker is in the meeting.',
  PROCESSING: 'The meeting is over; the recap is being written.',
  DONE: 'The meeting is over; get_meeting_summary has the recap.',
  CANCELLED: 'The note-taker was cancelled.',
  FAILED: 'There are no notes of this meeting.',
}

/** A meeting in a few words, for a model or person that does not read the JSON. */
export function tellMeeting({
  id,
  title,
  state,
  starts_at,
  failure,
}: MeetingFieldsFragment): string {
  const why = failure ? ` ${failure.reason}` : ''
  return `${title ?? 'Meeting'} (${id}, ${starts_at}): ${STATE[state]}${why}`
}

export function tellRecap(recap: RecapFieldsFragment): string {
  const { title, meeting_id, summary, decisions, action_items, open_questions } = recap
  const counts =
    `decisions: ${decisions.length}, action items: ${action_items.length}, open ` +
    `questions: ${open_questions.length}`
  return `${title} (${meeting_id}): ${summary} (${counts})`
}
