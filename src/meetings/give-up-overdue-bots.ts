import type { App } from '../app.ts'
import { addSeconds } from '../kernel/clock.ts'
import { advanceMeeting } from './advance-meeting.ts'
import { callOffNoteTaker } from './call-off-note-taker.ts'
import { type Failure, failed } from './meeting-progress.ts'

/** How long an overdue bot may take to leave after we ask it to. */
const LEAVES_WITHIN_SECONDS = 60 * 60
const LET_IN_WITHIN_SECONDS = 2 * 60 * 60
const TRANSCRIBED_WITHIN_SECONDS = 6 * 60 * 60

export type Quiet = {
  accountId: string
  meetingId: string
  provider: 'recall' | 'attendee'
  botId: string
  maxMinutes: number
  startsAt: Date
  joinedAt: Date | null
  leftAt: Date | null
}

export async function endOverdue(app: App, meeting: Quiet, now: Date) {
  const end = meeting.joinedAt && addSeconds(meeting.joinedAt, meeting.maxMinutes * 60)
  if (end && !meeting.leftAt && now > end) await callOffNoteTaker(app, meeting)
  const failure = overdue(meeting, end, now)
  if (!failure) return
  await callOffNoteTaker(app, meeting)
  await advanceMeeting(app, meeting, (course) => failed(course, failure))
}

function overdue({ startsAt, leftAt }: Quiet, end: Date | null, now: Date): Failure | undefined {
  const longAfter = (time: Date, seconds: number) => now > addSeconds(time, seconds)
  if (!end && longAfter(startsAt, LET_IN_WITHIN_SECONDS)) {
    return { reason: 'The note-taker was not let in.', fault: 'host' }
  }
  if (leftAt && longAfter(leftAt, TRANSCRIBED_WITHIN_SECONDS)) {
    return { reason: 'No transcript came of the meeting.', fault: 'ours' }
  }
  if (end && !leftAt && longAfter(end, LEAVES_WITHIN_SECONDS)) {
    return { reason: 'The note-taker was lost in the meeting.', fault: 'ours' }
  }
  return undefined
}
