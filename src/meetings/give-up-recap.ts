import type { App } from '../app.ts'
import { advanceMeeting, type MeetingKey } from './advance-meeting.ts'
import { failed } from './meeting-progress.ts'

const NOT_WRITTEN = { reason: 'The recap could not be written.', fault: 'ours' } as const

/**
 * Ends a meeting whose recap failed at every try: its owner is told, and nothing is charged. A meeting deleted with
 * its account has none.
 */
export async function giveUpRecap(app: App, key: MeetingKey): Promise<void> {
  const { accountId, meetingId: id } = key
  const where = { accountId_id: { accountId, id }, state: 'processing' } as const
  if (!(await app.db.meeting.findUnique({ where }))) return
  app.log.error({ meetingId: id }, 'the recap of a meeting was given up')
  await advanceMeeting(app, key, (course) => failed(course, NOT_WRITTEN))
}
