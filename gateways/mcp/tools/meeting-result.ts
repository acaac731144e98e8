import { z } from 'zod'
import { type MeetingFieldsFragment, MeetingFieldsFragmentDoc } from '../../generated/operations.ts'
import { shapeOf } from '../../wire/json-schema-of-fragment.ts'
import { renderMeeting } from '../../wire/render-meeting.ts'
import { tellMeeting } from './meeting-in-words.ts'
import type { Told } from './tool-errors.ts'

/** A meeting in the same form as in REST. */
export const MeetingResult = shapeOf(MeetingFieldsFragmentDoc, {
  id: z.string().meta({ description: 'Give it to the other tools as meeting_id.' }),
})

export function toldMeeting(meeting: MeetingFieldsFragment): Told {
  return { says: tellMeeting(meeting), result: renderMeeting(meeting) }
}
