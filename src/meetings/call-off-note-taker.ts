import type { App } from '../app.ts'
import type { MeetingKey } from './advance-meeting.ts'
import { noteTakerOf } from './book-note-taker.ts'
import { followBot } from './follow-bot.ts'

/**
 * Has the bot leave: its owner cancelled, or its time is up. A bot that is still being booked is cancelled by the
 * booking. A meeting deleted with its account has none.
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
