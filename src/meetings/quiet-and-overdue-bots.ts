import type { App } from '../app.ts'
import { addSeconds } from '../kernel/clock.ts'
import { advanceMeeting } from './advance-meeting.ts'
import { callOffNoteTaker } from './call-off-note-taker.ts'
import { followBot } from './follow-bot.ts'
import { type Failure, failed } from './meeting-progress.ts'

/** A bot that was not heard of for so long is asked about. */
const QUIET_SECONDS = 60
const MEETINGS_MAX = 100
/** After its time, a bot that was told to leave has this long to do so. */
const LEAVES_WITHIN_SECONDS = 60 * 60
const LET_IN_WITHIN_SECONDS = 2 * 60 * 60
const TRANSCRIBED_WITHIN_SECONDS = 6 * 60 * 60

type Quiet = {
  accountId: string
  meetingId: string
  provider: 'recall' | 'attendee'
  botId: string
  maxMinutes: number
  startsAt: Date
  joinedAt: Date | null
  leftAt: Date | null
}

/**
 * Asks the service about bots it was quiet about, so that a lost webhook costs a minute; and gives up those that will
 * never come to an end.
 */
export async function sweepMeetings(app: App): Promise<void> {
  const now = app.clock.now()
  for (const meeting of await takeQuiet(app, now)) {
    try {
      await followBot(app, meeting)
      await endOverdue(app, meeting, now)
    } catch (error) {
      app.log.warn({ error, meetingId: meeting.meetingId }, 'the note-taker cannot be asked about')
    }
  }
}

/** Marked as asked before they are: those that cannot be asked now do not keep the others waiting. */
function takeQuiet(app: App, now: Date) {
  const before = addSeconds(now, -QUIET_SECONDS)
  return app.db.$queryRaw<Quiet[]>`
    UPDATE meetings m SET heard_at = ${now}::timestamptz
      FROM (
        SELECT account_id, id FROM meetings
         WHERE settled_at IS NULL AND bot_id IS NOT NULL AND starts_at < ${before}::timestamptz
           AND (heard_at IS NULL OR heard_at < ${before}::timestamptz)
         ORDER BY heard_at NULLS FIRST LIMIT ${MEETINGS_MAX}
         FOR UPDATE SKIP LOCKED
      ) quiet
     WHERE m.account_id = quiet.account_id AND m.id = quiet.id
    RETURNING m.account_id AS "accountId", m.id AS "meetingId", m.bot_provider AS provider, m.bot_id AS "botId",
              m.max_minutes AS "maxMinutes", m.starts_at AS "startsAt", m.joined_at AS "joinedAt",
              m.left_at AS "leftAt"`
}

async function endOverdue(app: App, meeting: Quiet, now: Date) {
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
