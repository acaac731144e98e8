import type { App } from '../app.ts'
import type { MeetingKey } from './advance-meeting.ts'
import { noteTakerOf } from './book-note-taker.ts'
import { followBot } from './follow-bot.ts'

/**
 * Has the bot of a meeting leave: its owner called it off, or its time is up. One that is only being booked is called
 * off by the booking itself. A meeting that is gone with its account has none.
 */
export async function callOffNoteTaker(app: App, { accountId, meetingId: id }: MeetingKey) {
  const meeting = await app.db.meeting.findUnique({
    where: { accountId_id: { accountId, id } },
  })
  if (!meeting) return
  const { botId, leftAt, state } = meeting
  if (!botId || leftAt || state === 'failed') return
  const noteTaker = noteTakerOf(app, meeting)
  await noteTaker.callOff(botId)
  await followBot(app, { provider: noteTaker.name, botId })
}
