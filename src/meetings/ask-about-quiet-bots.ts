import type { App } from '../app.ts'
import { addSeconds } from '../kernel/clock.ts'
import { followBot } from './follow-bot.ts'
import { endOverdue, type Quiet } from './give-up-overdue-bots.ts'

/** A bot without news for this long is asked about. */
const QUIET_SECONDS = 60
const MEETINGS_MAX = 100

/**
 * Asks the service about bots without news, so that a lost webhook costs a minute, and gives up bots that will never
 * end.
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

/** Marked as asked before asking, so that failing requests do not delay the others. */
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
