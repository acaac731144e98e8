import { keptWith } from '../src/kernel/kept-with.ts'
import { type MeetingView, readMeeting } from '../src/meetings/read-meetings.ts'
import type { Context } from './context.ts'

const asked = keptWith<Context, Map<string, Promise<MeetingView>>>('meetings asked for')

/** The meeting of an action item, read once per request: a page's items belong to few meetings. */
export function loadMeeting(context: Context, meetingId: string): Promise<MeetingView> {
  const meetings = asked.once(context, () => new Map<string, Promise<MeetingView>>())
  const meeting = meetings.get(meetingId) ?? readItsMeeting(context, meetingId)
  meetings.set(meetingId, meeting)
  return meeting
}

async function readItsMeeting({ app, viewer }: Context, meetingId: string): Promise<MeetingView> {
  const meeting = await readMeeting(app, viewer, meetingId)
  if (!meeting) throw new Error(`an item of ${meetingId}, which is no meeting of its account`)
  return meeting
}
