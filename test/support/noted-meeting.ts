import type { App } from '../../src/app.ts'
import { newId } from '../../src/kernel/ids.ts'
import { storeMeeting } from './meeting-rows.ts'

/** A meeting cancelled after something was said: it has a transcript and a recap, and can be cancelled again. */
export async function storeNotedMeeting(app: App, accountId: string): Promise<string> {
  const { id: meetingId } = await storeMeeting(app, accountId, { state: 'cancelled' })
  const segmentId = newId('seg')
  await app.db.meetingSegment.create({
    data: {
      accountId,
      meetingId,
      seq: 1,
      id: segmentId,
      speaker: 'Ana Ruiz',
      startSeconds: 1.5,
      endSeconds: 3,
      text: 'Let us ship on Thursday.',
    },
  })
  const cited = { text: 'Ship on Thursday.', segments: [segmentId] }
  await app.db.recap.create({
    data: {
      accountId,
      meetingId,
      status: 'done',
      title: 'Weekly planning',
      summary: 'The release goes out on Thursday.',
      decisions: [cited],
      actionItems: [{ ...cited, owner: 'Ben', due: null }],
      openQuestions: [],
      engine: 'test',
      createdAt: new Date(),
    },
  })
  return meetingId
}
